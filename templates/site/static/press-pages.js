"use strict";
/* Courtesies of pages: folded scenarios open when they are linked to or printed, and moved rules are followed. */
(() => {
  async function follow() {
    const anchor = decodeURIComponent(location.hash.slice(1));
    if (!anchor) return;
    const target = document.getElementById(anchor);
    const folded = target && (target.querySelector(":scope > details") || target.closest("details"));
    if (folded) { folded.open = true; target.scrollIntoView(); }
    const game = document.querySelector("link[data-game]");
    if (target || !game) return;
    const moved = (await window.pressLoad()).moved[`${game.dataset.game}#${anchor}`];
    if (moved) location.replace((document.documentElement.dataset.content_root || "./") + moved);
  }

  /* One button folds or unfolds all scenarios of a page. */
  function unfolding() {
    const scenarios = [...document.querySelectorAll(".scenario > details")], title = document.querySelector("article h1");
    if (scenarios.length < 3 || !title) return;
    const button = Object.assign(document.createElement("button"), { className: "press-unfold", type: "button" });
    const name = () => { button.textContent = scenarios.every((one) => one.open) ? "Fold all scenarios" : "Unfold all scenarios"; };
    button.addEventListener("click", () => {
      const open = !scenarios.every((one) => one.open);
      scenarios.forEach((one) => { one.open = open; });
    });
    scenarios.forEach((one) => one.addEventListener("toggle", name));
    name();
    title.after(button);
  }

  window.addEventListener("hashchange", follow);
  window.addEventListener("beforeprint", () => document.querySelectorAll("details").forEach((one) => { one.open = true; }));
  unfolding();
  follow();
})();
