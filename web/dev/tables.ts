/** Sample tables: gathering, in play, finished. */
import type { HallInfo, ResultInfo, SeatInfo, TableInfo } from "../src/lib/wire";

export function seat(at: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return { seat: at, kind: "person", name, level: "", here: true, away: 0, stand_in: false, mine: false, host: false, ...more };
}

const ME = seat(0, "Mira", { mine: true, host: true });
const INES = seat(1, "Ines");
const OTTO = seat(2, "Otto", { kind: "bot", level: "adept" });

export function table(id: string, game: string, more: Partial<TableInfo> = {}): TableInfo {
  const now = new Date(Date.now() - 4 * 60_000).toISOString();
  return {
    id,
    game,
    version: "1.0",
    phase: "playing",
    seats: [ME, INES, OTTO],
    options: {},
    listed: true,
    watchers: "public", clock: 0,
    hosting: false,
    seq: 9,
    created: now,
    changed: now,
    line: "",
    my_turn: false,
    result: null,
    next_table: "",
    practice: false,
    trial: false,
    conflicts: [],
    ...more,
  };
}

export const RESULT: ResultInfo = {
  ending: "pencils_down",
  rules: ["AA-SCORE-4"],
  text: "Pencils Down: Mira handed in eight assignments.",
  places: [
    { seat: 0, place: 1, score: 31, won: true, parts: [["Spells", 14], ["Items", 9], ["Tokens", 3], ["End of game", 5]], note: "Won the tie by unspent Shards: 4 to 2 (AA-END-6)." },
    { seat: 1, place: 2, score: 31, won: false, parts: [["Spells", 12], ["Items", 13], ["Tokens", 0], ["End of game", 6]], note: "" },
    { seat: 2, place: 3, score: 22, won: false, parts: [["Spells", 6], ["Items", 11], ["Tokens", 5], ["End of game", 0]], note: "" },
  ],
};

export const GATHERING = table("wolf-7", "wiz_war", {
  phase: "gathering",
  hosting: true,
  options: { schools: ["elemental", "mentalism", "hexcraft"], side: "a", points: 2, minds: true },
  seats: [ME, INES, OTTO, seat(3, "", { kind: "open", here: false })],
});
export const PLAYING = table("lamp-3", "lanterns", { practice: true, my_turn: true, line: "Your turn: light a lantern" });
export const OVER = table("done-1", "lanterns", { phase: "over", result: RESULT, seq: 4 });

export const HALL: HallInfo = {
  mine: [
    table("wolf-8", "wiz_war", { my_turn: true, line: "Your turn: Otto’s Fireball flies at you" }),
    table("a2", "five_seals", { line: "Ines breaks a seal" }),
    table("a3", "wizards_academy", { line: "Jun casts 2 + 4" }),
  ],
  open: [
    table("b1", "hell_high", { phase: "gathering", seats: [seat(0, "Noor"), seat(1, "Lev"), seat(2, "Tam"), seat(3, "", { kind: "open" })] }),
    table("b2", "five_seals", { phase: "gathering", seats: [seat(0, "Paola"), seat(1, "Anton"), seat(2, "", { kind: "open" })] }),
    table("b3", "arcane_academy", { phase: "gathering", seats: [seat(0, "Yuki"), seat(1, "", { kind: "open" })] }),
  ],
  results: [
    table("done-1", "arcane_academy", { phase: "over", result: RESULT }),
    table("c2", "wizards_academy", { phase: "over", result: { ending: "mana", text: "Pest Control: the last mana burned.", rules: ["WA-LOSE-1"], places: [{ seat: 0, place: 1, score: 0, won: false, parts: [], note: "" }] } }),
    table("c3", "arcane_academy", { phase: "over", result: { ...RESULT, text: "Pencils Down came one turn early.", places: [...RESULT.places].map((place) => ({ ...place, won: place.seat === 1 })) } }),
  ],
  watchable: [],
};
