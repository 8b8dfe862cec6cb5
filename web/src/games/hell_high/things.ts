/** All that is on the table: those at it as places, oneself, then the others clockwise, and what lies before them. */
import { othersOf } from "../../lib/seats/near";
import { seatName } from "../../lib/seats/seats";
import { together } from "../../lib/text";
import type { Thing, Things } from "../../lib/things/things";
import type { SeatInfo } from "../../lib/wire";
import { say, word } from "./text";
import { type CardView, cardsIn, GLYPHS, KINDS, type PileView, type PlayerView, type RankView, type SmallCard, type View } from "./view";

/** What is seen of a thing closely. */
export type Looked =
  | { kind: "card"; card: CardView }
  | { kind: "rank"; rank: RankView }
  | { kind: "pile"; title: string; left: number; cards: SmallCard[] };

export function things(view: View, seats: SeatInfo[], near: number | null): Things<Looked> {
  const first = near ?? view.players[0]?.seat ?? 0;
  const me = view.players[first];
  const around = me ? [me, ...othersOf(view, first)] : [];
  const spots = around.map((player, at) => ({
    touch: `seat:${player.seat}`,
    name: seatName(seats, player.seat),
    x: at,
    y: 0,
    row: 0,
    steps: Math.min(at, around.length - at),
    away: near === null ? "" : awayOf(at, around.length),
    facts: factsOf(player),
  }));
  return { spots, things: [...cardsIn(view).flatMap(cardThings), ...schoolOf(view), ...view.players.map(({ seat, hp }) => lifeOf(view, seat, hp))] };
}

function cardThings(card: CardView): Thing<Looked>[] {
  return [{ id: `card:${card.card}`, name: card.name, what: { kind: "card", card } }, ...card.bands.map((band, at) => ({ id: `band:${card.card}:${at}`, name: band }))];
}

/** The ladder, the piles, the circles of the glyphs, the slots of a Spell, the dice on the table, and the wizards to choose from. */
function schoolOf({ ranks, main, treasure, dead_deck, resolution, wizards }: View): Thing<Looked>[] {
  const pile = (id: string, title: string, { left, discard }: PileView): Thing<Looked> => ({ id: `pile:${id}`, name: title, what: { kind: "pile", title, left, cards: discard } });
  return [
    ...ranks.map((rank): Thing<Looked> => ({ id: `rank:${rank.rank}`, name: `${rank.rank} · ${rank.title}`, what: { kind: "rank", rank } })),
    pile("main", say("pile.main"), main),
    pile("treasure", say("pile.treasure"), treasure),
    pile("dead", say("pile.dead"), dead_deck),
    { id: "bonus", name: say("bonus.title") },
    ...GLYPHS.map((glyph, at) => ({ id: `glyph:${at}`, name: word("glyph", glyph) })),
    ...KINDS.map((kind, at) => ({ id: `slot:${at}`, name: word("kind", kind) })),
    ...(resolution?.roll?.dice ?? []).map(({ name }, at) => ({ id: `die:${at}`, name: say("die.from", { name }) })),
    ...wizards.map(({ name }, wizard) => ({ id: `wizard:${wizard}`, name })),
  ];
}

function lifeOf({ coming }: View, seat: number, hp: number): Thing<Looked> {
  const blow = coming.find((each) => each.seat === seat);
  return { id: `life:${seat}`, name: blow ? say("life.coming", { hp, amount: blow.amount, after: blow.after }) : say("life", { hp }) };
}

function awayOf(at: number, count: number): string {
  if (at === 0) return say("told.me");
  const right = count - at;
  return at <= right ? say("told.left", { count: at }) : say("told.right", { count: right });
}

function factsOf(player: PlayerView): string[] {
  const names = (cards: { name: string }[]) => together(cards.map(({ name }) => name));
  if (!player.alive) return [say("told.is_dead")];
  return [
    say("told.has", { wizard: player.wizard_name, hp: player.hp, rank: player.rank ?? 0, title: player.rank_title }),
    ...(player.creatures.length > 0 ? [say("told.with", { cards: names(player.creatures) })] : []),
    ...(player.treasures.length > 0 ? [say("told.owns", { cards: names(player.treasures) })] : []),
    ...(player.ready ? [say("told.is_ready")] : []),
  ];
}
