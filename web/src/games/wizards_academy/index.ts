import type { EventInfo } from "../../lib/wire";
import type { GameScreen } from "..";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import CardFace from "./cards/CardFace.svelte";
import Preview from "./Preview.svelte";
import Hand from "./seats/Hand.svelte";
import Seats from "./seats/Seats.svelte";
import { pauseOf, tell } from "./show/show";
import { inWords } from "./text/told";
import type { View } from "./view";
import "./world.css";

const telling = {
  tell: (before: unknown, event: EventInfo) => tell(before as View, event),
  pause: (event: EventInfo) => pauseOf(event.kind),
};

export default { Board, Seats, Hand, Bar, CardFace, Preview, telling, inWords } satisfies GameScreen;
