/** The table in words: the round, whose Spell acts, and how everybody stands. */
import { type Told, told } from "../../../lib/log/chapter";
import { seatName } from "../../../lib/seats/seats";
import { together } from "../../../lib/text";
import { severally } from "../../../lib/things/things";
import type { SeatInfo } from "../../../lib/wire";
import type { CardView, PlayerView, View } from "../view";
import { say, word } from ".";

const BANDS = ["1–4", "5–9", "10+"];

export function inWords(view: View, seats: SeatInfo[], near: number | null): Told {
  const name = (seat: number) => seatName(seats, seat);
  const order = [...view.order].map(({ seat }) => name(seat));
  const game = told(
    say("told.round", { game: view.game, games: view.games, round: view.round }),
    view.active !== null && say("told.active", { name: name(view.active) }),
    view.bonus && say("told.bonus", { glyph: word("glyph", view.bonus) }),
    view.step === "resolve" && order.length > 0 && say("told.order", { names: together(order) }),
    view.resolution && say("told.casts", { name: name(view.resolution.seat), spell: view.resolution.name }),
  );
  const table = [{ title: say("told.game"), lines: game }, ...view.players.map((player) => ({ title: name(player.seat), lines: wizard(player) }))];
  return { threats: threats(view, name, near), table, unknown: unknown(view, name, near) };
}

type Name = (seat: number) => string;

/** Damage that is coming, whose Spells act before mine, and how little is left to me. */
function threats(view: View, name: Name, near: number | null): string[] {
  const me = near === null ? undefined : view.players[near];
  const mine = view.order.findIndex(({ seat }) => seat === near);
  const before = view.step === "resolve" ? view.order.filter(({ seat, state }, at) => at < mine && state !== "acted" && seat !== near) : [];
  return told(
    ...view.coming.map(({ amount, seat, before: life, after }) => say("told.coming", { amount, name: name(seat), life, after })),
    before.length > 0 && say("told.before", { names: together(before.map(({ seat }) => name(seat))) }),
    me?.alive && me.hp <= 5 && say("told.weak", { hp: me.hp }),
    ...view.players.filter(({ seat, lws }) => seat !== near && lws > 0).map(({ seat, lws }) => say("told.wins", { name: name(seat), count: lws })),
  );
}

/** What the table may know of what nobody sees: what lies in the discard piles, and what each rival has shown. */
export function unknown(view: View, name: Name, near: number | null): string[] {
  const gone = severally(view.main.discard.map((card) => card.name));
  const shown = view.players.filter(({ seat, known }) => seat !== near && known.length > 0);
  return told(
    say("told.decks", { main: view.main.left, treasure: view.treasure.left, dead: view.dead_deck.left }),
    gone.length > 0 ? say("told.discards", { cards: together(gone) }) : say("told.no_discards"),
    view.treasure.discard.length > 0 && say("told.gone_treasures", { cards: together(view.treasure.discard.map((card) => card.name)) }),
    ...shown.map(({ seat, known }) => say("told.known", { name: name(seat), cards: together(known.map((card) => card.name)) })),
  );
}

function wizard(player: PlayerView): string[] {
  const names = (cards: { name: string }[]) => together(cards.map((card) => card.name));
  const { wizard_name, hp, points } = player;
  if (!player.alive) return [say("told.dead", { wizard: wizard_name, points })];
  const rank = say("told.rank", { rank: player.rank ?? 0, title: player.rank_title });
  return told(
    say("told.player", { wizard: wizard_name, hp, rank, points, hand: player.hand_size }),
    player.ready && say("told.ready"),
    player.spell.length > 0 && say("told.spell", { cards: names(player.spell.map(({ card }) => card)) }),
    player.spell.length === 0 && (player.spell_size ?? 0) > 0 && say("told.secret", { count: player.spell_size ?? 0 }),
    player.treasures.length > 0 && say("told.treasures", { cards: names(player.treasures) }),
    player.creatures.length > 0 && say("told.creatures", { cards: names(player.creatures) }),
    ...player.hand.map((each, at) => (at === 0 ? say("told.in_hand", { card: card(each) }) : card(each))),
  );
}

function card({ name, kind, glyph, text, bands }: CardView): string {
  const rolls = bands.map((band, at) => say("told.band", { range: BANDS[at] ?? "", band }));
  const said = say("told.card", { name, kind: word("kind", kind), glyph: glyph && `, ${word("glyph", glyph)}`, text });
  return [said, ...rolls].join(" ");
}
