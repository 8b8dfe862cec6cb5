import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

import type { View } from "../../../src/games/hell_high/view";
import { Choosing } from "../../../src/lib/choose/choosing.svelte";
import type { QuestionInfo } from "../../../src/lib/wire";
import building from "./building.json";
import coming from "./coming.json";
import Table from "./Table.svelte";

// The rulebook is asked for and does not come.
vi.stubGlobal("fetch", () => new Promise(() => {}));

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
  });
  const table = mount(Table, { target: document.body, props: { choosing, view: fixture.view as View, viewpoint, questions } });
  close = () => void unmount(table);
  flushSync();
  return chosen;
}

function click(selector: string): void {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  found.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

/** Every id that an option touches must be on the table, or it could not be clicked. */
function missing(questions: QuestionInfo[]): string[] {
  const ids = new Set(questions.flatMap((question) => question.options.flatMap((option) => option.touches)));
  return [...ids].filter((id) => !document.querySelector(`[data-touch="${id}"]`));
}

describe("building a Spell", () => {
  test("shows everything that can be clicked", () => {
    open(building);
    expect(missing(building.questions)).toEqual([]);
  });

  test("places a card, takes back, is ready by clicks", () => {
    const chosen = open(building);
    click('.hand [data-light="one"]');
    click(".bench .cover");
    click('.bench .actions [data-touch="ready"]');
    expect(chosen).toHaveLength(3);
    expect(chosen[0]).toMatch(/^place /);
    expect(chosen.slice(1)).toEqual(["back richie-prickle-jr", "ready"]);
  });

  test("lets a spectator click nothing", () => {
    open(building, null);
    expect(document.querySelectorAll("[data-light]")).toHaveLength(0);
  });
});

describe("damage that is coming", () => {
  test("tells the life that would be left and offers every answer", () => {
    open(coming);
    const blow = (coming.view as unknown as View).coming.find(({ seat }) => seat === 0);
    expect(document.querySelector(".mat .then")?.textContent).toBe(String(blow?.after));
    expect(missing(coming.questions)).toEqual([]);
  });
});
