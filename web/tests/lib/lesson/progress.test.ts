import { beforeEach, describe, expect, it } from "vitest";

import { keepProgress, progressIn, standOf } from "../../../src/lib/lesson/progress";

describe("how far somebody has come in a lesson", () => {
  beforeEach(() => localStorage.clear());

  it("begins at the first step", () => {
    expect(progressIn("duel", 9)).toEqual({ at: 0, reached: 0 });
    expect(standOf(progressIn("duel", 9), 9)).toBe("new");
  });

  it("is kept for each game", () => {
    keepProgress("duel", { at: 3, reached: 4 });
    expect(progressIn("duel", 9)).toEqual({ at: 3, reached: 4 });
    expect(progressIn("chess", 9)).toEqual({ at: 0, reached: 0 });
    expect(standOf(progressIn("duel", 9), 9)).toBe("half");
  });

  it("is learned when every step is, wherever one looks again", () => {
    expect(standOf({ at: 0, reached: 9 }, 9)).toBe("learned");
    expect(standOf({ at: 2, reached: 8 }, 9)).toBe("half");
  });

  it("fits a lesson that has become shorter", () => {
    keepProgress("duel", { at: 11, reached: 12 });
    expect(progressIn("duel", 9)).toEqual({ at: 8, reached: 9 });
  });

  it.each(["nonsense", "{}", "null", '{"at":-1,"reached":0}', '{"at":"2","reached":1}'])("begins anew where %s is kept", (text) => {
    localStorage.setItem("spellhall.lesson.duel", text);
    expect(progressIn("duel", 9)).toEqual({ at: 0, reached: 0 });
  });
});
