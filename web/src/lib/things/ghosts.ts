/** What a choice would lead to, drawn faintly: things where they would stand, and by how much numbers would change. */
import type { Thing } from "./things";
import type { ConsequenceInfo } from "../wire";
import { middle } from "../show/geometry";

/** A thing that would go from one place to another. */
export interface Going {
  thing: string;
  from: string;
  to: string;
}

/** What would stand elsewhere. */
export function goingBetween(now: readonly Thing[], then: readonly Thing[]): Going[] {
  const stands = new Map(now.map(({ id, at }) => [id, at]));
  return then.flatMap(({ id, at }) => {
    const from = stands.get(id);
    return from === undefined || at === undefined || from === at ? [] : [{ thing: id, from, to: at }];
  });
}

/** A number that would change, at the place that is named after it. */
export interface Counting {
  place: string;
  text: string;
  good: boolean;
}

const signed = (n: number) => (n === 0 ? "0" : `${n > 0 ? "+" : "−"}${Math.abs(n)}`);

export function countingIn(consequences: readonly ConsequenceInfo[]): Counting[] {
  return consequences.flatMap(({ kind, what, seat, least, most }) => {
    if (kind !== "count" || (least === 0 && most === 0)) return [];
    const text = least === most ? signed(least) : `${signed(least)} … ${signed(most)}`;
    return [{ place: seat === null ? `count:${what}` : `count:${what}:${seat}`, text, good: least + most > 0 }];
  });
}

/** Draw a piece once more where it would stand in the same drawing, until the returned function is called. */
export function haunt({ thing, from, to }: Going): () => void {
  const piece = document.querySelector<SVGGraphicsElement>(`svg [data-touch="${CSS.escape(thing)}"]`);
  const units = piece?.parentElement instanceof SVGGraphicsElement ? piece.parentElement.getScreenCTM() : null;
  const middleOf = (place: string) => {
    const drawn = piece?.ownerSVGElement?.querySelector(`[data-touch="${CSS.escape(place)}"]`);
    return drawn && middle(drawn.getBoundingClientRect());
  };
  const would = middleOf(to);
  if (!piece || !units || !would) return () => {};
  const is = middleOf(from) ?? middle(piece.getBoundingClientRect());
  const { x, y } = new DOMMatrix([units.a, units.b, units.c, units.d, 0, 0]).inverse().transformPoint(new DOMPoint(would.x - is.x, would.y - is.y));
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "g");
  ghost.append(mute(piece.cloneNode(true) as Element));
  ghost.setAttribute("class", "would-stand");
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  piece.after(ghost);
  return () => ghost.remove();
}

/** Nobody finds or hears a copy. */
function mute(copy: Element): Element {
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name } of [...each.attributes]) if (/^(data-|aria-|role$|tabindex$|id$)/.test(name)) each.removeAttribute(name);
  }
  return copy;
}
