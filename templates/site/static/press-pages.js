"use strict";
/* Courtesies of pages: folded scenarios open when they are linked to or printed, moved rules are followed, and the
   menus of a narrow window open from the keyboard. */
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

  /* The theme's signs for its menus are labels, which no keyboard reaches: let them be buttons. */
  function menus() {
    for (const [id, drawer, name] of [["__navigation", ".sidebar-drawer", "Menu"], ["__toc", ".toc-drawer", "On this page"]]) {
      const box = document.getElementById(id), menu = document.querySelector(drawer);
      const signs = [...document.querySelectorAll(`label[for="${id}"] > .icon`)];
      if (!box || !menu) continue;
      menu.id = `${id}-menu`;
      menu.setAttribute("aria-label", name);
      const tell = () => signs.forEach((sign) => sign.setAttribute("aria-expanded", String(box.checked)));
      const turn = (open) => {
        if (box.checked === open) return;
        box.checked = open;
        tell();
        const shown = signs.find((sign) => sign.offsetParent);
        const next = open ? menu.querySelector("a") : shown;
        if (next) next.focus();
      };
      for (const sign of signs) {
        for (const [key, value] of Object.entries({ role: "button", tabindex: "0", "aria-label": name, "aria-controls": menu.id })) {
          sign.setAttribute(key, value);
        }
        sign.addEventListener("keydown", (event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          turn(!box.checked);
        });
      }
      box.addEventListener("change", tell);
      menu.addEventListener("keydown", (event) => { if (event.key === "Escape") turn(false); });
      menu.addEventListener("click", (event) => { if (event.target.closest("a") && box.checked) { box.checked = false; tell(); } });
      tell();
    }
  }

  window.addEventListener("hashchange", follow);
  window.addEventListener("beforeprint", () => document.querySelectorAll("details").forEach((one) => { one.open = true; }));
  menus();
  unfolding();
  follow();
})();
