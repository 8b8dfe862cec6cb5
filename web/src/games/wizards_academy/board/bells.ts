/** Where the disasters that the table can see will strike. */
import type { View } from "../view";

export interface Bell {
  seat: number; // whose turn it will be
  card: string;
}

/** The bells of a room: one for each wizard whose card strikes there. */
export function bellsIn(view: View, room: number): Bell[] {
  return view.wizards.filter((wizard) => wizard.card && wizard.bells.includes(room)).map((wizard) => ({ seat: wizard.seat, card: wizard.card?.name ?? "" }));
}
