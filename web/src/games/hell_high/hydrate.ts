/** What is seen, with the words and pictures that the catalogue has for it. */
import { printed } from "../../lib/timeline/hydrating";
import {
  BONUS_DIE,
  type CardView,
  type ComingView,
  type ComponentView,
  type PileView,
  type PlayerView,
  type RankView,
  type ResolutionView,
  type RollView,
  sentence,
  type TurnView,
  type View,
} from "./view";
import type { Blow, Card, Catalogue, Mat, Pile, Roll, Scene, Sight } from "./wire";

export function hydrate(sight: Sight, scene: Scene, catalogue: Catalogue): View {
  const { active = -1, bonus = -1, aside = [], opened = [] } = sight;
  const players = sight.players.map((mat, seat) => playerOf(mat, seat, sight, catalogue));
  const lying = (card: number) => shown(catalogue, card);
  return {
    game: sight.game,
    games: scene.games,
    round: sight.round,
    step: sight.step,
    active: orNull(active),
    bonus: catalogue.glyphs[bonus] ?? null,
    last_standing: orNull(sight.last_standing),
    players,
    ranks: catalogue.ranks.map((_, i) => rankOf(i + 1, sight, catalogue)).reverse(),
    order: sight.order.map((seat) => turnOf(printed(players, seat), sight)),
    resolution: resolutionOf(sight, players[active], catalogue),
    coming: (sight.coming ?? []).map((blow) => comingOf(blow, sight, catalogue)),
    dead: sight.dead ?? [],
    aside: aside.map(lying),
    opened: opened.map(lying),
    main: pileOf(sight.main, catalogue),
    treasure: pileOf(sight.treasure, catalogue),
    dead_deck: pileOf(sight.dead_deck, catalogue),
    glyph_icons: catalogue.glyph_icons,
    wizards: catalogue.wizards,
    faces: catalogue.cards,
  };
}

/** Nobody, or what is secret, is -1 or left out. */
const orNull = (number: number | undefined) => (number === undefined || number < 0 ? null : number);

/** A card, with the dice of its Power Roll if it has one and they are told by glyph. */
function shown(catalogue: Catalogue, number: number, dice: number[] = []): CardView {
  const card = printed(catalogue.cards, number);
  return { ...card, dice: card.bands.length > 0 ? (dice[catalogue.glyphs.indexOf(card.glyph)] ?? 0) : 0 };
}

function pileOf({ left, discard = [] }: Pile, catalogue: Catalogue): PileView {
  const small = ({ card, id, kind, name, icon }: Card) => ({ card, id, kind, name, icon });
  return { left, discard: discard.map((card) => small(printed(catalogue.cards, card))) };
}

function playerOf(mat: Mat, seat: number, sight: Sight, catalogue: Catalogue): PlayerView {
  const { wizard = -1, rank = 0, hand = [], known = [], spell = [], creatures = [], treasures = [], lasting = [], held = [] } = mat;
  const chosen = catalogue.wizards[wizard];
  const lying = (card: number) => shown(catalogue, card);
  return {
    seat,
    wizard: orNull(wizard),
    wizard_name: chosen?.name ?? "",
    wizard_icon: chosen?.icon ?? "",
    hp: mat.hp,
    alive: mat.hp > 0,
    died: mat.died ?? null,
    next_rank: mat.next_rank ?? null,
    rank: rank || null,
    rank_title: catalogue.ranks[rank - 1]?.title ?? "",
    points: mat.points ?? 0,
    kills: mat.kills ?? 0,
    lws: mat.lws ?? 0,
    hand_size: mat.hand_size,
    hand: hand.map((card) => shown(catalogue, card, mat.hand_dice)),
    known: known.map(lying),
    spell_size: orNull(mat.spell_size),
    spell: spell.map((card, at) => partOf(card, printed(mat.slots ?? [], at), seat, sight, catalogue)),
    initiative: orNull(mat.initiative),
    creatures: creatures.map((card) => shown(catalogue, card, mat.dice)),
    tired: seat === sight.active ? (sight.turn?.tired ?? []).map(lying) : [],
    treasures: treasures.map(lying),
    lasting: lasting.map(lying),
    grudge: orNull(mat.grudge),
    held_size: mat.held_size ?? 0,
    held: held.map(lying),
    acted: mat.acted ?? false,
    ready: mat.ready ?? false,
    left: orNull(mat.left),
    right: orNull(mat.right),
  };
}

function partOf(card: number, slot: number, seat: number, sight: Sight, catalogue: Catalogue): ComponentView {
  return {
    card: shown(catalogue, card, printed(sight.players, seat).dice),
    slot: printed(catalogue.kinds, slot),
    state: seat === sight.active ? stateOf(card, sight) : "secret",
    kept: sight.turn?.kept?.includes(card) ?? false,
  };
}

function stateOf(card: number, { turn }: Sight): ComponentView["state"] {
  if (card === turn?.now) return "now";
  return turn?.waiting?.includes(card) ? "waiting" : "done";
}

function rankOf(rank: number, { players, prime }: Sight, catalogue: Catalogue): RankView {
  const seat = players.findIndex((mat) => mat.rank === rank);
  const waiting = players.findIndex((mat) => mat.rank !== rank && mat.next_rank === rank);
  return { rank, ...printed(catalogue.ranks, rank - 1), seat: orNull(seat), waiting: orNull(waiting), bonus_damage: prime === rank };
}

function turnOf({ seat, acted, spell_size, initiative, ready }: PlayerView, { active, next }: Sight): TurnView {
  const ahead = seat === next ? "next" : "later";
  const state = acted ? "acted" : ahead;
  return { seat, state: seat === active ? "now" : state, cards: spell_size, initiative, ready };
}

/** The Spell of the active seat; Creatures that were kept before attack beside it. */
function resolutionOf(sight: Sight, player: PlayerView | undefined, catalogue: Catalogue): ResolutionView | null {
  const { turn } = sight;
  if (!turn || !player) return null;
  const attacking = (card: CardView): ComponentView => ({ card, slot: "delivery", state: stateOf(card.card, sight), kept: true });
  return {
    seat: player.seat,
    name: sentence(player.spell),
    parts: player.spell,
    creatures: player.creatures.map(attacking),
    now: orNull(turn.now),
    targets: turn.targets ?? [],
    roll: turn.roll ? rollOf(turn.roll, turn.now ?? -1, catalogue) : null,
  };
}

function rollOf({ dice, origins, extra, total, band }: Roll, card: number, catalogue: Catalogue): RollView {
  const token = { name: "bonus", icon: catalogue.bonus_icon };
  const thrown = dice.map((value, at) => {
    const source = printed(origins, at);
    const { name, icon } = source === BONUS_DIE ? token : printed(catalogue.cards, source);
    return { value, source, name, icon };
  });
  return { card, dice: thrown, extra, total, band };
}

function comingOf({ seat, source, amount, after, card = -1, hits_back = 0 }: Blow, { players }: Sight, catalogue: Catalogue): ComingView {
  return { seat, source, card: card < 0 ? null : shown(catalogue, card), amount, before: printed(players, seat).hp, after, hits_back };
}
