/** Sector boards as the ledger draws them, read into lines and squares. */
export interface Drawn {
  walls: string; // one path; a square is 20 units
  doors: { x: number; y: number; upright: boolean }[];
  home: { x: number; y: number };
  treasures: { x: number; y: number }[];
}

export const UNIT = 20;
const SIDE = 5;

/** A drawing has a row of borders and a row of squares in turn; a border is three signs wide, a square four. */
export function read(drawing: readonly string[]): Drawn {
  const found: Drawn = { walls: "", doors: [], home: { x: 0, y: 0 }, treasures: [] };
  drawing.forEach((text, index) => {
    const row = index >> 1;
    if (index % 2 === 0) borders(text, row, found);
    else squares(text, row, found);
  });
  return found;
}

function borders(text: string, row: number, found: Drawn): void {
  for (let column = 0; column < SIDE; column++) {
    const sign = text.slice(4 * column + 1, 4 * column + 4);
    if (sign === "---") found.walls += `M${UNIT * column} ${UNIT * row}h${UNIT}`;
    if (sign === "=D=") found.doors.push({ x: UNIT * (column + 0.5), y: UNIT * row, upright: false });
  }
}

function squares(text: string, row: number, found: Drawn): void {
  for (let column = 0; column <= SIDE; column++) {
    const edge = text[4 * column];
    if (edge === "|") found.walls += `M${UNIT * column} ${UNIT * row}v${UNIT}`;
    if (edge === "D") found.doors.push({ x: UNIT * column, y: UNIT * (row + 0.5), upright: true });
    const middle = { x: UNIT * (column + 0.5), y: UNIT * (row + 0.5) };
    const sign = text[4 * column + 2];
    if (sign === "H") found.home = middle;
    if (sign === "T") found.treasures.push(middle);
  }
}

/** Where the sectors lie for so many players, in sectors from the top left. */
export const LAYOUTS: Record<number, readonly (readonly [number, number])[]> = {
  2: [[0, 0], [1, 0]],
  3: [[0, 0], [0, 1], [1, 1]],
  4: [[0, 0], [1, 0], [0, 1], [1, 1]],
  5: [[1, 0], [0, 1], [1, 1], [2, 1], [1, 2]],
};
