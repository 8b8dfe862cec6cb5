/** What moved on the board between two views. */
import type { Point } from "../board/geometry";
import type { GameEvent } from "../events";
import type { ScrollView, SealView, View } from "../view";
import type { BoardView } from "../wire";
import { lengthOf, trailAlong, wayBetween } from "./route";

const identity = (seal: SealView) => (seal.scroll ? `scroll ${seal.scroll.scroll}` : `${seal.element} ${seal.strength}`);

/** Seals that changed places: for each node with a new seal, the node that it came from. */
export function swapped(before: View, after: View): Map<string, string> {
  const was = new Map(before.seals.map((seal) => [seal.node, identity(seal)]));
  const is = new Map(after.seals.map((seal) => [seal.node, identity(seal)]));
  const moved = [...is].filter(([node, seal]) => was.has(node) && was.get(node) !== seal);
  const found = new Map<string, string>();
  for (const [node, seal] of moved) {
    const from = moved.find(([other]) => other !== node && was.get(other) === seal)?.[0];
    if (from) found.set(node, from);
  }
  return found;
}

/** Seals that are gone. */
export function broken(before: View, after: View): SealView[] {
  const left = new Set(after.seals.map(({ node }) => node));
  return before.seals.filter(({ node }) => !left.has(node));
}

export interface Won {
  scroll: ScrollView;
  from: string; // what stands for its old place on the screen
  node: string | null; // of the board; null when it was somebody's
  seat: number; // the new owner
}

/** Scrolls that have a new owner: won from a node of the board, or traded between seats. */
export function wonScrolls(before: View, after: View): Won[] {
  const lay = new Map(before.seals.flatMap((seal) => (seal.scroll ? [[seal.scroll.scroll, seal.node] as const] : [])));
  const owner = new Map(before.players.flatMap(({ seat, scrolls }) => scrolls.map(({ scroll }) => [scroll, seat] as const)));
  return after.players.flatMap(({ seat, scrolls }) =>
    scrolls.flatMap((scroll): Won[] => {
      const node = lay.get(scroll.scroll) ?? null;
      if (node !== null) return [{ scroll, from: `node:${node}`, node, seat }];
      const old = owner.get(scroll.scroll);
      return old === undefined || old === seat ? [] : [{ scroll, from: `scrolls:${old}`, node: null, seat }];
    }),
  );
}

/** The ways of the mages that moved, by seat. */
export function walks(board: BoardView, before: View, after: View, event: GameEvent | null): Map<number, Point[]> {
  const found = new Map<number, Point[]>();
  for (const { seat, node } of after.players) {
    const from = before.players[seat]?.node;
    if (from === undefined || from === node) continue;
    found.set(seat, trailAlong(board, toldWay(board, event, from, node) ?? likelyWay(board, before, seat, from, node)));
  }
  return found;
}

/** The way to a seal that is broken, which its event tells. */
function toldWay(board: BoardView, event: GameEvent | null, from: string, to: string): string[] | null {
  if (event?.kind !== "break") return null;
  const way = event.facts.steps.flatMap((node) => board.nodes[node]?.node ?? []);
  return way[0] === from && way.at(-1) === to ? way : null;
}

/** A way that nothing tells: the shortest that the board allows. */
function likelyWay(board: BoardView, before: View, seat: number, from: string, to: string): string[] {
  const shut = new Set(before.seals.map((seal) => seal.node));
  for (const other of before.players) {
    if (other.seat === seat) continue;
    shut.add(other.node);
    if (other.familiar_node) shut.add(other.familiar_node);
  }
  const seals = new Set(before.seals.map((seal) => seal.node));
  // By a spell a mage may pass what stands in the way: then the shortest way of all is shown.
  const path = wayBetween(board, from, to, (node) => !shut.has(node)) ?? wayBetween(board, from, to, (node) => !seals.has(node));
  return path ?? wayBetween(board, from, to, () => true) ?? [from, to];
}

const LONGEST = 1300;

/** Milliseconds that a walk takes. */
export function walkTime(points: Point[]): number {
  return Math.min(LONGEST, 350 + lengthOf(points) * 1.1);
}
