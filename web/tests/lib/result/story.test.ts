import { describe, expect, it } from "vitest";

import { wrapped } from "../../../src/lib/result/card";
import { curveOf, legible, marksOf, replayOf, shownMoments, toldStory } from "../../../src/lib/result/story";
import type { Story, StoryMoment } from "../../../src/lib/wire";

function moment(kind: StoryMoment["kind"], seat: number, seq: number, before = 0.5, after = 0.2): StoryMoment {
  return { kind, seat, by: seat, seq, event: 1, turn: 1, before, after, error: 0.05, text: `${kind} ${seat}`, instead: "" };
}

const STORY: Story = {
  ready: true,
  lead: "Ada led all along.",
  played_on: 20,
  points: [
    { seq: 0, turn: 1, seat: 0, chances: [0.5, 0.5], error: 0.1 },
    { seq: 10, turn: 2, seat: -1, chances: [1, 0], error: 0 },
  ],
  moments: [moment("costly", 0, 2), moment("costly", 1, 3, 0.9, 0.1), moment("high", 1, 4), moment("turning", 0, 5), moment("deciding", 0, 8)],
};

describe("the story of a game", () => {
  it("numbers only turns whose numbers do not touch", () => {
    expect([...legible([0, 10, 31, 60, 62, 95], 30)]).toEqual([0, 2, 4, 5]);
    expect([...legible([], 30)]).toEqual([]);
  });

  it("reproaches once at most: me if I sat there, else the dearest", () => {
    const dear = (mine: number[]) => shownMoments(STORY, mine).filter((each) => each.kind === "costly").map((each) => each.seat);
    expect(dear([0])).toEqual([0]);
    expect(dear([])).toEqual([1]);
    expect(dear([2])).toEqual([]);
  });

  it("shows at most four moments, in the order of the game", () => {
    expect(shownMoments(STORY, []).map((each) => each.seq)).toEqual([3, 4, 5, 8]);
  });

  it("marks every moment for a scrubber, and links to its event", () => {
    expect(marksOf(STORY)[0]).toEqual({ at: { choice: 2, place: 1 }, kind: "costly", label: "costly 0" });
    expect(marksOf(STORY, false)[0]?.at).toEqual({ choice: 2, place: null });
    const dear = { ...STORY, moments: [{ ...moment("costly", 0, 2), instead: "Rest" }] };
    expect(marksOf(dear)[0]?.label).toBe("costly 0. Better: Rest");
    expect(replayOf("t", moment("high", 1, 4))).toEqual({ name: "replay", id: "t", at: { choice: 4, place: 1 }, viewpoint: "all" });
  });

  it("is asked for until it is told, and no longer than somebody waits", async () => {
    expect(await toldStory("t", () => false, () => Promise.resolve(STORY))).toBe(STORY);
    expect(await toldStory("t", () => true, () => Promise.reject(new Error("nobody asked")))).toBeNull();
  });

  it("draws a sure win at the top, the end at the right", () => {
    expect(curveOf(STORY, 0)).toEqual([{ x: 0, y: 0.5 }, { x: 1, y: 0 }]);
  });

  it("wraps the words of the picture, and says that more would follow", () => {
    expect(wrapped("one two three", 7, 2, (text) => text.length)).toEqual(["one two", "three"]);
    expect(wrapped("one two three four", 5, 2, (text) => text.length)).toEqual(["one", "two …"]);
  });
});
