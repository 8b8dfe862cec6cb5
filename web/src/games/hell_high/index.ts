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
import { rest, tell } from "./show/show";
import { inWords } from "./text/told";
import type { View } from "./view";
import "./world.css";

const telling = {
  tell: (before: unknown, event: EventInfo) => tell(before as View, event, (card) => faces.card(card)),
  rest: (own: unknown, before: unknown, event: EventInfo) => rest(own as View, before as View, event, (card) => faces.card(card)),
  pause: (event: EventInfo) => pauseOf(event),
};

export default { Board, Seats, Hand, Bar, OptionFace, CardFace, Preview, telling, inWords } satisfies GameScreen;
