/** What the effects of all games draw, at real tables: from facts that are told, at places that are on the screen. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { table } from "../../dev/tables";
import { screenOf } from "../../src/games";
import { Choosing } from "../../src/lib/choose/choosing.svelte";
import { api } from "../../src/lib/net/api";
import { ReplayPlayer } from "../../src/lib/replay/player.svelte";
import type { Drawing, Where } from "../../src/lib/show/drawings";
import { drawnAs } from "../../src/lib/show/geometry";
import { GAMES, recorded } from "../lib/timeline/recorded";
import Screen from "./Screen.fixture.svelte";

vi.stubGlobal("fetch", () => new Promise(() => {}));
Element.prototype.animate = () => ({ cancel: () => {}, finish: () => {}, play: () => {}, currentTime: 0, finished: new Promise(() => {}) }) as unknown as Animation;

let close = () => {};
afterEach(() => close());

/** Facts that know their names: asking for another fails. */
function strict(facts: object, kind: string): object {
  return new Proxy(facts, {
    get: (told, name) => {
      if (typeof name === "string" && !(name in told)) throw new Error(`${kind} tells nothing of ${name}`);
      return Reflect.get(told, name) as unknown;
    },
  });
}

// So much is drawn at the recorded tables: few spells are cast at that of Wiz-War.
const LEAST: Record<string, number> = { arcane_academy: 20, five_seals: 20, hell_high: 20, wiz_war: 12, wizards_academy: 15 };

const isThere = (where: Where) => [where].flat().some((id) => drawnAs(id).length > 0);
const startsAt = (drawing: Drawing): Where | null => (drawing.draw === "glide" && !drawing.perhaps ? drawing.from : null);
function endsAt(drawing: Drawing): Where[] {
  if (drawing.draw === "glide") return [drawing.to];
  if (drawing.draw === "walk" || drawing.draw === "blink" || drawing.draw === "turn") return [drawing.thing];
  return drawing.draw === "roll" ? [...drawing.at] : [drawing.at];
}

test.each(GAMES)("%s draws what is told where it is seen", { timeout: 60_000 }, async (game) => {
  const { steps, welcome, printed } = recorded(game);
  vi.spyOn(api, "catalogue").mockResolvedValue(printed);
  const length = steps.at(-1)?.seq ?? 0;
  const player = new ReplayPlayer("t", (viewpoint) => Promise.resolve({ table: table("t", game), viewpoint, length, steps, scene: welcome.scene, catalogue: welcome.catalogue, note: "" }));
  const { timeline } = player;
  const screen = await screenOf(game);
  if (!screen?.effects) throw new Error(`${game} has no effects`);
  timeline.drawing = screen;
  await player.see("0", { choice: 0, place: null });
  const choosing = new Choosing({ questions: () => [], happening: () => new Set(timeline.touches), pointed: () => new Set(), choose: () => {}, point: () => {} });
  const page = mount(Screen, { target: document.body, props: { screen, timeline, choosing } });
  close = () => void unmount(page);
  flushSync();
  const lost: string[] = [];
  let drawn = 0;
  for (const { choice, place, event } of timeline.chapters.flatMap((chapter) => chapter.moments)) {
    const before = new Set([...document.querySelectorAll<HTMLElement>("[data-touch], [data-place]")].flatMap(({ dataset }) => [dataset.touch ?? "", dataset.place ?? ""]));
    await timeline.seek({ choice, place });
    flushSync();
    const drawings = event ? (screen.effects[event.kind]?.draws?.(strict(event.facts, event.kind), timeline.view, timeline.ground?.catalogue) ?? []) : [];
    for (const drawing of drawings) {
      drawn += 1;
      const start = startsAt(drawing);
      if (start && ![start].flat().some((id) => before.has(id))) lost.push(`${choice} ${event?.kind}: from ${String(start)}`);
      for (const end of endsAt(drawing)) if (!isThere(end)) lost.push(`${choice} ${event?.kind}: at ${String(end)}`);
    }
  }
  expect(lost).toEqual([]);
  expect(drawn).toBeGreaterThanOrEqual(LEAST[game] ?? 0);
});
