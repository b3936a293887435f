import { arc, placed, type Point } from './geometry';

interface Glyph {
  width: number;
  strokes: readonly (readonly Point[])[];
}

/** Capitals drawn with one line each, 100 units high. */
const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: {
    width: 84,
    strokes: [
      [
        [0, 100],
        [42, 0],
        [84, 100],
      ],
    ],
  },
  U: { width: 70, strokes: [[[0, 0], [0, 65], ...arc([35, 65], 35, 180, 0), [70, 0]]] },
  R: {
    width: 60,
    strokes: [
      [[0, 100], [0, 0], [32, 0], ...arc([32, 28], 28, -90, 90), [0, 56]],
      [
        [32, 56],
        [60, 100],
      ],
    ],
  },
  E: {
    width: 52,
    strokes: [
      [
        [52, 0],
        [0, 0],
        [0, 100],
        [52, 100],
      ],
      [
        [0, 50],
        [44, 50],
      ],
    ],
  },
  L: {
    width: 48,
    strokes: [
      [
        [0, 0],
        [0, 100],
        [48, 100],
      ],
    ],
  },
  I: {
    width: 0,
    strokes: [
      [
        [0, 0],
        [0, 100],
      ],
    ],
  },
};

const NAME = 'AURELIA';
const GAP = 30;

/** The lines of the brand's name set `height` pixels high with its upper left corner at `left`, `top`. */
export function wordmarkLines(left: number, top: number, height: number): Point[][] {
  const scale = height / 100;
  let x = 0;
  return [...NAME].flatMap((letter) => {
    const glyph = GLYPHS[letter];
    if (glyph === undefined) return [];
    const lines = glyph.strokes.map((stroke) => placed(stroke, scale, left + x * scale, top));
    x += glyph.width + GAP;
    return lines;
  });
}

/** Width in pixels of the name set `height` pixels high. */
export function wordmarkWidth(height: number): number {
  const widths = [...NAME].reduce((sum, letter) => sum + (GLYPHS[letter]?.width ?? 0), 0);
  return ((widths + GAP * (NAME.length - 1)) * height) / 100;
}
