import { afterEach, beforeEach, expect, test, vi, type MockInstance } from "vitest";

import { api } from "../../../src/lib/net/api";
import { connection } from "../../../src/lib/net/connection.svelte";
import { hall } from "../../../src/lib/net/hall.svelte";
import type { HallInfo } from "../../../src/lib/wire";

const TABLES: HallInfo = { mine: [], open: [], results: [], watchable: [] };
const ROUND = 5000;

let asked: MockInstance<typeof api.hall>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, "games").mockResolvedValue({ games: [] });
  vi.spyOn(api, "alive").mockResolvedValue(undefined as never);
  asked = vi.spyOn(api, "hall").mockImplementation(() => new Promise((come) => setTimeout(() => come(TABLES), 100)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("whoever leaves the hall and comes back asks once a round, not twice", async () => {
  hall.watch()(); // gone before the first answer
  const leave = hall.watch();
  await vi.advanceTimersByTimeAsync(200);
  asked.mockClear();
  await vi.advanceTimersByTimeAsync(ROUND + 200);
  expect(asked).toHaveBeenCalledTimes(1);
  leave();
});

test("an answer to a hall that was left says nothing of the connection of a table", async () => {
  hall.watch()();
  connection.reach = "lost";
  await vi.advanceTimersByTimeAsync(2 * ROUND);
  expect(connection.reach).toBe("lost");
  expect(asked).toHaveBeenCalledTimes(1);
});
