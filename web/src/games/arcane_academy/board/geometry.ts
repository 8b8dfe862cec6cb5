/**
 * The Slate in units of a tile of 100: 3 rows of 4 spaces, a half octagon at the middle of an edge
 * for each half-connector.
 */

export type Edge = "N" | "E" | "S" | "W";

export const EDGES: readonly Edge[] = ["N", "E", "S", "W"];
export const COLUMNS = 4;
export const ROWS = 3;
export const SPACES = ROWS * COLUMNS;
export const TILE = 100;
export const APOTHEM = 14;

const HALF_SIDE = APOTHEM * Math.tan(Math.PI / 8);

/** The printed corners: what lies on their spaces at the start. */
export const CORNERS: readonly number[] = [0, 3, 8, 11];

/** Top left corner of a space. */
export function corner(space: number): { x: number; y: number } {
  return { x: (space % COLUMNS) * TILE, y: Math.floor(space / COLUMNS) * TILE };
}

/** The middle of an edge of a space: where its connector lies. */
export function middle(space: number, edge: Edge): { x: number; y: number } {
  const { x, y } = corner(space);
  const [dx, dy] = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] }[edge] as [number, number];
  return { x: x + dx, y: y + dy };
}

/** The space across an edge, or null at the rim. */
export function across(space: number, edge: Edge): number | null {
  const column = space % COLUMNS;
  const row = Math.floor(space / COLUMNS);
  if (edge === "N") return row > 0 ? space - COLUMNS : null;
  if (edge === "E") return column < COLUMNS - 1 ? space + 1 : null;
  if (edge === "S") return row < ROWS - 1 ? space + COLUMNS : null;
  return column > 0 ? space - 1 : null;
}

/** The edge after quarter turns clockwise: N becomes E. */
export function turnedEdge(edge: Edge, turns: number): Edge {
  return EDGES[(((EDGES.indexOf(edge) + turns) % 4) + 4) % 4] as Edge;
}

/** Half-connectors after quarter turns clockwise, in the order N E S W. */
export function turnedEdges(edges: string, turns: number): string {
  const turned = EDGES.filter((edge) => edges.includes(turnedEdge(edge, -turns)));
  return turned.join("");
}

export function opposite(edge: Edge): Edge {
  return turnedEdge(edge, 2);
}

export interface Connector {
  space: number;
  edge: Edge;
  other: number | null; // the linked space, for a complete connector
  x: number;
  y: number;
}

/** What lies on each space for its connectors: the edges of the top tile, or null. */
export type EdgesOnSlate = readonly (string | null)[];

/** Every connector of a Slate: complete ones once, from the space with the lower number. */
export function connectors(slate: EdgesOnSlate): Connector[] {
  const found: Connector[] = [];
  slate.forEach((edges, space) => {
    for (const edge of EDGES) {
      if (!edges?.includes(edge)) continue;
      const there = across(space, edge);
      const joined = there !== null && (slate[there]?.includes(opposite(edge)) ?? false);
      if (joined && there < space) continue;
      found.push({ space, edge, other: joined ? there : null, ...middle(space, edge) });
    }
  });
  return found;
}

/** The edges at which a tile with these half-connectors would be linked on a space. */
export function joins(slate: EdgesOnSlate, space: number, edges: string): Edge[] {
  return EDGES.filter((edge) => {
    const there = across(space, edge);
    return edges.includes(edge) && there !== null && (slate[there]?.includes(opposite(edge)) ?? false);
  });
}

function points(list: [number, number][]): string {
  return `M${list.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The half octagon of an edge, inside a tile whose top left corner is the origin. */
export function halfPath(edge: Edge): string {
  const [a, h] = [APOTHEM, HALF_SIDE];
  let list: [number, number][] = [[50 - a, 0], [50 - a, h], [50 - h, a], [50 + h, a], [50 + a, h], [50 + a, 0]];
  for (let turn = 0; turn < EDGES.indexOf(edge); turn += 1) list = list.map(([x, y]) => [TILE - y, x]);
  return points(list);
}

/** A whole octagon around the origin. */
export const OCTAGON = points(
  Array.from({ length: 8 }, (_, i) => {
    const angle = Math.PI / 8 + (i * Math.PI) / 4;
    const radius = APOTHEM / Math.cos(Math.PI / 8);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  }),
);

/** The line where the two halves of a complete connector meet. */
export function seamPath(edge: Edge): string {
  return edge === "E" || edge === "W" ? `M0 ${-APOTHEM}V${APOTHEM}` : `M${-APOTHEM} 0H${APOTHEM}`;
}

/** Degrees by which an arrow that points east is turned to point across an edge. */
export function bearing(edge: Edge): number {
  return { N: -90, E: 0, S: 90, W: 180 }[edge];
}

/** Where the chips of a tile stand and how large they are: one place for each action, by group. */
export interface ChipPlace {
  group: number;
  at: number; // which side of the slash
  x: number;
  y: number;
  r: number;
}

export interface SignPlace {
  kind: "plus" | "slash";
  x: number;
  y: number;
  size: number;
}

/** The layout of a tile's actions; `sizes` are the numbers of actions in each group. */
export function chipLayout(sizes: number[]): { chips: ChipPlace[]; signs: SignPlace[] } {
  const key = sizes.join();
  const chip = (group: number, at: number, x: number, y: number, r: number): ChipPlace => ({ group, at, x, y, r });
  switch (key) {
    case "1":
      return { chips: [chip(0, 0, 50, 50, 25)], signs: [] };
    case "2":
      return {
        chips: [chip(0, 0, 33, 33, 18.5), chip(0, 1, 67, 67, 18.5)],
        signs: [{ kind: "slash", x: 50, y: 50, size: 9 }],
      };
    case "1,1":
      return {
        chips: [chip(0, 0, 33, 33, 18.5), chip(1, 0, 67, 67, 18.5)],
        signs: [{ kind: "plus", x: 50, y: 50, size: 4.5 }],
      };
    case "1,2":
      return {
        chips: [chip(0, 0, 50, 31, 15), chip(1, 0, 28, 69, 15), chip(1, 1, 72, 69, 15)],
        signs: [
          { kind: "plus", x: 50, y: 51.5, size: 4 },
          { kind: "slash", x: 50, y: 69, size: 6 },
        ],
      };
    case "1,1,1":
      return { chips: [chip(0, 0, 50, 32, 16), chip(1, 0, 29, 66, 16), chip(2, 0, 71, 66, 16)], signs: [] };
  }
  // Any other face, such as four actions or a pack's own: a grid, group after group.
  const all = sizes.flatMap((size, group) => Array.from({ length: size }, (_, at) => ({ group, at })));
  const columns = Math.ceil(Math.sqrt(all.length));
  const step = 76 / columns;
  const rows = Math.ceil(all.length / columns);
  return {
    chips: all.map(({ group, at }, i) =>
      chip(group, at, 50 + ((i % columns) - (columns - 1) / 2) * step, 50 + (Math.floor(i / columns) - (rows - 1) / 2) * step, step * 0.41),
    ),
    signs: [],
  };
}
