/** How a game ended, in a few words. */
import { t } from "../text";
import type { ResultInfo, SeatInfo } from "../wire";

export interface Outcome {
  text: string;
  mood: "won" | "lost" | "plain";
}

/** "you won 31 : 28", "Ines won 31 : 28", "won together". */
export function resultLine(result: ResultInfo, seats: SeatInfo[], together: boolean): Outcome {
  if (together) {
    const won = result.places.some((place) => place.won);
    const how = result.places.length === 1 ? "alone" : "together";
    return { text: t(`result.${won ? "won" : "lost"}_${how}`), mood: won ? "won" : "lost" };
  }
  const scores = result.places.map((place) => place.score).join("\u00a0:\u00a0");
  const winners = result.places.filter((place) => place.won);
  const mine = winners.some((place) => seats.some((seat) => seat.mine && seat.seat === place.seat));
  if (mine) return { text: t(winners.length > 1 ? "result.you_shared" : "result.you_won", { scores }), mood: "won" };
  const name = seats.find((seat) => seat.seat === winners[0]?.seat)?.name ?? "";
  const played = seats.some((seat) => seat.mine);
  if (!name) return { text: t("result.nobody", { scores }), mood: "plain" };
  return { text: t("result.other_won", { name, scores }), mood: played ? "lost" : "plain" };
}
