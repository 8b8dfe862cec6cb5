/** What changed on the map between two views, as numbers that rise where it happened. */
import { bordersOf, placeOf, stands, type Point } from "../board/geometry";
import type { View } from "../view";

export interface Burst {
  at: Point;
  kind: "hurt" | "heal" | "point" | "stun" | "dust";
  text: string;
}

const MOST_DUST = 6; // a turning sector changes every line: that is no dust

export function bursts(before: View, after: View): Burst[] {
  return [...lives(before, after), ...dust(before, after)];
}

function lives(before: View, after: View): Burst[] {
  const found: Burst[] = [];
  const put = (id: string, kind: Burst["kind"], text: string) => {
    const at = placeOf(after, id) ?? placeOf(before, id);
    if (at) found.push({ at, kind, text });
  };
  const change = (id: string, was: { life: number; stun: number }, is: { life: number; stun: number }) => {
    if (is.life < was.life) put(id, "hurt", `−${was.life - is.life}`);
    if (is.life > was.life) put(id, "heal", `+${is.life - was.life}`);
    if (is.stun > was.stun) put(id, "stun", "✶");
  };
  for (const is of after.players) {
    const was = before.players[is.seat];
    if (!was) continue;
    change(`seat:${is.seat}`, was, is);
    if (is.points > was.points) put(`seat:${is.seat}`, "point", `+${is.points - was.points}`);
  }
  for (const is of after.beasts) {
    const was = before.beasts.find(({ figure }) => figure === is.figure);
    if (was) change(`beast:${is.kind}`, was, is);
  }
  return found;
}

/** Walls and doors that fell. */
function dust(before: View, after: View): Burst[] {
  const fallen = after.lines.filter((line, index) => {
    const was = before.lines[index];
    return was !== undefined && stands(was) && !stands(line);
  });
  return fallen.length > MOST_DUST ? [] : fallen.flatMap(bordersOf).map(({ x, y }) => ({ at: { x, y }, kind: "dust", text: "" }));
}
