/** The text of a card in pieces, so that Will and Shards can be drawn as signs. */
import type { Currency } from "../view";

export type Piece = { text: string } | { currency: Currency; word: string };

/** «Gain 2 Shards.» becomes «Gain 2 », a Shard, «.»: only amounts, never the bare word. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(/(?<=\d )(Will|Shards?)\b/g)) {
    found.push({ text: text.slice(at, match.index) });
    found.push({ currency: match[0] === "Will" ? "will" : "shard", word: match[0] });
    at = match.index + match[0].length;
  }
  found.push({ text: text.slice(at) });
  return found;
}
