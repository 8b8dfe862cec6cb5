/** A game that exists nowhere else: it is played on the generic board, from view and options alone. */
import type { Replay, ReplayStep, Rulebook, Update } from "../src/lib/wire";
import { OVER } from "./tables";

const NAMES = ["Copper", "Glass", "Paper", "Silver", "Star", "Moon"];

export interface Lanterns {
  lit: (number | null)[]; // by whom
  oil: number[];
  turn: number;
}

export const START: Lanterns = { lit: NAMES.map(() => null), oil: [3, 3, 3], turn: 0 };

export function light(state: Lanterns, at: number): Lanterns {
  return {
    lit: state.lit.map((by, index) => (index === at ? state.turn : by)),
    oil: state.oil.map((oil, seat) => (seat === state.turn ? oil - 1 : oil)),
    turn: (state.turn + 1) % state.oil.length,
  };
}

export function viewOf(state: Lanterns): unknown {
  return {
    round: 1 + state.lit.filter((by) => by !== null).length,
    deck_left: 12,
    players: state.oil.map((oil, seat) => ({ seat, oil, rested: false, glow: 3 - oil })),
    street: NAMES.map((name, index) => ({
      id: `lantern-${index}`,
      name: `${name} lantern`,
      lit: state.lit[index] !== null,
      worth: index + 1,
    })),
  };
}

export function updateOf(state: Lanterns, seq: number, by: number | null, at: number | null): Update {
  const names = ["Mira", "Ines", "Otto"];
  const mine = state.turn === 0;
  const free = NAMES.map((_, index) => index).filter((index) => state.lit[index] === null);
  const burning = NAMES.flatMap((_, index) => (state.lit[index] === null ? [] : [`lantern-${index}`]));
  return {
    type: "update",
    seq,
    by,
    choice: at === null ? "" : `light ${at}`,
    events:
      at === null
        ? [{ seq, kind: "start", text: "Round 1", seat: null, touches: [], heading: true, facts: {}, patch: null }]
        : [
            { seq, kind: "light", text: `${names[by ?? 0]} lights the ${NAMES[at]} lantern.`, seat: by, touches: [`lantern-${at}`], heading: false, facts: {}, patch: null },
            { seq, kind: "oil", text: `One measure of oil burns.`, seat: by, touches: [], heading: false, facts: {}, patch: null },
          ],
    sight: viewOf(state),
    base: "",
    scene: null,
    catalogue: "",
    hash: `${seq}`,
    patch: null,
    questions: mine
      ? [
          {
            seat: 0,
            kind: "light",
            prompt: "Your turn: light a lantern or rest?",
            why: "Each lantern costs one oil.",
            waits: true,
            rules: ["LA-TURN-1"],
            options: [
              ...free.map((index) => ({ choice: `light ${index}`, label: `Light the ${NAMES[index]} lantern`, touches: [`lantern-${index}`], rules: [], loses: "" })),
              { choice: "rest", label: "Rest", touches: [], rules: [], loses: "" },
            ],
            refusals: [{ touches: burning, reason: "This lantern burns already.", rule: "LA-TURN-2" }],
          },
        ]
      : [],
    status: { text: mine ? "Your turn" : `${names[state.turn]} thinks`, awaited: [state.turn], left: null },
    may_undo: mine && seq > 0,
    result: null,
    viewpoint: 0,
    asked: null,
    others: [],
  };
}

export function replay(): Replay {
  const steps: ReplayStep[] = [];
  let state = START;
  for (let seq = 0; seq <= 4; seq += 1) {
    const by = seq === 0 ? null : (seq - 1) % 3;
    if (seq > 0) state = light(state, seq);
    const { events, sight, status, choice } = updateOf(state, seq, by, seq === 0 ? null : seq);
    steps.push({ seq, by, choice, label: events[0]?.text ?? "", events, sight, patch: null, status });
  }
  return { table: OVER, viewpoint: "public", length: 4, steps, scene: null, catalogue: "", note: "" };
}

export function rulebook(game: string): Rulebook {
  return {
    game,
    title: "Lanterns",
    intro: "A street of six lanterns.",
    overview: [
      { id: "goal", title: "The goal", lines: [{ text: "Light the most lanterns.", rules: ["LA-TURN-1"], name: "", picture: "" }] },
      { id: "table", title: "What is on the table", lines: [{ text: "burn until the end of the night.", rules: ["LA-TURN-2"], name: "Lanterns", picture: "LA-LAMP-1" }] },
      { id: "turn", title: "A turn", lines: [{ text: "Light one lantern, or rest.", rules: ["LA-TURN-1"], name: "", picture: "" }] },
      { id: "end", title: "How it ends", lines: [{ text: "When the last lantern burns.", rules: ["LA-TURN-2"], name: "", picture: "" }] },
      { id: "words", title: "Words", lines: [{ text: "What lights a lantern.", rules: ["LA-TURN-1"], name: "oil", picture: "" }] },
    ],
    sections: [
      {
        id: "TURN",
        number: "1",
        title: "The turn",
        intro: "One light a turn.",
        rules: [
          { id: "LA-TURN-1", text: "Light **one** lantern for one oil, or rest (LA-TURN-2).", kind: "rule", refs: ["LA-TURN-2"] },
          { id: "LA-TURN-2", text: "A lantern that burns cannot be lit again.", kind: "rule", refs: [] },
          { id: "LA-AMB-1", text: "A lantern blown out by a card may be lit again.", kind: "ruling", refs: ["LA-TURN-2"] },
        ],
      },
    ],
    cards: NAMES.map((name, index) => ({
      id: `LA-LAMP-${index + 1}`,
      touch_kind: "lantern",
      name: `${name} lantern`,
      group: index < 3 ? "Plain" : "Fine",
      icon: "spell-book",
      text: "Burns until the end of the night.",
      copies: 1,
      facts: [["Worth", String(index + 1)]],
      data: null,
      rulings: ["LA-AMB-1"],
    })),
  };
}
