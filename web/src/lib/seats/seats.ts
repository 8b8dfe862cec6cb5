/** Seats have a colour and a sign everywhere; colour is never alone. */
import type { SeatInfo } from "../wire";

export const SIGNS = ["▲", "●", "■", "◆", "★", "✚"] as const;

export function sign(seat: number): string {
  return SIGNS[seat % SIGNS.length] ?? "";
}

/** Class that sets `--c` (colour) and `--sign` of a seat, counted from 0. */
export function seatClass(seat: number): string {
  return `s${(seat % SIGNS.length) + 1}`;
}

/** The seat's name as the asking person reads it. */
export function seatName(seats: SeatInfo[], seat: number): string {
  return seats.find((info) => info.seat === seat)?.name ?? "";
}
