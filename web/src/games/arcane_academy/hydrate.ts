/** A sight with what is printed on its cards and tiles. */
import { bitsOf, printed } from "../../lib/timeline/hydrating";
import type { BagCount, CardView, PlayerView, SpaceView, TileView, View } from "./view";
import type { CardPrint, CardSight, Catalogue, FacePrint, PlayerSight, Sight } from "./wire";

const EMPTY = -1;

export function hydrate(sight: Sight, _scene: null, catalogue: Catalogue): View {
  const open = (card: CardSight) => cardOf(catalogue, card);
  const plain = (card: number) => cardOf(catalogue, { card });
  const upright = (tile: number) => tileOf(catalogue, tile, 0);
  return {
    ...sight,
    players: sight.players.map((player, seat) => playerOf(catalogue, player, seat)),
    public: sight.public.map((card) => card && open(card)),
    centre: sight.centre.map((tile) => (tile === EMPTY ? null : upright(tile))),
    pending: sight.pending.map(upright),
    aside: sight.aside.map(plain),
    discard: sight.discard.map(plain),
    bag: sight.bag.flatMap((left, face): BagCount[] => {
      return left > 0 ? [{ tile: tileView(printed(catalogue.faces, face), EMPTY, 0), left }] : [];
    }),
    gone: sight.gone.map((tile) => faceOf(catalogue, tile).id),
    acting: sight.acting.map(({ space, done }) => ({ space, done: bitsOf(done) })),
  };
}

/** A card as it lies open. */
export function cardView(print: CardPrint, { card, cost, tokens = 0, at_end = 0 }: CardSight): CardView {
  return { ...print, card, cost_now: cost ?? print.cost, tokens, at_end };
}

/** A tile as it lies. */
export function tileView({ id, actions, edges }: FacePrint, tile: number, turn: number): TileView {
  return { tile, face: id, actions, edges: printed(edges, turn), turn };
}

function cardOf({ kinds, cards }: Catalogue, card: CardSight): CardView {
  return cardView(printed(kinds, printed(cards, card.card)), card);
}

function faceOf({ faces, tiles }: Catalogue, tile: number): FacePrint {
  return printed(faces, printed(tiles, tile));
}

function tileOf(catalogue: Catalogue, tile: number, turn: number): TileView {
  return tileView(faceOf(catalogue, tile), tile, turn);
}

function playerOf(catalogue: Catalogue, { top, tired, linked, under, ...player }: PlayerSight, seat: number): PlayerView {
  const spaces = top.map(
    (laid, space): SpaceView => ({
      tile: laid === EMPTY ? null : tileOf(catalogue, laid >> 2, laid & 3),
      tired: tired[space] ?? 0,
      covered: under.flatMap(([at, tile]) => (at === space ? [tileOf(catalogue, tile, 0)] : [])),
      linked: bitsOf(linked[space] ?? 0),
    }),
  );
  const cards = (shown: CardSight[]) => shown.map((card) => cardOf(catalogue, card));
  const { hand, spells, items } = player;
  return { ...player, seat, spaces, hand: cards(hand), spells: cards(spells), items: cards(items), completed: spells.length + items.length };
}
