import type { EventInfo } from "../../lib/wire";
import type { GameScreen } from "..";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import Hand from "./Hand.svelte";
import Preview from "./Preview.svelte";
import Seats from "./Seats.svelte";
import { pauseOf, tell } from "./show";
import type { View } from "./view";
import { inWords } from "./told";
import "./world.css";

const telling = {
  tell: (before: unknown, event: EventInfo) => tell(before as View, event),
  pause: (event: EventInfo) => pauseOf(event.kind),
};

export default { Board, Seats, Hand, Bar, CardFace, Preview, telling, inWords } satisfies GameScreen;
