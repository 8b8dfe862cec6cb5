import type { GameScreen } from "..";
import { letters } from "./ask/letters";
import OptionFace from "./ask/OptionFace.svelte";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import CardFace from "./cards/CardFace.svelte";
import { hydrate } from "./hydrate";
import Preview from "./Preview.svelte";
import Hand from "./seats/Hand.svelte";
import Seats from "./seats/Seats.svelte";
import { EFFECTS } from "./show/effects";
import { marks } from "./show/marks";
import { SOUNDS } from "./show/sounds";
import Thing from "./show/Thing.svelte";
import { things } from "./things";
import { inWords } from "./text/told";
import "./world.css";

export default { Board, Seats, Hand, Bar, OptionFace, CardFace, Preview, hydrate, marks, inWords, letters, things, effects: EFFECTS, Thing, sounds: SOUNDS } satisfies GameScreen;
