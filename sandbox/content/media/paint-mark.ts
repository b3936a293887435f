import { bounds, filled, type Canvas, type Box } from './canvas';
import { distanceToArea, distanceToLine, placed, type Point } from './geometry';
import { ARCH, HORIZON, MARK_SIZE, MARK_STROKE, SUN } from './mark';
import { mix, PALETTE, rgb, type Rgb } from './palette';
import { wordmarkLines } from './wordmark';

const LIGHT = rgb(PALETTE.goldLight);
const GOLD = rgb(PALETTE.gold);
const DEEP = rgb(PALETTE.goldDeep);
/** Below this size in pixels the thin lines would blur, so only arch and sun are drawn, and stronger. */
const FINE_FROM = 40;

/** Gold from light at `top` to deep at `bottom`. */
export function goldBetween(top: number, bottom: number): (x: number, y: number) => Rgb {
  return (_, y) => {
    const share = (y - top) / (bottom - top);
    return share < 0.55 ? mix(LIGHT, GOLD, share / 0.55) : mix(GOLD, DEEP, (share - 0.55) / 0.45);
  };
}

export function paintLine(
  canvas: Canvas,
  points: readonly Point[],
  width: number,
  colour: Rgb | ((x: number, y: number) => Rgb),
  strength = 1,
): void {
  const shade = (x: number, y: number): number =>
    Math.min(1, filled(distanceToLine(points, x, y) - width / 2)) * strength;
  canvas.paint(colour, shade, boxOf(points, width));
}

export function paintArea(
  canvas: Canvas,
  points: readonly Point[],
  colour: Rgb | ((x: number, y: number) => Rgb),
  strength = 1,
): void {
  const shade = (x: number, y: number): number =>
    Math.min(1, filled(distanceToArea(points, x, y))) * strength;
  canvas.paint(colour, shade, boxOf(points, 2));
}

/** Paints the mark in gold, `size` pixels wide and high. */
export function paintMark(canvas: Canvas, left: number, top: number, size: number): void {
  const scale = size / MARK_SIZE;
  const gold = goldBetween(top + 8 * scale, top + 57 * scale);
  const isFine = size >= FINE_FROM;
  paintLine(canvas, placed(ARCH, scale, left, top), (isFine ? MARK_STROKE : 8) * scale, gold);
  paintSun(
    canvas,
    left + SUN.x * scale,
    top + (isFine ? SUN.y : 52) * scale,
    SUN.radius * scale * (isFine ? 1 : 1.1),
    gold,
  );
  if (!isFine) return;
  for (const { from, to, width } of HORIZON) {
    paintLine(canvas, placed([from, to], scale, left, top), width * scale, gold);
  }
}

/** Upper half of a disc standing on the horizon at `y`. */
export function paintSun(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  colour: Rgb | ((x: number, y: number) => Rgb),
): void {
  const shade = (atX: number, atY: number): number =>
    Math.min(filled(Math.hypot(atX - x, atY - y) - radius), filled(atY - y));
  canvas.paint(colour, shade, bounds(x, y, radius + 1));
}

/** Paints the brand's name, `height` pixels high. */
export function paintWordmark(canvas: Canvas, left: number, top: number, height: number): void {
  const gold = goldBetween(top, top + height);
  for (const line of wordmarkLines(left, top, height)) paintLine(canvas, line, height * 0.1, gold);
}

function boxOf(points: readonly Point[], margin: number): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}
