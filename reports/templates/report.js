"use strict";
// All text reaches the page as text nodes, whatever an engine has said.
(() => {
  const root = document.documentElement;
  window.addEventListener("error", (event) => { root.dataset.error = event.message; });
  const { books } = JSON.parse(document.getElementById("data").textContent);
  const names = Object.keys(books);
  for (const book of Object.values(books)) {
    book.order = book.clauses.map((clause) => clause.id);
    book.clauses = new Map(book.clauses.map((clause) => [clause.id, clause]));
  }
  const page = document.getElementById("page");
  const main = document.getElementById("main");
  const tree = document.getElementById("tree");
  const search = document.getElementById("search");
  const articles = [...document.querySelectorAll("article.book")];
  let current = { book: names[0] };

  function make(tag, attributes, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {})) {
      if (value === true) element.setAttribute(name, "");
      else if (value !== false && value !== undefined) element.setAttribute(name, value);
    }
    element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ""));
    return element;
  }
  const href = (book, clause) => `#/${book}/clause/${encodeURIComponent(clause)}`;
  const tile = (clause) => make("i", { class: `tile rung-${clause.level} standing-${clause.standing || "none"}` });
  const shown = (value) => (typeof value === "string" ? value : JSON.stringify(value, null, 2));

  // The tree and its search.

  function buildTree(name) {
    const { clauses, scenes } = books[name];
    const sections = new Map();
    for (const [id, clause] of clauses) {
      if (!sections.has(clause.section)) {
        const box = make("details", { "data-section": clause.section },
          make("summary", {}, `${clause.section} ${clauses.get(clause.section).gist}`));
        sections.set(clause.section, box);
      }
      if (id === clause.section) continue;
      const link = make("a", { href: href(name, id), "data-clause": id, title: clause.gist,
        style: `padding-left:${clause.depth * 9}px` }, tile(clause), make("b", {}, id), make("span", {}, clause.gist));
      const titles = clause.scenes.map((scene) => scenes[scene].name);
      link.words = [id, clause.gist, clause.kind, clause.level, clause.standing, ...titles].join(" ").toLowerCase();
      sections.get(clause.section).append(link);
    }
    tree.replaceChildren(...sections.values());
    tree.dataset.book = name;
  }

  function filter() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const box of tree.children) {
      let inside = 0;
      for (const link of box.querySelectorAll("a")) {
        const id = link.dataset.clause;
        const fits = words.every((word) => (/^\d/.test(word) ? id.startsWith(word) : link.words.includes(word)));
        link.hidden = !fits;
        inside += fits;
      }
      box.hidden = words.length > 0 && inside === 0;
      if (words.length) box.open = inside > 0;
      found += inside;
    }
    document.getElementById("found").textContent = words.length ? `${found} clauses` : "";
  }

  function markInTree(clause) {
    for (const link of tree.querySelectorAll("a[aria-current]")) link.removeAttribute("aria-current");
    const link = clause && tree.querySelector(`a[data-clause="${CSS.escape(clause)}"]`);
    if (!link) return;
    link.setAttribute("aria-current", "page");
    link.parentElement.open = true;
    link.scrollIntoView({ block: "nearest" });
  }

  // Scenarios.

  function stepList(scene, verdict) {
    const told = typeof verdict === "object" ? verdict : null;
    const place = told ? scene.steps.findIndex((step) => step.line === told.line) : -1;
    return make("ol", { class: "steps" }, scene.steps.map((step, at) => {
      const state = verdict === "pass" || at < place ? "ok" : at === place ? "here" : "";
      const table = step.table && make("table", {}, step.table.map((row) => make("tr", {}, row.map((cell) => make("td", {}, cell)))));
      const mark = state === "here" ? make("div", { class: "fail" }, `${told.verdict}: ${told.why}`) : null;
      return make("li", { class: state }, step.text, mark, table, step.doc === undefined ? null : make("pre", {}, step.doc));
    }));
  }

  function facts(told) {
    const list = make("dl");
    const add = (name, ...value) => list.append(make("dt", {}, name), make("dd", {}, ...value));
    if (told.wanted) {
      add("seen", told.seen);
      add("expected", told.wanted);
    } else if (told.why) add("why", told.why);
    if (told.filed) add("filed under", told.filed);
    if (told.reading) add("differs on reading", told.reading);
    if (told.replay) {
      const copy = make("button", { type: "button" }, "copy");
      copy.addEventListener("click", () => navigator.clipboard?.writeText(told.replay).then(() => { copy.textContent = "copied"; }, () => {}));
      add("replay", make("code", {}, told.replay), " ", copy);
    }
    const names = { decision: "open decision", before: "board before", after: "board after", wire: "wire log" };
    const more = Object.entries(names).filter(([name]) => told[name] !== undefined)
      .map(([name, title]) => make("details", {}, make("summary", {}, title), make("pre", {}, shown(told[name]))));
    return [list, ...more];
  }

  function sceneCard(name, id, engine, open) {
    const book = books[name];
    const scene = book.scenes[id];
    const verdict = (book.verdicts[engine] || {})[id];
    const word = verdict === undefined ? "" : verdict.verdict || verdict;
    const others = Object.keys(book.verdicts).filter((other) => other !== engine && book.verdicts[other][id] !== undefined)
      .map((other) => `${other}: ${book.verdicts[other][id].verdict || book.verdicts[other][id]}`);
    return make("details", { class: "scene", open, "data-scene": id },
      make("summary", {}, scene.name, make("b", { class: word === "pass" ? "pass" : "fail" }, word)),
      make("p", {}, make("code", {}, scene.at), " ", make("code", {}, id), " ",
        scene.clauses.map((clause) => [make("a", { href: href(name, clause) }, clause), " "]).flat()),
      others.length ? make("p", {}, others.join("; ")) : null,
      stepList(scene, verdict),
      verdict && typeof verdict === "object" ? facts(verdict) : null);
  }

  // Pages.

  function clausePage(name, id) {
    const book = books[name];
    const clause = book.clauses.get(id);
    if (!clause) return [make("h2", {}, `${name} has no clause ${id}`)];
    const [mutants, own, other] = clause.mutants;
    const chips = [make("li", {}, make("i", { class: `tile rung-${clause.level}` }), clause.level), make("li", {}, clause.kind)];
    if (clause.standing) chips.push(make("li", {}, `${clause.standing} on ${book.engine || "no engine"}`));
    for (const engine of clause.confirmed_by) chips.push(make("li", {}, `confirmed by ${engine}`));
    for (const engine of clause.contradicted_by) chips.push(make("li", {}, `contradicted by ${engine}`));
    const parts = [make("p", {}, make("a", { href: `#/${name}` }, name)), make("h2", {}, id), make("p", { class: "numbers" }, clause.gist),
      make("ul", { class: "chips" }, chips)];
    if (clause.why_not) parts.push(make("p", { class: "note" }, `Excluded: ${clause.why_not}`));
    if (clause.restates) parts.push(make("p", {}, "Restates ", make("a", { href: href(name, clause.restates) }, clause.restates)));
    if (clause.readings.length) {
      parts.push(make("h3", {}, "Readings"), ...clause.readings.map((reading) => {
        const { question, chosen, why, alternatives } = book.readings[reading];
        return make("details", { class: "scene" }, make("summary", {}, question), make("p", {}, make("strong", {}, chosen)), make("p", {}, why),
          make("ul", {}, alternatives.map((text) => make("li", {}, `Other answer: ${text}`))), make("code", {}, reading));
      }));
    }
    if (clause.level !== "excluded" || clause.scenes.length) {
      const few = clause.scenes.length < 4;
      parts.push(make("h3", {}, `Scenarios (${clause.scenes.length})`), ...clause.scenes.map((scene) => {
        const verdict = (book.verdicts[book.engine] || {})[scene];
        return sceneCard(name, scene, book.engine, few || typeof verdict === "object");
      }));
      parts.push(make("h3", {}, "Mutants"), make("p", {}, mutants
        ? `Own scenarios kill ${own} of ${mutants}; those of other clauses ${other} more.` : "No proof is at hand."),
        ...clause.survivors.map(([at, before, after]) => make("div", {}, "survived: ", make("code", {}, at), make("pre", {}, `- ${before}\n+ ${after}`))));
      parts.push(make("h3", {}, `Engine lines (${clause.lines.length})`), reachedBy(clause.reach),
        ...clause.lines.map(([at, source]) => make("div", {}, make("code", {}, at), sourceOf(at, source, clause.reach || {}))));
      if (clause.invariants.length) {
        parts.push(make("h3", {}, `Invariants of fuzzed games (${clause.invariants.length})`),
          make("dl", {}, clause.invariants.map(([invariant, when, gist]) => [make("dt", {}, `${invariant} (${when})`), make("dd", {}, gist)]).flat()));
      }
    }
    return parts;
  }

  const REACHED = { own: "by its own scenarios", other: "only by scenarios of other clauses", fuzz: "only by fuzzed games", never: "never" };

  function reachedBy(reach) {
    const hows = Object.values(reach || {});
    if (!hows.length) return "";
    const told = Object.entries(REACHED).map(([how, words]) => [hows.filter((other) => other === how).length, words]);
    return make("p", { class: "reached" }, `Reached, of ${hows.length} lines: ${told.filter(([count]) => count).map((pair) => pair.join(" ")).join(", ")}.`);
  }

  function sourceOf(at, source, reach) {
    const [, file, first] = /^(.*):(\d+)(?:-\d+)?$/.exec(at);
    return make("pre", {}, source.split("\n").map((line, place) => {
      const how = reach[`${file}:${Number(first) + place}`];
      return make("span", { class: how && `reach-${how}`, title: how && `reached ${REACHED[how]}` }, `${line}\n`);
    }));
  }

  function drawFailures(article, name) {
    const box = article.querySelector(".failures");
    if (box.childElementCount) return;
    const { groups, engine } = books[name];
    if (!groups.length) box.append(make("p", {}, "None."));
    drawGroups(box, name, groups, true);
    const unjudged = notJudged(books[name].verdicts[engine] || {});
    if (unjudged.length) box.append(make("h3", {}, "Not judged, by reason"));
    drawGroups(box, name, unjudged, false);
  }

  function notJudged(verdicts) {
    const reasons = new Map();
    for (const [scene, told] of Object.entries(verdicts)) {
      if (told.verdict !== "unsupported" && !told.reading) continue;
      const key = told.reading ? `differs on the reading ${told.reading}` : told.why;
      reasons.set(key, [...(reasons.get(key) || []), scene]);
    }
    return [...reasons].map(([key, scenes]) => ({ key, scenes })).sort((one, other) => other.scenes.length - one.scenes.length);
  }

  function drawGroups(box, name, groups, opened) {
    const { engine } = books[name];
    groups.forEach((group, place) => {
      const body = make("details", { class: "group", open: opened && place === 0 }, make("summary", {}, make("b", {}, group.key), ` ${group.scenes.length}`));
      const fill = () => {
        if (body.open && body.childElementCount === 1) body.append(...group.scenes.map((scene, at) => sceneCard(name, scene, engine, at === 0)));
      };
      body.addEventListener("toggle", fill);
      fill();
      box.append(body);
    });
  }

  function route() {
    const parts = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
    if (location.hash === "#main") return main.focus();
    const book = names.includes(parts[0]) ? parts[0] : names[0];
    const [, kind, ...rest] = parts;
    const what = rest.join("/");
    current = { book, clause: kind === "clause" ? what : "" };
    if (tree.dataset.book !== book) buildTree(book);
    if (kind === "search") search.value = what;
    filter();
    page.hidden = !current.clause;
    page.replaceChildren(...(current.clause ? clausePage(book, current.clause) : []));
    const view = kind === "view" ? what : "picture";
    for (const article of articles) {
      article.hidden = Boolean(current.clause) || article.dataset.book !== book;
      for (const section of article.querySelectorAll("[data-view]")) section.hidden = section.dataset.view !== view;
      const own = view === "picture" ? `#/${book}` : `#/${book}/view/${view}`;
      for (const link of article.querySelectorAll(".views a")) {
        if (link.getAttribute("href") === own) link.setAttribute("aria-current", "page");
        else link.removeAttribute("aria-current");
      }
      if (!article.hidden && view === "failures") drawFailures(article, book);
    }
    markInTree(current.clause);
    window.scrollTo(0, 0);
    root.dataset.route = location.hash;
  }

  // The keyboard.

  function step(links, from, by) {
    const place = links.indexOf(from);
    const next = links[place < 0 ? 0 : place + by];
    if (next) next.focus();
    return Boolean(next);
  }

  function neighbour(by) {
    const ids = books[current.book].order;
    const next = ids[ids.indexOf(current.clause) + by];
    if (current.clause && next) location.hash = href(current.book, next);
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const active = document.activeElement;
    const typing = active === search;
    const links = () => [...tree.querySelectorAll("a")].filter((link) => link.offsetParent);
    const tiles = active.matches("a.tile") ? [...active.closest(".picture").querySelectorAll("a.tile")] : [];
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (event.key === "/" && !typing) search.focus();
    else if (event.key === "Escape" && typing && search.value) { search.value = ""; filter(); }
    else if (event.key === "Escape") location.hash = `#/${current.book}`;
    else if (event.key === "Enter" && typing) links()[0]?.click();
    else if (by && tiles.length) step(tiles, active, by);
    else if (by && tree.contains(active) && event.key.endsWith("Up")) { if (!step(links(), active, -1)) search.focus(); }
    else if (event.key === "ArrowDown" && (typing || tree.contains(active))) step(links(), active, 1);
    else if (event.key === "[" && !typing) neighbour(-1);
    else if (event.key === "]" && !typing) neighbour(1);
    else return;
    event.preventDefault();
  });

  for (const article of articles) {
    const first = article.querySelector("a.tile");
    if (first) first.tabIndex = 0;
    const select = article.querySelector(".coloring");
    const paint = () => { article.dataset.coloring = select.value; };
    select.addEventListener("change", paint);
    paint();
  }
  search.addEventListener("input", filter);
  window.addEventListener("hashchange", route);
  if (names.length) route();
})();
