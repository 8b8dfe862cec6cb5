/** What a selected choice would lead to, drawn faintly. */
import { afterEach, expect, test } from "vitest";

import { countingIn, goingBetween, haunt } from "../../../src/lib/things/ghosts";
import type { Thing } from "../../../src/lib/things/things";
import type { ConsequenceInfo } from "../../../src/lib/wire";

afterEach(() => document.body.replaceChildren());

const thing = (id: string, at: string): Thing => ({ id, at, name: id });
const counted = (what: string, seat: number | null, least: number, most = least): ConsequenceInfo => ({ kind: "count", text: "", certain: true, seat, what, least, most, good: 0 });

test("what would stand elsewhere is drawn there, what comes or goes is not", () => {
  const now = [thing("wizard:0", "room:1"), thing("wizard:1", "room:1"), thing("beast:3", "room:2")];
  const then = [thing("wizard:1", "room:1"), thing("beast:9", "room:1"), thing("wizard:0", "room:2")];
  expect(goingBetween(now, then)).toEqual([{ thing: "wizard:0", from: "room:1", to: "room:2" }]);
});

test("numbers stand at the place that is named after them, with their range", () => {
  expect(countingIn([counted("hp", 1, -3), counted("mana", null, 0, 2), counted("hp", 0, 0), { ...counted("x", 0, 1), kind: "card" }])).toEqual([
    { place: "count:hp:1", text: "−3", good: false },
    { place: "count:mana", text: "0 … +2", good: true },
  ]);
});

test("the copy of a piece cannot be found, heard or touched, and goes away", () => {
  document.body.innerHTML = `<svg><g><g data-touch="seat:0" data-stands role="button" tabindex="0" aria-label="Ann"><text id="n">15</text></g></g><rect data-touch="square:1:1" /></svg>`;
  for (const each of document.querySelectorAll("[data-touch]")) each.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
  document.querySelector("svg")!.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  document.querySelector("rect")!.getBoundingClientRect = () => new DOMRect(40, 30, 10, 10);
  const away = haunt({ thing: "seat:0", from: "square:0:0", to: "square:1:1" });
  const ghost = document.querySelector<SVGElement>(".would-stand");
  expect(ghost?.style.transform).toBe("translate(40.0px, 30.0px)");
  expect(ghost?.textContent).toBe("15");
  expect(ghost?.querySelector("[data-touch], [data-stands], [role], [tabindex], [aria-label], [id]")).toBeNull();
  away();
  expect(document.querySelector(".would-stand")).toBeNull();
});
