/** What ending the turn in a room would cost, in few words. */
import { say } from "../text";
import type { RoomView } from "../view";

export function verdict(room: RoomView): { text: string; mood: "good" | "warn" | "bad" } {
  const { mana, glyphs } = room.stay;
  const parts = [...(mana > 0 ? [say("stay.mana", { count: mana })] : []), ...(glyphs > 0 ? [say("stay.glyphs", { count: glyphs })] : [])];
  if (parts.length === 0) return { text: say("stay.safe"), mood: "good" };
  return { text: parts.join("  "), mood: mana > 0 ? "bad" : "warn" };
}
