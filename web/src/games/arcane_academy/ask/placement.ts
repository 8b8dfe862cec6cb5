/** Placing a pending tile: what the options of the question say, and what would join. */
import type { Offer } from "../../../lib/choose/narrowing";
import { joins, turnedEdges, type Edge, type EdgesOnSlate } from "../board/geometry";
import type { PlayerView, TileView } from "../view";

export interface Placement {
  tile: number;
  space: number;
  turn: number;
  offer: Offer;
}

/** The parts of «place T03#2 5 r1»; null for anything else. */
export function parsePlacement(choice: string): { word: string; space: number; turn: number } | null {
  const match = /^place (\S+) (\d+) r([0-3])$/.exec(choice);
  if (!match) return null;
  return { word: match[1] ?? "", space: Number(match[2]), turn: Number(match[3]) };
}

/** The placements on offer; the number of the tile is among the things that an option touches. */
export function placementsOf(offers: Offer[]): Placement[] {
  return offers.flatMap((offer) => {
    const parsed = parsePlacement(offer.option.choice);
    const touched = offer.option.touches.find((id) => id.startsWith("tile:"));
    if (!parsed || !touched) return [];
    return [{ tile: Number(touched.slice("tile:".length)), space: parsed.space, turn: parsed.turn, offer }];
  });
}

/** Half-connectors of the top tiles of a Slate. */
export function edgesOn(player: PlayerView): EdgesOnSlate {
  return player.spaces.map((space) => space.tile?.edges ?? null);
}

/** Half-connectors of a tile after being turned to `turn` from how it now lies. */
export function edgesAt(tile: TileView, turn: number): string {
  return turnedEdges(tile.edges, turn - tile.turn);
}

/** The turn after this one in the given direction, among those that differ. */
export function nextTurn(turns: number[], now: number, step: 1 | -1): number {
  const at = turns.indexOf(now);
  if (at < 0) return turns[0] ?? now;
  return turns[(at + step + turns.length) % turns.length] ?? now;
}

export interface Trial {
  space: number;
  turn: number;
  edges: string;
  joins: Edge[];
}

/** The turn of a tile on a space that joins most; with equals the one nearest to `now`. */
export function bestTurn(slate: EdgesOnSlate, tile: TileView, space: number, turns: number[], now: number): Trial {
  const trials = turns.map((turn) => trial(slate, tile, space, turn));
  const distance = (turn: number) => (((turn - now) % 4) + 4) % 4;
  trials.sort((a, b) => b.joins.length - a.joins.length || distance(a.turn) - distance(b.turn));
  return trials[0] ?? trial(slate, tile, space, now);
}

/** What a tile does on a space in a turn. */
export function trial(slate: EdgesOnSlate, tile: TileView, space: number, turn: number): Trial {
  const edges = edgesAt(tile, turn);
  return { space, turn, edges, joins: joins(slate, space, edges) };
}

const ALL_TURNS = [0, 1, 2, 3];

/** How a tile would lie best on each space of a Slate. */
export function bestEverywhere(slate: EdgesOnSlate, tile: TileView): Trial[] {
  return slate.map((_, space) => bestTurn(slate, tile, space, ALL_TURNS, tile.turn));
}

/** Where one would look first: most joins, empty spaces before covered ones. */
export function bestSpot(slate: EdgesOnSlate, tile: TileView): Trial | null {
  const trials = bestEverywhere(slate, tile);
  const worth = ({ space, joins: found }: Trial) => found.length * 2 + (slate[space] === null ? 3 : 0);
  return trials.reduce<Trial | null>((best, each) => (best === null || worth(each) > worth(best) ? each : best), null);
}
