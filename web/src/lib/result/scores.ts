/** The score of each place, rule by rule. */
import type { PlaceInfo } from "../wire";

export interface ScoreRow {
  title: string;
  points: number[]; // in the order of the places
}

export function scoreRows(places: PlaceInfo[]): ScoreRow[] {
  const titles = [...new Set(places.flatMap((place) => place.parts.map(([title]) => title)))];
  return titles.map((title) => ({
    title,
    points: places.map((place) => place.parts.find(([each]) => each === title)?.[1] ?? 0),
  }));
}
