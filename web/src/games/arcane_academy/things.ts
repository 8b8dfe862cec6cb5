/** All that is on the table: one's own Slate as places, its twelve spaces with what lies on each, and everything beside it. */
import { nearSeat, playerOf } from "../../lib/seats/near";
import { seatName } from "../../lib/seats/seats";
import { together } from "../../lib/text";
import type { Thing, Things } from "../../lib/things/things";
import type { SeatInfo } from "../../lib/wire";
import { COLUMNS } from "./board/geometry";
import { CHAOS_MODES, spaceName, tileName } from "./pieces/actions";
import { say } from "./text";
import type { CardView, PlayerView, SpaceView, TileView, View } from "./view";

/** What is seen of a thing closely. */
export type Looked =
  | { kind: "card"; card: CardView; owned: boolean }
  | { kind: "tile"; tile: TileView; space: SpaceView | null; number: number | null }
  | { kind: "slate"; player: PlayerView };

export function things(view: View, seats: SeatInfo[], near: number | null): Things<Looked> {
  const player = playerOf(view, nearSeat(view, near));
  const spots = player.spaces.map((space, number) => ({
    touch: `space:${player.seat}:${number}`,
    name: say("told.place", { space: number }),
    describe: spaceName(view, player, number),
    what: tileOn(space, number),
    x: number % COLUMNS,
    y: Math.floor(number / COLUMNS),
    row: Math.floor(number / COLUMNS),
    steps: null, // nobody stands on a Slate
    away: say("told.lies", { row: Math.floor(number / COLUMNS) + 1, column: (number % COLUMNS) + 1 }),
    facts: space.tile ? factsOf(view, player.seat, space, number) : [],
  }));
  const others = view.players.filter((each) => each !== player);
  return {
    spots,
    things: [
      ...actionsOn(player, true),
      ...others.flatMap((each) => actionsOn(each, false)),
      ...others.flatMap((each) => each.spaces.map((space, number) => ({ id: `space:${each.seat}:${number}`, name: spaceName(view, each, number), what: tileOn(space, number) }))),
      ...view.players.flatMap((each) => ownedBy(each, seatName(seats, each.seat))),
      ...inTheCentre(view),
    ],
  };
}

function tileOn(space: SpaceView, number: number): Looked | undefined {
  return space.tile ? { kind: "tile", tile: space.tile, space, number } : undefined;
}

/** The actions of the tiles on a Slate; those of one's own are told with its places. */
function actionsOn({ seat, spaces }: PlayerView, told: boolean): Thing<Looked>[] {
  return spaces.flatMap(({ tile }, number) =>
    (tile?.actions ?? []).flatMap((group, at) =>
      group.map((action) => ({ id: `action:${seat}:${number}:${at}:${action}`, at: told ? `space:${seat}:${number}` : undefined, name: told ? "" : say(`action.${action}`), describe: say(`action.${action}`) })),
    ),
  );
}

function ownedBy(player: PlayerView, name: string): Thing<Looked>[] {
  const { seat, hand, spells, items } = player;
  return [
    { id: `seat:${seat}`, name },
    { id: `slate:${seat}`, name: say("slate.of", { name }) },
    { id: `larger:${seat}`, name: say("slate.larger", { name }), what: { kind: "slate", player } },
    { id: `will:${seat}`, name: say("will.word") },
    { id: `shards:${seat}`, name: say("shards.word", { count: 2 }) },
    ...hand.map((card) => cardThing(card, false)),
    ...[...spells, ...items].map((card) => cardThing(card, true)),
  ];
}

function inTheCentre({ public: open, centre, pending, aside }: View): Thing<Looked>[] {
  return [
    ...aside.map((card) => cardThing(card, true)),
    ...open.flatMap((card) => (card ? [cardThing(card, false)] : [])),
    ...centre.flatMap((tile) => (tile ? [tileThing(tile, say("tiles.label", { actions: tileName(tile) }))] : [])),
    ...pending.map((tile) => tileThing(tile, tileName(tile))),
    ...CHAOS_MODES.map((mode) => ({ id: `chaos:${mode}`, name: say(`action.${mode}`) })),
    { id: "pencils", name: say("pencils.holder") },
  ];
}

function cardThing(card: CardView, owned: boolean): Thing<Looked> {
  return { id: `card:${card.card}`, name: card.name, what: { kind: "card", card, owned } };
}

function tileThing(tile: TileView, name: string): Thing<Looked> {
  return { id: `tile:${tile.tile}`, name, what: { kind: "tile", tile, space: null, number: null } };
}

function factsOf(view: View, seat: number, space: SpaceView, number: number): string[] {
  const acts = view.active === seat && view.acting.some((each) => each.space === number);
  return [
    ...(space.tile ? [tileName(space.tile)] : []),
    ...(space.tired > 0 ? [say("space.tired")] : []),
    ...(space.covered.length > 0 ? [say("space.stack", { count: space.covered.length + 1 })] : []),
    ...(space.linked.length > 0 ? [say("told.linked", { count: space.linked.length, spaces: together(space.linked.map(String)) })] : []),
    ...(acts ? [say("told.acts")] : []),
  ];
}
