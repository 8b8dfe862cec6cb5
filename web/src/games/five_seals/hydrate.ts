/** What is seen, with the words and pictures that the catalogue and the scene have for it. */
import { bitsOf, printed } from "../../lib/timeline/hydrating";
import { pathFrom, waysFrom } from "./show/route";
import type { DieView, GuardianView, PlayerView, ScrollView, SealView, SetView, TargetView, View } from "./view";
import type { BoardView, Catalogue, Owner, Paying, Scene, Sight } from "./wire";

const WORD = 50; // nodes in one number of a list of bits
const WEAKEST = 2; // the strength that the list of sets begins with
const OUT = -3; // a guardian that is not in this game
const ON_BINDING = -2;

export function hydrate(sight: Sight, scene: Scene, catalogue: Catalogue): View {
  const board = printed(catalogue.boards, catalogue.boards.findIndex(({ id }) => id === scene.board));
  const players = sight.players.map((owner, seat) => playerOf(owner, seat, sight, board, catalogue));
  const lit = new Set(nodesIn(sight.lit));
  return {
    board,
    round: sight.round,
    circle_name: printed(catalogue.circles, scene.circle),
    first: sight.first,
    active: sight.active,
    step: sight.step,
    using: sight.using ?? [],
    sixes_left: sight.sixes_left,
    sixes_placed: scene.sixes_placed,
    ends_below: scene.ends_below,
    last_round: sight.last_round ?? false,
    quiet: sight.quiet ?? 0,
    supply: sight.supply.map((left, colour) => ({ element: printed(catalogue.elements, colour), left, total: scene.dice })),
    players,
    seals: sealsOf(sight, board, catalogue),
    guardians: sight.guardians.flatMap((node, element) => guardianOf(node, printed(catalogue.elements, element), board)),
    viewpoint: sight.viewpoint,
    lit: [...lit].map((node) => nameOf(board, node)),
    targets: targetsOf(sight, board, catalogue, printed(players, sight.viewpoint)),
    paying: sight.paying ? payingOf(sight.paying, board, printed(players, sight.active).dice) : null,
  };
}

const nameOf = (board: BoardView, node: number) => printed(board.nodes, node).node;

const nodesIn = (words: number[]) => words.flatMap((bits, word) => bitsOf(bits).map((at) => WORD * word + at));

function playerOf(owner: Owner, seat: number, sight: Sight, board: BoardView, catalogue: Catalogue): PlayerView {
  const { node, score, bonus = 0, mage = -1, familiar = -1, dice = [], coming = [], scrolls = [], finished = 0 } = owner;
  const chosen = catalogue.mages[mage];
  const place = familiar >= 0 ? "board" : "hand";
  return {
    seat,
    mage: chosen?.id ?? "",
    mage_name: chosen?.name ?? "",
    familiar_name: chosen?.familiar ?? "",
    node: nameOf(board, node),
    familiar: familiar === ON_BINDING ? "binding" : place,
    familiar_node: familiar >= 0 ? nameOf(board, familiar) : null,
    finished,
    dice: dice.map((die) => printed(catalogue.dice, die)),
    coming: coming.map((colour) => printed(catalogue.elements, colour)),
    scrolls: scrolls.map((scroll) => ownedScroll(scroll, owner, sight, catalogue)),
    score,
    strengths: score - bonus,
    bonus,
    next: seat === sight.next,
  };
}

const lyingScroll = (catalogue: Catalogue, number: number): ScrollView => ({
  ...printed(catalogue.scrolls, number),
  face_up: true,
  in_use: false,
  stored: null,
  synergy: 0,
});

function ownedScroll(number: number, { down = [], stored = [], synergy = [] }: Owner, sight: Sight, catalogue: Catalogue): ScrollView {
  const token = stored.find(([holder]) => holder === number)?.[1];
  const { element, strength } = token === undefined ? { element: "", strength: 0 } : printed(catalogue.seals, token);
  return {
    ...lyingScroll(catalogue, number),
    face_up: !down.includes(number),
    in_use: sight.using?.includes(number) ?? false,
    stored: token === undefined ? null : { element, strength },
    synergy: synergy.find(([scroll]) => scroll === number)?.[1] ?? 0,
  };
}

function sealsOf(sight: Sight, board: BoardView, catalogue: Catalogue): SealView[] {
  const reached = new Set(nodesIn(sight.reached));
  const breakable = new Set(nodesIn(sight.breakable));
  return sight.seals.flatMap((seal, node) => {
    if (seal < 0) return [];
    const { scroll, ...kind } = printed(catalogue.seals, seal);
    const familiar = sight.players.findIndex((player) => player.familiar === node);
    return {
      ...kind,
      node: nameOf(board, node),
      scroll: scroll === null ? null : lyingScroll(catalogue, scroll),
      reached: reached.has(node),
      breakable: breakable.has(node),
      guardian: sight.guardians.includes(node),
      familiar: familiar < 0 ? null : familiar,
    };
  });
}

function guardianOf(node: number, element: string, board: BoardView): GuardianView[] {
  if (node === OUT) return [];
  return [node >= 0 ? { element, place: "board", node: nameOf(board, node) } : { element, place: "beside", node: null }];
}

/** Great scrolls first, then what lies clockwise from the north. */
function targetsOf(sight: Sight, board: BoardView, catalogue: Catalogue, { node: from, dice }: PlayerView): TargetView[] {
  const lit = new Set(nodesIn(sight.lit).map((node) => nameOf(board, node)));
  const ways = waysFrom(board, from, (node) => lit.has(node));
  const found = nodesIn(sight.breakable).map((number) => {
    const { node, angle } = printed(board.nodes, number);
    const { element, strength, scroll } = printed(catalogue.seals, printed(sight.seals, number));
    const sets = printed(printed(sight.sets, catalogue.elements.indexOf(element)), strength - WEAKEST);
    const target = { node, sets: sets.map((places) => setOf(places, dice)), path: pathFrom(ways, node) ?? [from, node] };
    return { target, rank: scroll === null ? 0 : strength, angle };
  });
  return found.sort((a, b) => b.rank - a.rank || a.angle - b.angle).map(({ target }) => target);
}

function payingOf({ node, sets, path }: Paying, board: BoardView, dice: DieView[]): TargetView {
  return { node: nameOf(board, node), sets: sets.map((places) => setOf(places, dice)), path: path.map((step) => nameOf(board, step)) };
}

/** Some of a seat's dice, all of one colour. */
function setOf(bits: number, dice: DieView[]): SetView {
  const places = bitsOf(bits);
  const values = places.map((place) => printed(dice, place).value).sort((a, b) => b - a);
  return {
    element: printed(dice, printed(places, 0)).element,
    values,
    sum: values.reduce((sum, value) => sum + value, 0),
    dice: places,
    keeps: [...dice.keys()].filter((place) => !places.includes(place)),
  };
}
