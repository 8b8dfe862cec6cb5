/** What the host wishes of the seats, made from how they are. */
import type { ConflictInfo, OptionInfo, SeatInfo, SeatWish, TableInfo } from "../wire";

/** Seats that friends already sit on stay theirs: for the server they count as open to people. */
export function wishesOf(seats: SeatInfo[], level: string): SeatWish[] {
  return seats.map((seat) => ({
    kind: seat.mine ? "me" : seat.kind === "bot" ? "bot" : "open",
    level: seat.level || level,
  }));
}

export function withWish(seats: SeatInfo[], level: string, at: number, wish: SeatWish): SeatWish[] {
  return wishesOf(seats, level).map((each, index) => (seats[index]?.seat === at ? wish : each));
}

export function withoutSeat(seats: SeatInfo[], level: string, at: number): SeatWish[] {
  return wishesOf(seats.filter((seat) => seat.seat !== at), level);
}

/** A value that an option of several choices would have after a click on one of them. */
export function toggled(chosen: string[], id: string, order: string[]): string[] {
  const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
  return order.filter((each) => next.includes(each));
}

/** All options as they stand now, judged. */
export interface Draft {
  all: OptionInfo[];
  options: TableInfo["options"];
  conflicts: ConflictInfo[];
}

/** The title of what would have to be chosen elsewhere first; empty where nothing is lacking. */
export function lacking(needs: OptionInfo["needs"], { all, options }: Pick<Draft, "all" | "options">): string {
  if (!needs) return "";
  const [id, wanted] = needs;
  const option = all.find((each) => each.id === id);
  const value = options[id] ?? option?.default;
  const met = Array.isArray(value) ? value.includes(wanted) : value === wanted;
  return met ? "" : (option?.values.find((each) => each.id === wanted)?.title ?? wanted);
}
