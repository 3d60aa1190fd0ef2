// An adapter in JavaScript, without packages, at level `setup`: the course of a turn of Trails, in which nothing is
// played. Where a player could do more, it answers `unsupported`, which never counts against an engine.
import { createInterface } from "node:readline";

const PLAYERS = ["Alice", "Bob"];
const ZONES = ["deck", "hand", "field", "homebase", "trail", "exile zone"];
const BOULDER = { name: "Boulder", type: "UNIT", "sub-name": "Common", "CP cost": 60, STR: 1, DEF: 1 };
const other = (player) => PLAYERS[1 - PLAYERS.indexOf(player)];
const each = (names, value) => Object.fromEntries(names.map((name) => [name, value(name)]));
const key = (option) => JSON.stringify(Object.entries(option).sort());
const refuse = (why, clause = "") => { throw { refused: { why, clause } }; };
const unsupported = (what) => { throw { unsupported: { what } }; };

// The rows of the turn: what is done there, what is asked, whether players get priority, what follows if not the next.
const TURN = {
  "703.1": {}, "703.2": { window: true }, "703.3": {}, "703.4": { window: true },
  "703.5": { does: (g) => { g.performing = g.initiative; } },
  "703.6a": { does: (g) => { g.draw(); g.draw(); } }, "703.6b": {}, "703.6c": { window: true, ends: true },
  "703.7a": { does: (g) => g.askForHomebase() }, "703.7b": {}, "703.7c": { window: true, ends: true },
  "703.8a": { does: (g) => { g.numbers[g.performing].CP += g.zones[g.performing].homebase.length; } }, "703.8b": {},
  "703.8c": { window: true, ends: true, next: (g) => g.next(g.performing === g.initiative, "703.6a", "704.1") },
  "704.1": {}, "802.1": {}, "802.2": { window: true },
  "802.3": { does: (g) => { g.performing = g.initiative; g.idle = 0; } },
  "803.1": {}, "803.2": { window: true },
  "803.3": { does: (g) => g.askForAttackers(), ends: true, next: (g) => g.next(++g.idle < 2, "803.1", "802.4") },
  "802.4": {}, "802.5": { window: true, ends: true },
  "705.1": {}, "705.2": { window: true }, "705.3": {}, "705.4": { window: true, ends: true },
  "705.5": { does: (g) => g.checkBond() },
  "705.6": { does: (g) => g.everywhere().some((card) => card.marks.includes("stunned")) && unsupported("curing") },
  "705.7": {}, "705.8": { does: (g) => g.everywhere().forEach((card) => { card.orientation &&= "ready"; }) },
  "705.9": { does: (g) => { g.initiative = other(g.initiative); g.turn += 1; }, next: () => "703.1" },
};
const ROWS = Object.keys(TURN);

