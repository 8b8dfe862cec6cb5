/** What the screen does for each kind of event. */
import { glide, roll, shatter, times, walk, type Drawing } from "../../../lib/show/drawings";
import type { Effects } from "../../../lib/show/effects";
import { walkTime } from "../../../lib/show/geometry";
import type { Facts } from "../events";
import type { DieView, View } from "../view";
import type { Catalogue, DieFace } from "../wire";
import { placesOf } from "./dice";
import { trailAlong } from "./route";

/** What is on its way: a die of a colour, a scroll or a seal as it lay on the board, a guardian. */
export type Travelling = { die: string } | { seal: number } | { scroll: number } | { guardian: string };
type Draws = readonly Drawing<Travelling>[];

const ARRIVED = 0.85; // of a walk, when the seal breaks

const titleOf = ({ scroll }: { scroll: number }, { scrolls }: Catalogue) => scrolls[scroll]?.name ?? "";
const faceOf = ({ dice }: Catalogue, die: number): DieFace => dice[die] ?? { element: "", value: 0 };
const spaceOf = ({ board }: View, node: number) => `space:${board.nodes[node]?.node}`;
const line = ({ board }: View, ...nodes: number[]) => nodes.flatMap((node) => board.nodes[node] ?? []);
const breaking = (view: View, node: number, seal: number, { seals }: Catalogue, after = 0) => shatter({ seal }, spaceOf(view, node), `el-${seals[seal]?.element}`, after);
const guards = ({ scroll }: { scroll: number }, { scrolls }: Catalogue): Draws => {
  const guardian = scrolls[scroll]?.element ?? "";
  return [glide({ guardian }, `guardian:${guardian}`, `guardian:${guardian}`)];
};
const handOf = ({ players }: View, seat: number): DieView[] => players[seat]?.dice ?? [];
const toSupply = (seat: number, dice: number[], catalogue: Catalogue): Draws =>
  dice.map((die) => glide({ die: faceOf(catalogue, die).element }, `dice:${seat}`, `supply:${faceOf(catalogue, die).element}`));
const rolled = (view: View, seat: number, faces: DieFace[]): Draws => [roll(...placesOf(handOf(view, seat), faces).map((place) => `die:${seat}:${place}`))];
const faces = (catalogue: Catalogue, dice: number[]) => dice.map((die) => faceOf(catalogue, die));

