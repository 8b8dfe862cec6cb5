import { describe, expect, it } from "vitest";

import { address, keyInFragment, parse, type Route } from "../../../src/lib/page/router.svelte";

const ROUTES: [string, Route][] = [
  ["/", { name: "hall" }],
  ["/tables", { name: "tables" }],
  ["/replays", { name: "replays" }],
  ["/rules", { name: "rules", game: "" }],
  ["/rules/arcane_academy", { name: "rules", game: "arcane_academy" }],
  ["/learn/arcane_academy", { name: "learn", game: "arcane_academy" }],
  ["/table/wolf-7", { name: "table", id: "wolf-7" }],
  ["/join/wolf-7", { name: "join", id: "wolf-7" }],
  ["/replay/wolf-7", { name: "replay", id: "wolf-7", at: null, viewpoint: "" }],
  ["/replay/wolf-7?at=12&as=public", { name: "replay", id: "wolf-7", at: { choice: 12, place: null }, viewpoint: "public" }],
  ["/replay/wolf-7?at=12.3&as=1", { name: "replay", id: "wolf-7", at: { choice: 12, place: 2 }, viewpoint: "1" }],
];

describe("addresses", () => {
  it.each(ROUTES)("%s is read and written", (url, route) => {
    const [path = "", query = ""] = url.split("?");
    expect(parse(path, query)).toEqual(route);
    expect(address(route)).toBe(url);
  });

  it.each(["/nowhere", "/table", "/learn", "/table/a/b", "/api/x"])("%s leads nowhere", (path) => {
    expect(parse(path)).toEqual({ name: "lost", path });
  });

  it("ignores a moment that is not a number", () => {
    expect(parse("/replay/a", "at=soon")).toEqual({ name: "replay", id: "a", at: null, viewpoint: "" });
  });

  it("finds the key that a link from another device carries", () => {
    expect(keyInFragment("#key=abc%2B1")).toBe("abc+1");
    expect(keyInFragment("#AA-LINK-3")).toBeNull();
  });
});