class Game {
  constructor(number, { at, turn = 1, roles = {}, players = {}, cards, memory, shared }) {
    Object.assign(this, { number, turn, cards, idle: 0, ids: 0, initiative: "Alice", performing: null, ...roles });
    if (!TURN[at] || memory || shared) unsupported(`a start at ${at}, or with effects`);
    if (Object.values(cards).some((card) => card.abilities?.length)) unsupported("abilities");
    this.numbers = each(PLAYERS, (player) => ({ bond: 20, CP: 0, EP: 0, ...players[player]?.numbers }));
    this.zones = each(PLAYERS, (player) => each(ZONES, (zone) =>
      (players[player]?.zones?.[zone] ?? []).map((card) => this.arrive({ owner: player, ...card }))));
    this.enter(at);
  }
  arrive(card) { return { marks: [], label: card.card, ...card, id: `c${++this.ids}` }; }
  everywhere() { return PLAYERS.flatMap((player) => Object.values(this.zones[player]).flat()); }
  enter(row) {
    for (this.at = row; !this.result; this.at = this.follower()) {
      TURN[this.at].does?.(this);
      if (TURN[this.at].window && !this.result) this.givePriority(this.performing ?? this.initiative, 0); // 902.2
      if (this.decision) return;
    }
  }
  follower() {
    if (TURN[this.at].ends) PLAYERS.forEach((player) => Object.assign(this.numbers[player], { CP: 0, EP: 0 })); // 302.1b
    return TURN[this.at].next?.(this) ?? ROWS[ROWS.indexOf(this.at) + 1];
  }
  next(again, row, otherwise) {
    this.performing = again ? other(this.performing) : null;
    return again ? row : otherwise;
  }
  move(card, from, to, state) {
    const zones = this.zones[card.owner];
    zones[from] = zones[from].filter((one) => one !== card);
    zones[to].push(this.arrive({ ...card, ...state }));
  }
  draw() {
    const [top] = this.zones[this.performing].deck;
    if (top) this.move(top, "deck", "hand");
    else this.end(other(this.performing), "1102.1");
  }
  end(winner, clause) { [this.result, this.decision] = [this.result ?? { winner, clause }, undefined]; }
  checkBond() {
    const [low, high] = [...PLAYERS].sort((a, b) => this.numbers[a].bond - this.numbers[b].bond);
    const tied = this.numbers[low].bond === this.numbers[high].bond;
    if (this.numbers[low].bond <= 0) this.end(tied ? other(this.initiative) : high, "705.5");
  }
  ask(player, kind, clause, options, min, then) {
    Object.assign(this, { decision: { player, kind, clause, options, min, max: 1 }, then });
  }
  askForHomebase() {
    const { hand } = this.zones[this.performing];
    const put = ([option]) => option && this.move(
      hand.find((card) => card.label === option.card), "hand", "homebase", { orientation: "ready", face: "face-down" });
    const options = hand.map((card) => ({ do: "put", card: card.label }));
    if (hand.length) this.ask(this.performing, "homebase card", "703.7a", options, 0, put);
  }
  askForAttackers() {
    if (this.zones[this.performing].field.length) unsupported("attacks");
    this.ask(this.performing, "attackers", "803.3", [{ do: "pass" }], 1, () => {});
  }
  givePriority(player, passes) {
    const { hand, homebase, field } = this.zones[player];
    const deploys = this.at === "703.8c" && player === this.performing; // 902.4h
    const plays = ({ card, face }) => [this.cards[card].properties.type].flat().some((type) =>
      ["EVENT", "BASE"].includes(type) ? face !== "face-up" : deploys && !face && this.affords(player, card));
    if (field.length > 1 || [...hand, ...homebase].some(plays)) unsupported("playing cards, and SCLM Support");
    const ready = homebase.filter((card) => card.orientation === "ready");
    const options = [{ do: "pass" }, ...ready.map((card) => ({ do: "gain EP", card: card.label }))];
    this.ask(player, "priority", "902.4", options, 1, ([{ card }]) => {
      if (!card) return passes ? undefined : this.givePriority(other(player), 1); // 902.5
      ready.find((one) => one.label === card).orientation = "action";
      this.numbers[player].EP += 1; // 1217.2
      this.givePriority(player, 0);
    });
  }
  affords(player, card) { return this.cards[card].properties["CP cost"] <= this.numbers[player].CP; }
  decide(answer) {
    if (!this.decision || !Array.isArray(answer)) refuse("a list of options is no answer here");
    const { options, min, max, clause } = this.decision;
    const offered = answer.every((given) => options.some((option) => key(option) === key(given)));
    if (!offered || answer.length < min || answer.length > max) refuse("that is not offered", clause);
    this.decision = undefined;
    this.then(answer);
    if (!this.decision) this.enter(this.follower());
  }
  view(viewer) {
    const { at, turn, initiative, result, decision } = this;
    const performing = this.performing ?? undefined;
    const seen = (card, zone) => viewer === "judge" || (zone !== "deck" && (viewer === card.owner
      || (zone !== "hand" && (zone !== "homebase" || card.face === "face-up"))));
    const show = ({ label, card, ...rest }, zone) => ({ ...rest, ...(seen(rest, zone) && { card,
      printed: this.cards[card].properties }), ...(viewer === "judge" && { label }) });
    const players = each(PLAYERS, (player) => ({ numbers: this.numbers[player],
      zones: each(ZONES, (zone) => this.zones[player][zone].map((card) => show(card, zone))) }));
    const roles = { initiative, primary: performing ?? initiative, performing };
    const own = [decision?.player, "judge"].includes(viewer);
    return { viewer, at, turn, roles, players, result, decision: own ? decision : undefined };
  }
}
