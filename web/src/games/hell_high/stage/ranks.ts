/** Which rank's ability is at work: read off what is told, or what is asked. */
import type { GameEvent } from "../events";

const BY_EVENT: Readonly<Partial<Record<GameEvent["kind"], number>>> = { bonus: 8, no_bonus: 8, demand: 7, refuse: 7, give: 7, heal: 6, treasure: 5, envy: 3 };
const BY_QUESTION: Readonly<Record<string, number>> = { pick_glyph: 8, demand: 7, give_card: 7, pick_healed: 6, pick_envied: 3 };

export function rankAtWork(event: GameEvent["kind"] | null, questions: readonly string[]): number | null {
  if (event !== null) return BY_EVENT[event] ?? null;
  return questions.map((kind) => BY_QUESTION[kind]).find((rank) => rank !== undefined) ?? null;
}
