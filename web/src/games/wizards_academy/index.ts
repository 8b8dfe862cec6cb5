import type { GameScreen } from "..";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import Hand from "./Hand.svelte";
import Seats from "./Seats.svelte";
import "./world.css";

export default { Board, Seats, Hand, Bar, CardFace } satisfies GameScreen;
