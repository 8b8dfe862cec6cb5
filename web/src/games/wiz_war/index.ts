import type { EventInfo } from "../../lib/wire";
import type { GameScreen } from "..";
import OptionFace from "./ask/OptionFace.svelte";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import CardFace from "./cards/CardFace.svelte";
import { faces } from "./cards/faces.svelte";
import Preview from "./Preview.svelte";
import Hand from "./seats/Hand.svelte";
import Seats from "./seats/Seats.svelte";
import { pauseOf } from "./show/pace";
import { tell } from "./show/show";
import { inWords } from "./text/told";
import { cardIn, type View } from "./view";
import "./world.css";

const telling = {
  tell: (before: unknown, event: EventInfo) => tell(before as View, event, (card) => cardIn(before as View, card) ?? faces.card(card)),
  pause: (event: EventInfo) => pauseOf(event.kind),
};

export default { Board, Seats, Hand, Bar, OptionFace, CardFace, Preview, telling, inWords } satisfies GameScreen;
