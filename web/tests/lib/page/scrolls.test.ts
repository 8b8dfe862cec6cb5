// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { scrolls } from "../../../src/lib/page/scrolls";

let resized: () => void = () => {};

class Sizes {
  constructor(told: () => void) {
    resized = told;
  }
  observe(): void {}
  disconnect(): void {}
}

function box(tag: string, inner: number): HTMLElement {
  const made = document.createElement(tag);
  made.style.overflowY = "auto";
  document.body.append(made);
  hold(made, inner);
  return made;
}

function hold(box: HTMLElement, inner: number): void {
  Object.defineProperties(box, { clientHeight: { value: 100, configurable: true }, scrollHeight: { value: inner, configurable: true } });
}

beforeEach(() => vi.stubGlobal("ResizeObserver", Sizes));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe("a box that scrolls", () => {
  it("is a stop for keys only while something is out of sight", () => {
    const text = box("div", 140);
    scrolls("Boggart")(text);
    resized();
    expect([text.tabIndex, text.getAttribute("role"), text.getAttribute("aria-label")]).toEqual([0, "group", "Boggart"]);
    hold(text, 100);
    resized();
    expect(text.hasAttribute("tabindex")).toBe(false);
  });

  it("does not send away whoever is there", () => {
    const text = box("div", 140);
    scrolls("Boggart")(text);
    resized();
    text.focus();
    hold(text, 100);
    resized();
    expect(document.activeElement).toBe(text);
    expect(text.tabIndex).toBe(0);
  });

  it("is no stop where it only hides what is too much", () => {
    const text = box("div", 140);
    text.style.overflowY = "hidden";
    scrolls("Boggart")(text);
    resized();
    expect(text.hasAttribute("tabindex")).toBe(false);
  });

  it("stays a list where it is one", () => {
    const list = box("ul", 140);
    scrolls("The bag")(list);
    expect(list.hasAttribute("role")).toBe(false);
  });
});
