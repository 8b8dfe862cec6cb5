/** The table in words: the round, whose Spell acts, and how everybody stands. */
import { type Chapter, told } from "../../../lib/log/chapter";
import { seatName } from "../../../lib/seats/seats";
import { together } from "../../../lib/text";
import type { SeatInfo } from "../../../lib/wire";
import type { CardView, PlayerView, View } from "../view";
import { say, word } from ".";

const BANDS = ["1–4", "5–9", "10+"];

export function inWords(view: View, seats: SeatInfo[]): Chapter[] {
  const name = (seat: number) => seatName(seats, seat);
  const order = [...view.order].map(({ seat }) => name(seat));
  const game = told(
    say("told.round", { game: view.game, games: view.games, round: view.round }),
    view.active !== null && say("told.active", { name: name(view.active) }),
    view.bonus && say("told.bonus", { glyph: word("glyph", view.bonus) }),
    view.step === "resolve" && order.length > 0 && say("told.order", { names: together(order) }),
    view.resolution && say("told.casts", { name: name(view.resolution.seat), spell: view.resolution.name }),
    ...view.coming.map(({ amount, seat }) => say("told.coming", { amount, name: name(seat) })),
  );
  return [{ title: say("told.game"), lines: game }, ...view.players.map((player) => ({ title: name(player.seat), lines: wizard(player) }))];
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
    ...player.hand.map(card),
  );
}

function card({ name, kind, glyph, text, bands }: CardView): string {
  const rolls = bands.map((band, at) => say("told.band", { range: BANDS[at] ?? "", band }));
  const said = say("told.card", { name, kind: word("kind", kind), glyph: glyph && `, ${word("glyph", glyph)}`, text });
  return [said, ...rolls].join(" ");
}
