/** Events with what is told of each kind. */
import type { EventInfo } from "../wire";
import type { Facts as TableFacts } from "./events";

type EventOf<Facts> = { [Kind in keyof Facts]: Omit<EventInfo, "kind" | "facts"> & { kind: Kind; facts: Facts[Kind] } }[keyof Facts];

/** The events of a game, and those that every table tells by itself. */
export type Told<Facts> = EventOf<Facts> | EventOf<TableFacts>;
