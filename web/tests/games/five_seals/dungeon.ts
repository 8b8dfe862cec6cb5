/** A small dungeon: the hub, one gate, one room, two boxes and a ring door. */
import type { PlayerView, SealView, View } from "../../../src/games/five_seals/view";
import type { BoardNode, BoardView } from "../../../src/games/five_seals/wire";

const node = (name: string, kind: string, x: number, y: number): BoardNode => ({
  node: name,
  kind,
  strength: kind === "seal" || kind === "box" ? 2 : 0,
  segment: name === "C" ? 0 : 1,
  name,
  x,
  y,
  r: 0,
  angle: 0,
  vault: false,
});

export const BOARD: BoardView = {
  id: "FS-BOARD-2P",
  players: 2,
  size: 1000,
  hub: 94,
  nodes: [
    node("C", "open", 500, 500),
    node("1.P", "start", 500, 442),
    node("1.G", "seal", 500, 375),
    node("1.I", "open", 500, 325),
    node("1.A", "box", 560, 280),
    node("1.B", "box", 440, 280),
  ],
  passages: [
    { ends: ["1.P", "C"], points: [], width: 22, stair: false, ring: 0 },
    { ends: ["1.G", "C"], points: [500, 375, 500, 414], width: 18, stair: false, ring: 0 },
    { ends: ["1.G", "1.I"], points: [500, 375, 500, 340], width: 18, stair: false, ring: 0 },
    { ends: ["1.A", "1.I"], points: [560, 280, 545, 310], width: 30, stair: false, ring: 0 },
    { ends: ["1.B", "1.I"], points: [440, 280, 455, 310], width: 30, stair: false, ring: 0 },
  ],
  rooms: [{ node: "1.I", segment: 1, name: "Archive", inner: 154, outer: 196, start: -22, end: 22 }],
};

export const token = (at: string, element: string, strength: number): SealView => ({
  node: at,
  element,
  strength,
  name: `${element} ${strength}`,
  scroll: null,
  reached: false,
  breakable: false,
  guardian: false,
  familiar: null,
});

export const player = (seat: number, changes: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  mage: "witch",
  mage_name: "Witch",
  familiar_name: "Cat",
  node: "1.P",
  familiar: "hand",
  familiar_node: null,
  finished: 0,
  dice: [],
  coming: [],
  scrolls: [],
  score: 0,
  strengths: 0,
  bonus: 0,
  next: false,
  ...changes,
});

export const view = (changes: Partial<View> = {}): View => ({
  board: BOARD,
  round: 1,
  circle_name: "circle I",
  first: 0,
  active: 0,
  step: "turn",
  using: [],
  sixes_left: 8,
  sixes_placed: 8,
  ends_below: 4,
  last_round: false,
  quiet: 0,
  supply: ["fire", "water", "air", "earth"].map((element) => ({ element, left: 3, total: 3 })),
  players: [player(0), player(1, { node: "C" })],
  seals: [],
  guardians: [],
  viewpoint: 0,
  lit: [],
  targets: [],
  paying: null,
  ...changes,
});
