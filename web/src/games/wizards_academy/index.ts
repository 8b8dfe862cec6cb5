import type { GameScreen } from "..";
import Bar from "./Bar.svelte";
import { way } from "./ask/way";
import Board from "./Board.svelte";
import CardFace from "./cards/CardFace.svelte";
import { hydrate } from "./hydrate";
import Preview from "./Preview.svelte";
import Hand from "./seats/Hand.svelte";
import Seats from "./seats/Seats.svelte";
import { marks } from "./show/marks";
import { EFFECTS, pauseOf } from "./show/effects";
import { SOUNDS } from "./show/sounds";
import Thing from "./show/Thing.svelte";
import { things } from "./things";
import { inWords } from "./text/told";
import "./world.css";

export default { Board, Seats, Hand, Bar, CardFace, Preview, pause: pauseOf, hydrate, marks, inWords, things, way, reaches: (touch: string) => touch.startsWith("room:"), effects: EFFECTS, Thing, sounds: SOUNDS } satisfies GameScreen;
