/** One attachment makes any element a drawing of what the registry knows. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { Choosing } from "../../../src/lib/choose/choosing.svelte";
import { looking } from "../../../src/lib/closeup/looking.svelte";
import type { Things } from "../../../src/lib/things/things";
import Fixture from "./Things.fixture.svelte";

const TABLE: Things = {
  spots: [{ touch: "room:1", name: "Library", x: 0, y: 0, row: 0, steps: null, away: "", facts: [] }],
  things: [
    { id: "wizard:0", at: "room:1", name: "Ann" },
    { id: "deck", name: "12 cards" },
    { id: "slate:0", name: "Ann’s Slate" },
    { id: "card:7", name: "Shield", what: "the whole card" },
  ],
};

let close = () => {};
beforeEach(() => {
  const choosing = new Choosing({ questions: () => [], happening: () => new Set(["deck"]), pointed: () => new Set(), choose: () => {}, point: () => {}, things: () => TABLE });
  const page = mount(Fixture, { target: document.body, props: { choosing } });
  close = () => void unmount(page);
  flushSync();
});
afterEach(() => {
  looking.now = null;
  close();
});

const at = (id: string) => document.getElementById(id) as HTMLElement;

test("a drawing is called as its thing is, and so is what has no words of its own", () => {
  expect(["drawn", "stands", "bare"].map((id) => at(id).getAttribute("aria-label"))).toEqual(["12 cards", "Ann", "Shield"]);
  expect([at("worded"), at("strange")].map((each) => each.getAttribute("aria-label"))).toEqual([null, null]);
});

test("only what the places of the board tell need not be heard", () => {
  expect(at("stands").getAttribute("aria-hidden")).toBe("true");
  expect(at("drawn").getAttribute("aria-hidden")).toBeNull();
});

test("a drawing is a picture, unless other things are drawn in it", () => {
  expect([at("drawn"), at("holds")].map((each) => each.getAttribute("role"))).toEqual(["img", "group"]);
});

test("what happens to a thing is marked at each of its drawings", () => {
  expect(at("drawn").dataset.now).toBe("yes");
  expect(at("worded").dataset.now).toBeUndefined();
});

test("a thing of which more is to be seen is looked at, unless this drawing is not for looking", () => {
  at("bare").click();
  at("strange").click();
  expect(looking.now).toBeNull();
  at("worded").click();
  expect(looking.now).toMatchObject({ what: "the whole card", pinned: true });
});
