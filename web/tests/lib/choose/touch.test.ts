import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { START, light, updateOf } from "../../../dev/lanterns";
import { PLAYING } from "../../../dev/tables";
import { Choosing } from "../../../src/lib/choose/choosing.svelte";
import type { QuestionInfo } from "../../../src/lib/wire";
import Fixture from "./Board.fixture.svelte";

/** The generic board with a sample game on it: the Copper lantern burns, it is my turn again. */
const STATE = light(light(light(START, 0), 1), 2);
const UPDATE = updateOf(STATE, 3, 2, 2);

describe("the generic board", () => {
  let chosen: string[];
  let pointed: string[];
  let choosing: Choosing;
  let board: ReturnType<typeof mount>;

  beforeEach(() => {
    chosen = [];
    pointed = [];
    const questions: QuestionInfo[] = UPDATE.questions;
    choosing = new Choosing({
      questions: () => questions,
      happening: () => new Set(["lantern-2"]),
      pointed: () => new Set(),
      choose: (offer) => chosen.push(offer.option.choice),
      point: (id) => pointed.push(id),
      mayPoint: () => true,
    });
    board = mount(Fixture, { target: document.body, props: { choosing, update: UPDATE, table: PLAYING } });
    flushSync();
  });
  afterEach(async () => {
    await unmount(board);
  });

  const thing = (id: string) => document.querySelector<HTMLElement>(`[data-touch="${id}"]`) as HTMLElement;

  it("lights what may be chosen and lets the keyboard reach it", () => {
    expect(thing("lantern-3").dataset.light).toBe("one");
    expect(thing("lantern-3").tabIndex).toBe(0);
    expect(thing("lantern-3").getAttribute("role")).toBe("button");
    expect(thing("lantern-3").getAttribute("aria-description")).toBe("Light the Silver lantern");
    expect(thing("lantern-2").dataset.now).toBe("yes");
  });

  it("chooses by click and by Enter", () => {
    thing("lantern-3").click();
    thing("lantern-4").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(chosen).toEqual(["light 3", "light 4"]);
  });

  it("points instead of choosing while somebody points, at anything", () => {
    choosing.pointing = true;
    flushSync();
    expect(thing("lantern-2").tabIndex).toBe(0);
    thing("lantern-3").click();
    thing("lantern-4").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true }));
    expect([pointed, chosen]).toEqual([["lantern-3", "lantern-4"], []]);
    thing("lantern-3").click();
    expect(chosen).toEqual(["light 3"]);
  });

  it("says why a thing cannot be chosen", () => {
    thing("lantern-0").click();
    expect(chosen).toEqual([]);
    expect(choosing.asked?.refusal).toMatchObject({ reason: "This lantern burns already.", rule: "LA-TURN-2" });
  });

  it("marks the things of the option under the pointer", () => {
    choosing.looking = choosing.offers[0] ?? null;
    flushSync();
    expect(thing("lantern-3").dataset.pointed).toBe("yes");
  });

  it("shows names, signs and numbers of every seat", () => {
    expect(document.body.textContent).toContain("Ines");
    expect(document.querySelectorAll(".seated")).toHaveLength(3);
  });
});
