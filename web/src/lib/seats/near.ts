/** Who sits where, as seen from one seat. */
import { printed } from "../timeline/hydrating";

interface Seated {
  seat: number;
}

/** The seat whose things are drawn large and lie at the bottom: the viewer's, for the public the one whose turn it is. */
export function nearSeat(view: { active: number }, viewpoint: number | null): number {
  return viewpoint ?? view.active;
}

export function playerOf<Player>({ players }: { players: readonly Player[] }, seat: number): Player {
  return printed(players, seat);
}

/** The other players clockwise, from the left of the given seat. */
export function othersOf<Player extends Seated>({ players }: { players: readonly Player[] }, near: number): Player[] {
  const at = players.findIndex(({ seat }) => seat === near);
  return [...players.slice(at + 1), ...players.slice(0, at)];
}
