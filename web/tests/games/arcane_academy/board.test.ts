import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test } from "vitest";

import { things } from "../../../src/games/arcane_academy/things";
import type { View } from "../../../src/games/arcane_academy/view";
import { Choosing } from "../../../src/lib/choose/choosing.svelte";
import type { QuestionInfo } from "../../../src/lib/wire";
import linked from "./linked.json";
import placing from "./placing.json";
import Table from "./Table.svelte";

let close = () => {};
afterEach(() => close());

function open(fixture: { view: unknown; questions: QuestionInfo[] }, viewpoint: number | null = 0) {
  const chosen: string[] = [];
  const questions = viewpoint === null ? [] : fixture.questions;
  const choosing = new Choosing({
    questions: () => questions,
    happening: () => new Set(),
    pointed: () => new Set(),
    choose: (offer) => chosen.push(offer.option.choice),
    point: () => {},
    things: () => things(fixture.view as View, [], viewpoint),
  });
  const table = mount(Table, { target: document.body, props: { choosing, view: fixture.view as View, viewpoint, questions } });
  close = () => void unmount(table);
  flushSync();
  return chosen;
}

function find(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

const space = (number: number) => find(`.large [data-touch="space:0:${number}"]`);
const count = (selector: string) => document.querySelectorAll(selector).length;

function point(element: Element): void {
  element.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  flushSync();
}

function press(key: string, shiftKey = false): void {
  window.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }));
  flushSync();
}

describe("linked tiles", () => {
  test("are lit, flow from the cast tile, and are chosen by a click", () => {
    const chosen = open(linked);
    expect(count(".large .lit")).toBe(3);
    expect(count(".large .flow")).toBe(3);
    expect(count(".large .blocked")).toBe(1);
    expect(space(1).getAttribute("role")).toBe("button");
    space(1).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(chosen).toEqual(["link 1"]);
  });

  test("are spoken of", () => {
    open(linked);
    expect(space(9).getAttribute("aria-label")).toBe(
      "Space 9: Collect Shard + Collect Shard + Collect Shard, exhausted until a Rest",
    );
    expect(space(9).getAttribute("aria-description")).toBe("Linked, but exhausted.");
    expect(space(7).getAttribute("aria-label")).toBe("Space 7: Chaos Magic, a stack of 2");
  });

  test("nothing can be chosen by those who only watch", () => {
    open(linked, null);
    expect(count("[data-light]")).toBe(0);
    expect(count(".large .flow")).toBe(3);
  });
});

describe("placing a tile", () => {
  test("the ghost follows the pointer and joins what it can", () => {
    open(placing);
    expect(count(".ghost")).toBe(0);
    point(space(2));
    expect(count(".ghost")).toBe(1);
    expect(count(".large .joins")).toBe(2);
    expect(find(".rail [role=status]").textContent).toBe("2 connectors join");
  });

  test("R turns it, and a click places what is seen", () => {
    const chosen = open(placing);
    point(space(2));
    press("r");
    expect(count(".large .joins")).toBeLessThan(2);
    press("R", true);
    expect(count(".large .joins")).toBe(2);
    space(2).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(chosen).toEqual(["place T16 2 r1"]);
  });

  test("a finger looks first and places with the second tap", () => {
    const chosen = open(placing);
    const tap = () => space(1).dispatchEvent(new PointerEvent("click", { pointerType: "touch", bubbles: true }));
    tap();
    flushSync();
    expect(chosen).toEqual([]);
    expect(count(".ghost")).toBe(1);
    tap();
    expect(chosen).toHaveLength(1);
    expect(chosen[0]).toMatch(/^place T16 1 r\d$/);
  });

  test("the keyboard walks over the Slate and places with Enter", () => {
    const chosen = open(placing);
    (space(5) as SVGElement).focus();
    space(5).dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(document.activeElement).toBe(space(6));
    space(6).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(chosen[0]).toMatch(/^place T16 6 r\d$/);
  });

  test("the frame's digits do not place it unseen", () => {
    open(placing);
    const heard: string[] = [];
    const listen = (event: KeyboardEvent) => heard.push(event.key);
    window.addEventListener("keydown", listen);
    press("1");
    press("u");
    window.removeEventListener("keydown", listen);
    expect(heard).toEqual(["u"]);
  });
});
