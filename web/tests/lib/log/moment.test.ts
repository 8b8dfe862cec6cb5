import { describe, expect, it } from "vitest";

import { momentOf } from "../../../src/lib/log/moment";
import type { EventInfo, ReplayStep } from "../../../src/lib/wire";

function event(seq: number, text: string): EventInfo {
  return { seq, kind: "k", text, seat: null, touches: [text], heading: false, facts: [] };
}
function step(seq: number, ...texts: string[]): ReplayStep {
  return { seq, by: 0, choice: "", label: "", events: texts.map((text) => event(seq, text)), view: [`view ${seq}`], status: { text: `status ${seq}`, awaited: [], left: null } };
}
const STEPS = [step(1, "before"), step(2, "hit", "die", "hit", "end")];
const LOG = STEPS.flatMap((each) => each.events);
const TELLING = { tell: (before: unknown, { text }: EventInfo) => [...(before as string[]), text], pause: () => 0 };

describe("a moment of the log", () => {
  it("is the table as the event left it, where the screen can tell", () => {
    const moment = momentOf(LOG[3] as EventInfo, STEPS, LOG, TELLING);
    expect(moment).toMatchObject({ seq: 2, view: ["view 1", "hit", "die", "hit"], touches: ["hit"], whole: false });
    expect(momentOf(LOG[1] as EventInfo, STEPS, LOG, TELLING)?.view).toEqual(["view 1", "hit"]);
  });

  it("is the table after the choice for its last event", () => {
    expect(momentOf(LOG[4] as EventInfo, STEPS, LOG, TELLING)).toMatchObject({ view: ["view 2"], whole: false });
  });

  it("says when it is the table after the whole choice", () => {
    expect(momentOf(LOG[2] as EventInfo, STEPS, LOG, null)).toMatchObject({ view: ["view 2"], whole: true });
    expect(momentOf(LOG[4] as EventInfo, STEPS, LOG, null)).toMatchObject({ whole: false });
  });
});
