/** Opening tables. */
import type { GameInfo, SeatWish, TableInfo } from "../wire";
import { api } from "./api";
import { person } from "./person.svelte";

/** Seats of a table that somebody has not thought about yet. */
export function usualSeats(game: Pick<GameInfo, "least_players" | "most_players">): number {
  return Math.min(game.most_players, Math.max(game.least_players, 3));
}

/** The wished level if the game has it, else its middle one. */
export function levelFor(game: Pick<GameInfo, "levels">, wish: string): string {
  if (game.levels.some((level) => level.id === wish)) return wish;
  return game.levels[Math.floor((game.levels.length - 1) / 2)]?.id ?? wish;
}

/** A table for me and others of one kind. */
async function open(game: GameInfo, others: SeatWish, start: boolean): Promise<TableInfo> {
  await person.ensure();
  const seats: SeatWish[] = Array.from({ length: usualSeats(game) }, (_, seat) =>
    seat === 0 ? { kind: "me", level: others.level } : others,
  );
  return api.open({ game: game.id, seats, options: {}, listed: true, watchers: "public", clock: 0, start });
}

/** One click: a table against bots, which starts at once. */
export function playNow(game: GameInfo, level: string): Promise<TableInfo> {
  return open(game, { kind: "bot", level: levelFor(game, level) }, true);
}

/** A table with free seats, to be set up. */
export function openTable(game: GameInfo, level: string): Promise<TableInfo> {
  return open(game, { kind: "open", level: levelFor(game, level) }, false);
}
