/** Options that are about something that is drawn nowhere else. */
import type { OptionOnOffer } from "../../lib/wire";

const GROUPS = new Set(["spell", "person", "kind", "disaster", "room_card", "one"]);

export interface Thing {
  touch: string;
  group: string;
  name: string; // after the colon
  label: string;
}

/** The picks among these options, each thing once. */
export function pickable(options: Pick<OptionOnOffer, "touches" | "label">[]): Thing[] {
  const found = new Map<string, Thing>();
  for (const option of options) {
    for (const touch of option.touches) {
      const [group = "", name = ""] = touch.split(":");
      if (GROUPS.has(group)) found.set(touch, { touch, group, name, label: option.label });
    }
  }
  return [...found.values()];
}
