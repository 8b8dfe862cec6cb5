/** What can be looked at closely on this screen: a seal, a scroll, or a player. */
import { Looking } from "../../../lib/closeup/looking.svelte";
import type { ScrollView } from "../view";

export type Looked = { kind: "seal"; node: string } | { kind: "scroll"; scroll: ScrollView; seat: number } | { kind: "seat"; seat: number };

export const looking = new Looking<Looked>();
export const look = looking.look;
