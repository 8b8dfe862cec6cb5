/** The part of the canvas that is shown: a square that never leaves it. */
export interface Camera {
  x: number; // left edge
  y: number; // top edge
  size: number; // of the square shown
}

export const NEAREST = 4; // times larger than the whole

export function whole(canvas: number): Camera {
  return { x: 0, y: 0, size: canvas };
}

/** Larger or smaller around a point of the canvas, which stays where it is on the screen. */
export function zoomed(camera: Camera, canvas: number, factor: number, at: { x: number; y: number }): Camera {
  const size = Math.max(canvas / NEAREST, Math.min(canvas, camera.size / factor));
  const share = size / camera.size;
  return held({ x: at.x - (at.x - camera.x) * share, y: at.y - (at.y - camera.y) * share, size }, canvas);
}

export function moved(camera: Camera, canvas: number, dx: number, dy: number): Camera {
  return held({ ...camera, x: camera.x + dx, y: camera.y + dy }, canvas);
}

/** The same closeness around another middle. */
export function centredOn(camera: Camera, canvas: number, at: { x: number; y: number }): Camera {
  return held({ ...camera, x: at.x - camera.size / 2, y: at.y - camera.size / 2 }, canvas);
}

/** The nearest camera that shows all these points with room around them, no nearer than a part of so many units. */
export function around(points: { x: number; y: number }[], room: number, canvas: number, least: number): Camera {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.min(canvas, Math.max(least, right - left + 2 * room, bottom - top + 2 * room));
  return held({ x: (left + right - size) / 2, y: (top + bottom - size) / 2, size }, canvas);
}

function held({ x, y, size }: Camera, canvas: number): Camera {
  const within = (value: number) => Math.max(0, Math.min(value, canvas - size));
  return { x: within(x), y: within(y), size };
}

export function closeness(camera: Camera, canvas: number): number {
  return canvas / camera.size;
}
