/** What the screen does for each kind of event. */
import { blink, glide, turn, walk, type Drawing } from "../../../lib/show/drawings";
import { staying, type Effects } from "../../../lib/show/effects";
import type { Facts } from "../events";
import { kindNumber } from "../pieces/kinds";
import { roomOf, type View } from "../view";
import type { Catalogue } from "../wire";

/** What is on its way: a token of a threat. */
export type Travelling = { token: string };
type Draws = readonly Drawing<Travelling>[];

const OTHERS = 480;
const HAUNT = "haunt";

const walks = ({ seat }: { seat: number }): Draws => [walk(`wizard:${seat}`)];
/** Creatures of a kind come into a room; those that were there before stand still. */
const come = ({ kind, new: room }: Facts["beast_moves"], view: View, { threats }: Catalogue): Draws =>
  (roomOf(view, room)?.threats ?? []).flatMap((threat) => (threat.beast !== null && threat.kind === threats[kind]?.kind ? [walk(`beast:${threat.beast}`)] : []));
const drifts = ({ old, new: room }: Facts["haunt_moves"]): Draws => [glide({ token: HAUNT }, `token:${old}:${kindNumber(HAUNT)}`, `token:${room}:${kindNumber(HAUNT)}`)];

export const EFFECTS: Effects<Facts, View, Catalogue> = {
  turn: { shows: "The wizard whose turn it is lights up, and the log begins a new turn.", stays: 650, sound: "turn" },
  person: { shows: "The wizard appears on the floor and lights up.", sound: "place" },
  disaster: { shows: "The disaster takes a panel of its own, which tells each of its steps from then on.", stays: 1500, sound: "strike" },
  draw: { shows: "The card appears with the wizard, open if it is seen.", stays: 250, sound: "draw" },
  shows: { shows: "The card lights up.", sound: "draw" },
  discards_disaster: { shows: "The card is gone from the wizard.", sound: "draw" },
  reshuffle: { shows: "The deck and the progression cards light up with their new numbers.", sound: "draw" },
  room_card: { shows: "The room lights up.", stays: 600, sound: "draw" },
  place: { shows: "The threats appear in the room, which lights up.", stays: 700, sound: "lose" },
  kept_out: { shows: "The room lights up.", sound: "place" },
  remove: { shows: "The threats fade from the room, which lights up.", sound: "gain" },
  dies: { shows: "The threat fades from the room, which lights up.", sound: "gain" },
  spent: { shows: "The threats fade from the rooms, which light up.", stays: 900, sound: "lose" },
  hit: { shows: "The room lights up, and the threat shows its damage.", sound: "strike" },
  acts: { shows: "The room lights up.", sound: "strike" },
  spreads: { shows: "The rooms light up.", sound: "lose" },
  beast_moves: { shows: "The beast walks from room to room.", draws: come, stays: 700, sound: "step" },
  haunt_moves: { shows: "The haunt drifts from room to room.", draws: drifts, sound: "step" },
  flare: { shows: "The room lights up.", sound: "strike" },
  overflow: { shows: "The room lights up.", sound: "lose" },
  ice_ring: { shows: "Ice appears in the rooms around the Mana Crystal.", sound: "lose" },
  lose_mana: { shows: "The mana lights up beside the title and counts down, and the Mana Crystal dims.", stays: 1000, sound: "lose", mark: "point" },
  gain_mana: { shows: "The mana lights up beside the title and counts up.", sound: "heal" },
  walk: { shows: "The wizard walks to the room.", draws: walks, stays: 620, sound: "step" },
  slide: { shows: "The wizard slides on to the room.", draws: walks, sound: "step" },
  wasted: { shows: "The room that was not reached lights up.", sound: "lose" },
  teleport: { shows: "The wizard vanishes and appears in the room, which lights up.", draws: ({ seat }) => [blink(`wizard:${seat}`)], stays: 800, sound: "cast" },
  forced: { shows: "The wizard goes to the room, which lights up.", draws: walks, sound: "step" },
  swap: { shows: "The two rooms light up and change places with all that stands there.", draws: ({ one, other }) => [walk(`room:${one}`), walk(`room:${other}`)], sound: "place" },
  turn_room: { shows: "The room lights up and turns.", draws: ({ room, quarters }) => [turn(`turned:${room}`, quarters)], sound: "place" },
  source_moves: { shows: "The source goes to the room, and both light up.", draws: ({ kind }) => [walk(`source:${kind}`)], sound: "step" },
  gain_glyph: { shows: "The glyph appears in the wizard's collection and lights up; into my own it flies.", sound: "gain" },
  lose_glyph: { shows: "The glyph is gone from the wizard's collection; from my own it flies.", sound: "lose" },
  lends: { shows: "The glyph that is used lights up.", sound: "gain" },
  refuses: { shows: "The wizard who refuses lights up.", sound: "lose" },
  stripped: { shows: "The wizard lights up, and the whole collection is gone.", sound: "lose" },
  shares: { shows: "The shared glyph lights up.", sound: "gain" },
  takes_back: { shows: "The place of the shared glyph lights up, and the glyph is back in the collection.", sound: "draw" },
  no_sharing: { shows: "The place of the shared glyph lights up.", sound: null },
  cast: { shows: "The spell appears large for all to see, and its space of the book lights up.", stays: 1700, name: ({ spell }, { spells }: Catalogue) => spells.find((each) => each.spell === spell)?.name ?? "", sound: "cast" },
  names_kind: { shows: "The wizard who names it lights up.", sound: "draw" },
  bind: { shows: "The space of the book lights up and stays open.", stays: 1100, sound: "win", mark: "point" },
  misnamed: { shows: "The space of the book lights up.", stays: 1300, sound: "lose" },
  peek: { shows: "The space of the book lights up, and shows its spell to whoever may see it.", sound: null },
  unbound: { shows: "The space of the book lights up and is closed again.", sound: "lose" },
  shuffle: { shows: "The spaces of that level are unknown again.", sound: "draw" },
  foresee: { none: "Whoever may see the cards reads them in the log.", sound: null },
  scry: { shows: "The deck lights up; whoever may see the cards reads them in the log.", sound: null },
  gain_actions: { shows: "The actions that are left are more.", sound: "gain" },
  meditates: { shows: "The wizard lights up.", sound: "heal" },
  item: { shows: "The item appears with the wizard.", sound: "gain" },
  room_action: { shows: "The room lights up.", sound: "cast" },
  last_resort: { shows: "The Mana Crystal's room lights up, and the mana beside the title.", sound: "cast" },
  lasting: { shows: "The room with the ward, or the wizard, lights up.", sound: "cast" },
  endures: { shows: "The wizard lights up.", sound: "heal" },
  spares: { shows: "The wizard who pays lights up.", sound: "heal" },
  over: { shows: "The mana beside the title lights up; the result is shown after it.", stays: 1500, ends: true, sound: "win" },
};

export const pauseOf = staying(EFFECTS, OTHERS);
