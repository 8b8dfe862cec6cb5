/** Every screen draws every moment of a real game, also those in the middle of a choice. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { table } from "../../dev/tables";
import { screenOf } from "../../src/games";
import { Choosing } from "../../src/lib/choose/choosing.svelte";
import { api } from "../../src/lib/net/api";
import { settings } from "../../src/lib/page/settings.svelte";
import { ReplayPlayer } from "../../src/lib/replay/player.svelte";
import { NOTHING } from "../../src/lib/things/things";
import { GAMES, recorded } from "../lib/timeline/recorded";
import Screen from "./Screen.fixture.svelte";

vi.stubGlobal("fetch", () => new Promise(() => {})); // the rulebook is asked for and does not come
Element.prototype.animate = () => ({ cancel: () => {}, finish: () => {}, play: () => {}, currentTime: 0, finished: new Promise(() => {}) }) as unknown as Animation;

let close = () => {};
afterEach(() => close());

/** What goes away is on the page until it has faded. */
const isLeaving = (element: HTMLElement | null): boolean => element !== null && (element.inert || isLeaving(element.parentElement));

test.each(GAMES)("%s draws every moment, forth and back", { timeout: 60_000 }, async (game) => {
  settings.wishes.motion = "full";
  const { steps, welcome, printed } = recorded(game);
  vi.spyOn(api, "catalogue").mockResolvedValue(printed);
  const length = steps.at(-1)?.seq ?? 0;
  const player = new ReplayPlayer("t", (viewpoint) => Promise.resolve({ table: table("t", game), viewpoint, length, steps, scene: welcome.scene, catalogue: welcome.catalogue, note: "" }));
  const { timeline } = player;
  const screen = await screenOf(game);
  if (!screen) throw new Error(`${game} has no screen`);
  timeline.drawing = screen;
  await player.see("0", { choice: 0, place: null });
  const choosing = new Choosing({ questions: () => [], happening: () => new Set(timeline.touches), pointed: () => new Set(), choose: () => {}, point: () => {}, things: () => screen.things?.(timeline.view, [], 0) ?? NOTHING });
  const page = mount(Screen, { target: document.body, props: { screen, timeline, choosing } });
  close = () => void unmount(page);
  flushSync();
  const moments = timeline.chapters.flatMap((chapter) => chapter.moments);
  for (const { choice, place, event } of [...moments, ...moments.slice().reverse()]) {
    await timeline.seek({ choice, place });
    expect(() => flushSync(), `${choice}.${place} ${event?.kind} ${event?.text}`).not.toThrow();
    if (event?.touches.some((id) => id.startsWith("cell:"))) expect(document.querySelector(".square[data-now]"), event.text).not.toBeNull();
    const told = screen.inWords?.(timeline.view, [], 0);
    expect(told?.table.flatMap(({ lines }) => lines).length, event?.text).toBeGreaterThan(0);
    expect(told?.unknown.length, event?.text).toBeGreaterThan(0);
    if (game === "wiz_war") expect(told?.unknown.join(), event?.text).toContain("Counters that these schools hold");
    expect(told?.unknown.join(), event?.text).not.toMatch(/\bT\d\d\b/); // tiles by what they do, not by their number
    expect(choosing.places.length, event?.text).toBeGreaterThan(0);
    expect(choosing.places.flatMap(({ holds }) => holds), event?.text).not.toContain("");
    const nameless = [...document.querySelectorAll<SVGElement>("[data-stands]")].filter((piece) => !piece.getAttribute("aria-label"));
    expect(nameless.map(({ dataset }) => dataset.touch), event?.text).toEqual([]);
    const unknown = [...document.querySelectorAll<HTMLElement>("[data-touch]")].filter((each) => !isLeaving(each)).map(({ dataset }) => dataset.touch ?? "").filter((id) => choosing.thing(id) === undefined);
    expect(unknown, event?.text).toEqual([]);
  }
  expect(timeline.at.choice).toBe(0);
});
