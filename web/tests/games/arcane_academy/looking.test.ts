import { afterEach, describe, expect, test } from "vitest";

import { look, looking, type Looked } from "../../../src/games/arcane_academy/looking.svelte";
import type { PlayerView, View } from "../../../src/games/arcane_academy/view";
import linked from "./linked.json";

const what: Looked = { kind: "slate", player: (linked.view as View).players[1] as PlayerView };
const settled = () => new Promise<void>((done) => queueMicrotask(done));
let drop: (() => void) | void;

function button(options?: { always: boolean }): HTMLButtonElement {
  const element = document.body.appendChild(document.createElement("button"));
  drop = look(() => what, options)(element) as () => void;
  return element;
}

afterEach(async () => {
  drop?.();
  document.body.replaceChildren();
  looking.stop();
  await settled();
});

describe("looking closely", () => {
  test("a click on a thing with nothing else to do pins it", () => {
    const element = button();
    element.click();
    expect(looking.now).toEqual({ what, at: element, pinned: true });
  });

  test("what is pinned stays when the focus moves into it", async () => {
    const element = button();
    element.focus();
    element.click();
    element.blur();
    await settled();
    expect(looking.now?.at).toBe(element);
  });

  test("a second click lets go", () => {
    const element = button();
    element.click();
    element.click();
    expect(looking.now).toBeNull();
  });

  test("a thing that can be chosen is chosen, not looked at", () => {
    const element = button();
    element.dataset.light = "one";
    element.click();
    expect(looking.now).toBeNull();
  });

  test("what is there for looking only does not choose what it lies on", () => {
    const element = button({ always: true });
    const seat = document.body.appendChild(document.createElement("section"));
    seat.dataset.light = "one";
    seat.append(element);
    let chosen = 0;
    seat.addEventListener("click", () => (chosen += 1));
    element.click();
    expect(looking.now?.at).toBe(element);
    expect(chosen).toBe(0);
  });
});
