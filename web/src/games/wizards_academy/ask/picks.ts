/** Options that are about something that is drawn nowhere else. */
import type { OptionOnOffer } from "../../../lib/wire";

const GROUPS = new Set(["spell", "person", "kind", "disaster", "room_card", "one"]);

export interface Thing {
  touch: string;
  group: string;
  name: string; // after the last colon
  label: string;
}

type Option = Pick<OptionOnOffer, "touches" | "label">;

/** Whether the options are glyphs to gain, which do not lie before the wizard yet. */
function areGains(options: Option[], held: (touch: string) => boolean): boolean {
  const glyphs = options.flatMap((option) => (option.touches.length === 1 ? option.touches : [])).filter((touch) => touch.startsWith("glyph:"));
  return glyphs.some((touch) => !held(touch));
}

/** The picks among these options, each thing once; `held`: a glyph that lies before its wizard. */
export function pickable(options: Option[], held: (touch: string) => boolean = () => true): Thing[] {
  const gains = areGains(options, held);
  const found = new Map<string, Thing>();
  for (const option of options) {
    for (const touch of option.touches) {
      const [group = "", first = "", second] = touch.split(":");
      const name = second ?? first;
      if (GROUPS.has(group) || (gains && group === "glyph")) found.set(touch, { touch, group, name, label: option.label });
    }
  }
  return [...found.values()];
}
