import { expect, test } from "vitest";

import { missed } from "../../../src/lib/hear/aloud";
import type { EventInfo } from "../../../src/lib/wire";

function event(text: string, kind = "done", heading = false): EventInfo {
  return { seq: 1, kind, seat: 1, text, touches: [], heading, facts: {}, patch: null } as unknown as EventInfo;
}

const weighs = ({ kind }: EventInfo) => kind === "dies";
const told = (events: EventInfo[], most = 3) => missed(events, ["Ines"], most, weighs);

test("what weighs, what concerns me and what was done last is told, in its order", () => {
  const events = [event("The Imp dies.", "dies"), event("Mira walks."), event("Mira robs Ines."), event("Mira casts."), event("Turn 4: Ines", "turn", true)];
  expect(told(events)).toEqual(["The Imp dies.", "Mira robs Ines.", "3 more lines are in the log."]);
  expect(told([event("Mira rests."), ...events], 4)).toEqual(["The Imp dies.", "Mira robs Ines.", "Mira casts.", "3 more lines are in the log."]);
  expect(told(events, 4)).toEqual(["The Imp dies.", "Mira walks.", "Mira robs Ines.", "Mira casts."]);
});

test("draws and small print give way to deeds, even where they concern me", () => {
  const events = [event("Mira casts."), event("Mira walks."), event("Mira draws Ines.", "draw"), event("The deck is full.", "reshuffle")];
  expect(told(events)).toEqual(["Mira casts.", "Mira walks.", "2 more lines are in the log."]);
});

test("little that was missed is told whole, without headings", () => {
  expect(told([event("Turn 3: Mira", "turn", true), event("Mira draws.", "draw")])).toEqual(["Mira draws."]);
});
