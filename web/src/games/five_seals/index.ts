import type { GameScreen } from "..";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import OptionFace from "./OptionFace.svelte";
import Preview from "./Preview.svelte";
import Seats from "./Seats.svelte";
import { inWords } from "./told";
import "./world.css";

export default { Board, Seats, Bar, OptionFace, CardFace, Preview, inWords } satisfies GameScreen;
