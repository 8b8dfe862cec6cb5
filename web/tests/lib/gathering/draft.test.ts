import { describe, expect, test } from "vitest";

import { Draft } from "../../../src/lib/gathering/draft.svelte";
import type { TableInfo } from "../../../src/lib/wire";

/** A table that answers when it is told to. */
function gathering() {
  const taken: TableInfo["options"][] = [];
  const refused: unknown[] = [];
  const asked: { options: TableInfo["options"]; answer: (yes: boolean) => void }[] = [];
  const draft = new Draft((table) => taken.push(table.options), (error) => refused.push(error));
  const click = (options: TableInfo["options"]) =>
    draft.change(
      () =>
        new Promise((resolve, reject) =>
          asked.push({ options, answer: (yes) => (yes ? resolve({ options } as TableInfo) : reject(new Error("no"))) }),
        ),
      { options },
    );
  const answer = async (yes: boolean) => {
    asked.shift()?.answer(yes);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { draft, taken, refused, asked, click, answer };
}

describe("a draft of options", () => {
  test("shows what was clicked until it is answered", async () => {
    const { draft, click, answer, taken } = gathering();
    void click({ goal: 3 });
    expect(draft.options).toEqual({ goal: 3 });
    expect(draft.busy).toBe(true);
    await Promise.resolve();
    await answer(true);
    expect(draft.options).toEqual({});
    expect(draft.busy).toBe(false);
    expect(taken).toEqual([{ goal: 3 }]);
  });

  test("falls back when an option is refused, while others are still on their way", async () => {
    const { draft, click, answer, refused } = gathering();
    void click({ goal: 3 });
    void click({ heavy_items: true });
    await Promise.resolve();
    await answer(false);
    expect(refused).toHaveLength(1);
    expect(draft.options).toEqual({ heavy_items: true });
    expect(draft.busy).toBe(true);
    await answer(true);
    expect(draft.options).toEqual({});
  });

  test("keeps the last click on an option until that one is answered", async () => {
    const { draft, click, answer } = gathering();
    void click({ goal: 3 });
    void click({ goal: 4 });
    await Promise.resolve();
    await answer(true);
    expect(draft.options).toEqual({ goal: 4 });
  });

  test("asks one after another", async () => {
    const { click, asked, answer } = gathering();
    void click({ goal: 3 });
    void click({ goal: 4 });
    await Promise.resolve();
    expect(asked.map((each) => each.options)).toEqual([{ goal: 3 }]);
    await answer(true);
    expect(asked.map((each) => each.options)).toEqual([{ goal: 4 }]);
  });
});
