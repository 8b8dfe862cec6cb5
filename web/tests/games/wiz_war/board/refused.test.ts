import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { isDoor } from "../../../../src/games/wiz_war/board/geometry";
import { Choosing } from "../../../../src/lib/choose/choosing.svelte";
import type { QuestionInfo } from "../../../../src/lib/wire";
import { before } from "../table";
import Fixture from "./Map.fixture.svelte";

const OUT_OF_SIGHT = { reason: "Out of sight: a wall, a door or smoke is between.", rule: "WW-RNG-3" };
const wall = before.lines.find((line) => line.kind === "wall" && line.seam === "");
const free = before.lines.find((line) => line.kind === "free" && line.seam === "");
const door = before.lines.find(isDoor);
if (!wall || !free || !door) throw new Error("the table has a wall, a door and a free border line");

/** Where to make something: one square and one line on offer, the others refused. */
const QUESTION: QuestionInfo = {
  seat: 0,
  kind: "target",
  prompt: "Choose a target.",
  why: "",
  waits: true,
  rules: [],
  options: [
    { choice: "at b1", label: "At b1", touches: ["square:0:1"], loses: "" },
    { choice: `at ${free.name}`, label: "At the line", touches: [`line:${free.line}`], loses: "" },
  ],
  refusals: [{ touches: ["square:4:4", `line:${wall.line}`, `line:${door.line}`], ...OUT_OF_SIGHT }],
};

describe("squares and lines that cannot be aimed at", () => {
  let choosing: Choosing;
  let map: ReturnType<typeof mount>;

  beforeEach(() => {
    choosing = new Choosing({
      questions: () => [QUESTION],
      happening: () => new Set(),
      pointed: () => new Set(),
      choose: () => undefined,
      point: () => undefined,
    });
    map = mount(Fixture, { target: document.body, props: { choosing, view: before } });
    flushSync();
  });
  afterEach(async () => {
    await unmount(map);
  });

  const drawn = (id: string) => [...document.querySelectorAll<SVGElement>(`[data-touch="${id}"]`)];

  test.each(["square:4:4", `line:${wall.line}`, `line:${door.line}`])("%s is drawn once and says why", (id) => {
    const [thing, second] = drawn(id);
    expect(second).toBeUndefined();
    expect(thing?.dataset.light).toBe("refused");
    expect(thing?.getAttribute("aria-description")).toBe(OUT_OF_SIGHT.reason);
    thing?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(choosing.asked).toMatchObject({ refusal: { touches: expect.arrayContaining([id]) as unknown, rule: "WW-RNG-3" }, pinned: true });
  });

  test("squares and border lines that are refused are no stops of the Tab key, offers are", () => {
    expect(drawn("square:4:4")[0]?.getAttribute("tabindex")).toBe("-1");
    expect(drawn(`line:${wall.line}`)[0]?.getAttribute("tabindex")).toBe("-1");
    expect(drawn("square:0:1")[0]?.getAttribute("tabindex")).toBe("0");
    expect(drawn(`line:${free.line}`)[0]?.getAttribute("tabindex")).toBe("0");
  });

  test("what is neither offered nor refused stays dark", () => {
    expect(drawn("square:0:0")[0]?.dataset.light).toBeUndefined();
    const other = before.lines.find((line) => line.kind === "wall" && line.line !== wall.line);
    expect(drawn(`line:${other?.line}`)).toEqual([]);
  });
});
