import { afterEach, describe, expect, test, vi } from "vitest";

import { Looking, type Wishes } from "../../../src/lib/closeup/looking.svelte";

const looking = new Looking<string>();
const settled = () => new Promise<void>((done) => queueMicrotask(done));
let drop: (() => void) | void;

function button(wishes?: Wishes): HTMLButtonElement {
  const element = document.body.appendChild(document.createElement("button"));
  drop = looking.look(() => "a card", wishes)(element) as () => void;
  return element;
}

function pointer(element: Element, name: string, pointerType: string): void {
  element.dispatchEvent(new PointerEvent(name, { pointerType }));
}

afterEach(async () => {
  vi.useRealTimers();
  drop?.();
  document.body.replaceChildren();
  looking.stop();
  await settled();
});

describe("looking closely", () => {
  test("a click on a thing with nothing else to do pins it, a second lets go", () => {
    const element = button();
    element.click();
    expect(looking.now).toEqual({ what: "a card", at: element, pinned: true });
    element.click();
    expect(looking.now).toBeNull();
  });

  test("what is pinned stays when the focus moves into it", async () => {
    const element = button();
    element.focus();
    element.click();
    element.blur();
    await settled();
    expect(looking.now?.at).toBe(element);
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

  test("the pointer that rests on a thing looks at it, unless it wishes for rest", () => {
    vi.useFakeTimers();
    pointer(button({ hover: false }), "pointerenter", "mouse");
    vi.runAllTimers();
    expect(looking.now).toBeNull();
    const element = button();
    pointer(element, "pointerenter", "mouse");
    vi.runAllTimers();
    expect(looking.now).toEqual({ what: "a card", at: element, pinned: false });
  });

  test("a long press looks and does not choose", () => {
    vi.useFakeTimers();
    const element = button();
    element.dataset.light = "one";
    let chosen = 0;
    element.addEventListener("click", () => (chosen += 1));
    pointer(element, "pointerdown", "touch");
    vi.runAllTimers();
    element.click();
    expect(looking.now?.at).toBe(element);
    expect(chosen).toBe(0);
  });

  test("what leaves the page is no longer looked at", async () => {
    button().click();
    drop?.();
    await settled();
    expect(looking.now).toBeNull();
  });
});
