import type { EventInfo } from "../../lib/wire";
import type { GameScreen } from "..";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import { faces } from "./faces.svelte";
import Hand from "./Hand.svelte";
import OptionFace from "./OptionFace.svelte";
import { pauseOf } from "./pace";
import Preview from "./Preview.svelte";
import Seats from "./Seats.svelte";
import { tell } from "./show";
import { cardIn, type View } from "./view";
import { inWords } from "./told";
import "./world.css";

const telling = {
  tell: (before: unknown, event: EventInfo) => tell(before as View, event, (card) => cardIn(before as View, card) ?? faces.card(card)),
  pause: (event: EventInfo) => pauseOf(event.kind),
};

export default { Board, Seats, Hand, Bar, OptionFace, CardFace, Preview, telling, inWords } satisfies GameScreen;
