"use strict";
/* Search that forgives slips of the pen. Its entries come from press-search-index.js, a script rather than data to
   be fetched, so that it works from a folder of files. */
(() => {
  const root = document.documentElement.dataset.content_root || "./";
  const NAMES = {
    rule: "Rule", scenario: "Scenario", card: "Card", hero: "Hero", area: "Area", term: "Word", chapter: "Chapter",
    erratum: "Erratum", ruling: "Ruling",
  };
  const TITLE = 10, ALSO = 8, TEXT = 1, LONGER = 0.9;
  /* Words of a question that say nothing of what is asked for. */
  const SMALL = new Set("a an are can do does how i if in is it many may much my of the to what when where which who".split(" "));

  /* Words ------------------------------------------------------------------------------------------------- */

  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const wordsOf = (text) => plain(text).match(/[\p{L}\p{N}]+|[♠♥♣♦]/gu) || [];

  /* How many letters to insert, drop, change or swap to get from a to b, counted up to `most`. */
  function slips(a, b, most) {
    if (Math.abs(a.length - b.length) > most) return most + 1;
    let before = [], row = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
      const next = [i];
      let least = i;
      for (let j = 1; j <= b.length; j++) {
        next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
          next[j] = Math.min(next[j], before[j - 2] + 1);
        }
        least = Math.min(least, next[j]);
      }
      if (least > most) return most + 1;
      before = row;
      row = next;
    }
    return row[b.length];
  }

  const swapped = (a, b) => a.length === b.length && a !== b && [...a].sort().join("") === [...b].sort().join("");

  /* How well a typed word meets a known one, from 0 to 1. */
  function likeness(typed, known) {
    if (typed === known) return 1;
    if (known.startsWith(typed)) return typed.length > 1 ? LONGER : 0.4;
    if (/[^\u0000-\u02ff]/.test(typed) && known.includes(typed)) return LONGER;
    if (typed.length > 3 && known.includes(typed)) return 0.6;
    if (typed.length < 4) return swapped(typed, known) ? 0.6 : 0;
    const most = typed.length < 8 ? 1 : 2;
    let found = slips(typed, known, most);
    if (found > most && known.length > typed.length) {
      found = Math.min(slips(typed, known.slice(0, typed.length), most), slips(typed, known.slice(0, typed.length + 1), most));
      return found > most ? 0 : 0.55 - 0.1 * found;
    }
    return found > most ? 0 : 0.75 - 0.1 * found;
  }

  /* Finding ----------------------------------------------------------------------------------------------- */

  let lexicon = null;

  function load() {
    if (window.pressIndex) return Promise.resolve(window.pressIndex);
    return new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = `${root}_static/press-search-index.js`;
      script.onload = () => resolve(window.pressIndex);
      script.onerror = () => reject(new Error("the search index could not be read"));
      document.head.append(script);
    });
  }

  function learn(index) {
    const words = new Map(), names = new Map();
    const note = (map, word, number, weight) => {
      if (!map.has(word)) map.set(word, new Map());
      map.get(word).set(number, Math.max(weight, map.get(word).get(number) || 0));
    };
    index.entries.forEach(([kind, , title, also, text], number) => {
      const share = kind === "scenario" || kind === "erratum" ? 0.7 : 1;
      wordsOf(title).forEach((word) => note(words, word, number, TITLE * share));
      wordsOf(also).forEach((word) => note(words, word, number, ALSO * share));
      wordsOf(text).forEach((word) => note(words, word, number, TEXT * share));
      note(names, wordsOf(title).join(""), number, TITLE * 2 * share);
    });
    return { words, names };
  }

  function find(index, query) {
    lexicon = lexicon || learn(index);
    const all = wordsOf(query), telling = all.filter((word) => !SMALL.has(word)), typed = telling.length ? telling : all;
    if (!typed.length) return [];
    const scores = new Map(), marks = new Set();
    const met = typed.map((word) => {
      const best = new Map();
      /* A word that is known as it was typed is meant: "ward" is no slip for "card". */
      const least = lexicon.words.has(word) ? LONGER : 0;
      for (const [known, entries] of lexicon.words) {
        const like = likeness(word, known);
        if (!like || like < least) continue;
        marks.add(known);
        for (const [number, weight] of entries) best.set(number, Math.max(best.get(number) || 0, like * weight));
      }
      return best;
    });
    for (const best of met) {
      for (const [number, score] of best) {
        const [sum, count] = scores.get(number) || [0, 0];
        scores.set(number, [sum + score, count + 1]);
      }
    }
    const joined = all.join(""), nearest = lexicon.words.has(joined) ? LONGER : 0;
    for (const [name, entries] of lexicon.names) {
      const like = name.length <= joined.length + 2 || name.startsWith(joined) ? likeness(joined, name) : 0;
      if (!like || like < nearest) continue;
      for (const [number, weight] of entries) {
        const [sum] = scores.get(number) || [0];
        scores.set(number, [sum + like * weight, typed.length]);
      }
    }
    const most = Math.max(0, ...[...scores.values()].map(([, count]) => count));
    return [...scores].filter(([, [, count]]) => count === most)
      .sort(([a, [one]], [b, [other]]) => other - one || a - b)
      .map(([number]) => ({ entry: index.entries[number], marks }));
  }

  /* Showing ----------------------------------------------------------------------------------------------- */

  const piece = (name, className, text) => Object.assign(document.createElement(name), { className, textContent: text });

  function snippet(text, marks) {
    const shown = document.createElement("span");
    shown.className = "snippet";
    const pieces = text.split(/([\p{L}\p{N}]+)/u);
    const first = pieces.findIndex((part) => marks.has(plain(part)));
    const start = Math.max(0, first - 12);
    if (start) shown.append("… ");
    pieces.slice(start, start + 52).forEach((part) => {
      shown.append(marks.has(plain(part)) ? piece("mark", "", part) : part);
    });
    if (pieces.length > start + 52) shown.append(" …");
    return shown;
  }

  function result(index, { entry: [kind, game, title, also, text, address], marks }) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = root + address;
    link.append(piece("span", `kind kind-${kind}`, NAMES[kind]), piece("span", "title", title));
    if (kind === "rule") link.append(piece("span", "rule-id", also));
    link.append(piece("span", "game", index.games[game]));
    if (text) link.append(snippet(text, marks));
    item.append(link);
    return item;
  }

  function searchBox(form) {
    const input = form.querySelector("input"), list = form.querySelector("ul"), status = form.querySelector("[role=status]");
    let active = -1;
    const choose = (number) => {
      active = number;
      [...list.children].forEach((item, place) => {
        item.setAttribute("aria-selected", String(place === number));
        if (place === number) item.scrollIntoView({ block: "nearest" });
      });
      if (number < 0) input.removeAttribute("aria-activedescendant");
      else input.setAttribute("aria-activedescendant", list.children[number].id);
    };
    const close = () => {
      list.hidden = true;
      input.setAttribute("aria-expanded", "false");
      choose(-1);
    };
    const show = async () => {
      const query = input.value;
      const index = await load();
      if (query !== input.value) return;
      const found = find(index, query);
      list.replaceChildren(...found.slice(0, 10).map((one, number) => {
        const item = result(index, one);
        item.id = `press-found-${number}`;
        item.setAttribute("role", "option");
        item.querySelector("a").tabIndex = -1;
        return item;
      }));
      if (found.length > 10) {
        const more = document.createElement("li");
        more.id = "press-found-more";
        more.className = "more";
        more.setAttribute("role", "option");
        const link = piece("a", "", `All ${found.length} results`);
        link.href = `${form.action}?q=${encodeURIComponent(query)}`;
        link.tabIndex = -1;
        more.append(link);
        list.append(more);
      }
      if (!found.length && query.trim()) list.append(piece("li", "nothing", "Nothing is called or says anything like this."));
      list.hidden = !query.trim();
      input.setAttribute("aria-expanded", String(!list.hidden));
      status.textContent = query.trim() ? `${found.length} found` : "";
      choose(found.length ? 0 : -1);
    };
    input.addEventListener("focus", load, { once: true });
    input.addEventListener("input", show);
    input.addEventListener("keydown", (event) => {
      const count = list.querySelectorAll("[role=option]").length;
      if (event.key === "Escape") { list.hidden ? input.blur() : close(); event.preventDefault(); }
      else if (event.key === "ArrowDown" && count) { choose((active + 1) % count); event.preventDefault(); }
      else if (event.key === "ArrowUp" && count) { choose((active + count - 1) % count); event.preventDefault(); }
      else if (event.key === "Enter" && !list.hidden && active >= 0) {
        event.preventDefault();
        list.children[active].querySelector("a").click();
        close();
      }
    });
    document.addEventListener("click", (event) => { if (!form.contains(event.target)) close(); });
    document.addEventListener("keydown", (event) => {
      const typing = event.target.closest && event.target.closest("input, textarea, select, [contenteditable]");
      if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        input.focus();
        input.select();
      }
    });
  }

  async function searchPage(list) {
    const query = new URLSearchParams(location.search).get("q") || "";
    if (!query.trim()) return;
    const index = await load();
    const found = find(index, query);
    document.getElementById("press-count").textContent = `${found.length} found for “${query}”`;
    list.replaceChildren(...found.map((one) => result(index, one)));
  }

  window.pressLoad = load;
  document.querySelectorAll("form.press-search").forEach(searchBox);
  const all = document.getElementById("press-all");
  if (all) searchPage(all);
})();
