import { bezier, type Point } from './geometry';
import { PALETTE } from './palette';

/**
 * The mark in a square of 64: an arch drawn as the letter A, and in it, in the place of the letter's bar, the horizon
 * with the sun rising over it.
 */
export const MARK_SIZE = 64;
export const MARK_STROKE = 6;
export const SUN: Readonly<{ x: number; y: number; radius: number }> = { x: 32, y: 43, radius: 9.5 };

/** The arch as SVG path data, for curves, and as points, for painting pixel by pixel. */
export const ARCH_PATH = 'M11 56C11 34 20 17 32 8C44 17 53 34 53 56';

export const ARCH: readonly Point[] = [
  ...bezier([11, 56], [11, 34], [20, 17], [32, 8]),
  ...bezier([32, 8], [44, 17], [53, 34], [53, 56]),
];

/** Lines of the horizon and of the light under it: from, to and the width of each. */
export const HORIZON: readonly { from: Point; to: Point; width: number }[] = [
  { from: [19, 46.5], to: [45, 46.5], width: 2.6 },
  { from: [23.5, 52], to: [40.5, 52], width: 2.2 },
  { from: [28, 57], to: [36, 57], width: 2 },
];

/** Gold from the arch's tip to its foot, named `mark-gold`, in the units of the mark's own square. */
export const MARK_GRADIENT =
  `<linearGradient id="mark-gold" gradientUnits="userSpaceOnUse" x1="0" y1="8" x2="0" y2="58">` +
  `<stop offset="0" stop-color="${PALETTE.goldLight}"/><stop offset=".55" stop-color="${PALETTE.gold}"/>` +
  `<stop offset="1" stop-color="${PALETTE.goldDeep}"/></linearGradient>`;

/** The mark's parts as SVG in its own square of 64; the document must hold `MARK_GRADIENT`. */
export function markShapes(): string {
  const paint = 'url(#mark-gold)';
  const lines = HORIZON.map(
    ({ from, to, width }) => `<path d="M${from[0]} ${from[1]}H${to[0]}" stroke-width="${width}"/>`,
  ).join('');
  const { x, y, radius } = SUN;
  return (
    `<g fill="none" stroke="${paint}" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${ARCH_PATH}" stroke-width="${MARK_STROKE}"/>${lines}</g>` +
    `<path d="M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0z" fill="${paint}"/>`
  );
}

/** The brand's mark as a standing SVG document, `size` pixels wide and high, on a transparent background. */
export function brandMark(size: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">` +
    `<defs>${MARK_GRADIENT}</defs>${markShapes()}</svg>`
  );
}
