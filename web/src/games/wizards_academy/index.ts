import type { GameScreen } from "..";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import CardFace from "./cards/CardFace.svelte";
import { hydrate } from "./hydrate";
import Preview from "./Preview.svelte";
import Hand from "./seats/Hand.svelte";
import Seats from "./seats/Seats.svelte";
import { marks } from "./show/marks";
import { pauseOf } from "./show/pace";
import { inWords } from "./text/told";
import "./world.css";

export default { Board, Seats, Hand, Bar, CardFace, Preview, pause: ({ kind }) => pauseOf(kind), hydrate, marks, inWords } satisfies GameScreen;