export const EFFECTS: Effects<Facts, View, Catalogue> = {
  mage: { shows: "The mage appears on the board and lights up.", sound: "place" },
  taken: {
    shows: "Dice fly from the supply to the player, and their fields light up.",
    sound: "gain",
    draws: ({ seat, coming }, { supply }) => coming.flatMap((n, colour) => times(n, () => glide({ die: supply[colour]?.element ?? "" }, `supply:${supply[colour]?.element}`, `dice:${seat}`))),
  },
  round: {
    shows: "All dice are thrown anew, and the log begins a new round.",
    sound: "roll",
    draws: ({ dice }) => [roll(...dice.flatMap((hand, seat) => hand.map((_, place) => `die:${seat}:${place}`)))],
  },
  give_up: { shows: "The dice of the player light up and fly back to the supply.", sound: "lose", draws: ({ seat, dice }, _, catalogue) => toSupply(seat, dice, catalogue) },
  finish: { shows: "The seat lights up and its scrolls turn face up.", sound: "turn" },
  break: {
    shows: "The mage or its familiar walks the way that was told, then the seal shatters; dice fly back to the supply, and a scroll flies to its new owner.",
    sound: "strike",
    mark: "point",
    draws: ({ seat, node, seal, paid, by_familiar, steps }, view, catalogue) => {
      const way = by_familiar ? [] : trailAlong(view.board, steps.flatMap((step) => view.board.nodes[step]?.node ?? []));
      const arrives = by_familiar ? 0 : walkTime(way) * ARRIVED;
      const scroll = catalogue.seals[seal]?.scroll ?? null;
      return [
        walk(by_familiar ? `familiar:${seat}` : `mage:${seat}`, way),
        ...toSupply(seat, paid, catalogue),
        breaking(view, node, seal, catalogue, arrives),
        ...(scroll === null ? [] : [glide({ scroll }, spaceOf(view, node), [`scroll:${scroll}`, `scrolls:${seat}`], arrives)]),
      ];
    },
  },
  store: { shows: "The seal goes to the scroll on which it is kept, and which lights up.", sound: "place", draws: ({ seat, scroll, token }) => [glide({ seal: token }, `mage:${seat}`, `scroll:${scroll}`)] },
  join: { shows: "The node and the familiar light up, and the familiar is with its mage again.", sound: "step" },
  add: { shows: "The scroll and the dice light up, and the changed die rolls over.", name: titleOf, sound: "roll", draws: ({ seat, now }, view, catalogue) => rolled(view, seat, faces(catalogue, [now])) },
  change: {
    shows: "The scroll and the dice light up; dice of the old colour fly to the supply, those of the new one from there.",
    name: titleOf,
    sound: "roll",
    draws: ({ seat, dice, into }, { supply }, catalogue) => [...toSupply(seat, dice, catalogue), ...dice.map(() => glide({ die: supply[into]?.element ?? "" }, `supply:${supply[into]?.element}`, `dice:${seat}`))],
  },
  renew: { shows: "The scroll and the dice light up, and the dice that were rolled again roll over.", name: titleOf, sound: "roll", draws: ({ seat, rolled: now }, view, catalogue) => rolled(view, seat, faces(catalogue, now)) },
  raise: { shows: "The scroll and the dice light up, and the changed dice roll over.", name: titleOf, sound: "roll", draws: ({ seat, now }, view, catalogue) => rolled(view, seat, faces(catalogue, now)) },
  lower: { shows: "The scroll and the victim's dice light up, and the changed dice roll over.", name: titleOf, sound: "roll", draws: ({ victim, now }, view, catalogue) => rolled(view, victim, faces(catalogue, now)) },
  grow: {
    shows: "The scroll lights up, a die flies from the supply and rolls.",
    name: titleOf,
    sound: "gain",
    draws: ({ seat, die }, view, catalogue) => [glide({ die: faceOf(catalogue, die).element }, `supply:${faceOf(catalogue, die).element}`, `dice:${seat}`), ...rolled(view, seat, faces(catalogue, [die]))],
  },
  exchange: {
    shows: "The scroll and both nodes light up, and the two seals change places.",
    name: titleOf,
    sound: "place",
    draws: ({ a, b }, view) => [walk(spaceOf(view, a), line(view, b, a)), walk(spaceOf(view, b), line(view, a, b))],
  },
  disintegrate: { shows: "The scroll lights up and the seal shatters where it lies.", name: titleOf, sound: "strike", draws: ({ node, token }, view, catalogue) => [breaking(view, node, token, catalogue)] },
  deceive: {
    shows: "The scroll and the dice of both light up, and the dice that trade their colours roll over.",
    name: titleOf,
    sound: "lose",
    draws: ({ seat, victim, own, theirs }, view, catalogue) => {
      const [mine, yours] = [faceOf(catalogue, own), faceOf(catalogue, theirs)];
      return [...rolled(view, seat, [{ ...mine, element: yours.element }]), ...rolled(view, victim, [{ ...yours, element: mine.element }])];
    },
  },
  transfer: {
    shows: "The two scrolls light up and fly to their new owners.",
    name: titleOf,
    sound: "draw",
    draws: ({ seat, victim, own, theirs }) => [glide({ scroll: own }, [`scroll:${own}`, `scrolls:${seat}`], [`scroll:${own}`, `scrolls:${victim}`]), glide({ scroll: theirs }, [`scroll:${theirs}`, `scrolls:${victim}`], [`scroll:${theirs}`, `scrolls:${seat}`])],
  },
  steal: { shows: "The scroll and the dice of both light up, and the die goes from one to the other.", name: titleOf, sound: "lose", draws: ({ seat, victim, die }, _, catalogue) => [glide({ die: faceOf(catalogue, die).element }, `dice:${victim}`, `dice:${seat}`)] },
  exploit: { shows: "The scroll that works for another lights up.", sound: "cast" },
  send: { shows: "The scroll and the node light up, and the familiar goes there.", name: titleOf, sound: "step", draws: ({ seat, node }, view) => [walk(`familiar:${seat}`, [...view.board.nodes.filter((each) => each.node === view.players[seat]?.node), ...line(view, node)])] },
  post: { shows: "The scroll, the node and the guardian light up, and the guardian goes there.", name: titleOf, sound: "place", draws: (facts, _, catalogue) => guards(facts, catalogue) },
  withdraw: { shows: "The scroll and the guardian light up, and the guardian goes back beside the board.", name: titleOf, sound: "step", draws: (facts, _, catalogue) => guards(facts, catalogue) },
  pass: { shows: "The scroll and what is passed light up; the walk is shown when the seal breaks.", name: titleOf, sound: "step" },
  speed: { shows: "The scroll lights up.", name: titleOf, sound: "cast" },
  end: { none: "The result is shown at once.", ends: true, sound: "win" },
};
