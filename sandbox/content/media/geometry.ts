export type Point = readonly [number, number];

/** Straight parts of a curve. */
const STEPS = 16;

/** Points of an arc; angles in degrees, 0 to the right and growing clockwise as on a screen. */
export function arc(centre: Point, radius: number, from: number, to: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / STEPS) * Math.PI) / 180;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)] as const;
  });
}

/** Points of a cubic Bézier curve. */
export function bezier(a: Point, b: Point, c: Point, d: Point): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const u = 1 - t;
    const at = (axis: 0 | 1): number =>
      u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
    return [at(0), at(1)] as const;
  });
}

/** Distance from a place to the nearest point of a line through `points`. */
export function distanceToLine(points: readonly Point[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < points.length; index += 1) {
    const from = points[index - 1];
    const to = points[index];
    if (from === undefined || to === undefined) continue;
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const share = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1);
    const at = Math.min(1, Math.max(0, share));
    nearest = Math.min(nearest, (x - from[0] - dx * at) ** 2 + (y - from[1] - dy * at) ** 2);
  }
  return Math.sqrt(nearest);
}

/** `points` enlarged by `scale` and moved by `dx`, `dy`. */
export function placed(points: readonly Point[], scale: number, dx: number, dy: number): Point[] {
  return points.map(([x, y]) => [x * scale + dx, y * scale + dy] as const);
}

/** Distance from a place to the edge of the closed shape `points`; negative inside. */
export function distanceToArea(points: readonly Point[], x: number, y: number): number {
  const first = points[0];
  if (first === undefined) return Number.POSITIVE_INFINITY;
  const closed = [...points, first];
  let isInside = false;
  for (let index = 1; index < closed.length; index += 1) {
    const [ax, ay] = closed[index - 1] ?? first;
    const [bx, by] = closed[index] ?? first;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  const distance = distanceToLine(closed, x, y);
  return isInside ? -distance : distance;
}
