import { Canvas, filled } from './canvas';
import { encodeIco } from './ico';
import { paintMark } from './paint-mark';
import { mix, PALETTE, rgb } from './palette';

/** Radius of a tile's corners, as a share of its width. */
const CORNER = 0.22;

/**
 * The mark on a midnight tile, `size` pixels square. Rounded tiles have transparent corners; a phone's home screen cuts its
 * own corners and wants a full square.
 */
export function brandTile(size: number, isRounded: boolean): Buffer {
  const canvas = new Canvas(size, size);
  const dusk = rgb(PALETTE.haze);
  const night = rgb(PALETTE.night);
  const radius = isRounded ? size * CORNER : 0;
  const half = size / 2;
  const edge = (x: number, y: number): number => {
    const dx = Math.max(0, Math.abs(x - half) - half + radius);
    const dy = Math.max(0, Math.abs(y - half) - half + radius);
    return isRounded ? filled(Math.hypot(dx, dy) - radius) : 1;
  };
  canvas.paint((_, y) => mix(dusk, night, 0.15 + (y / size) * 1.1), edge);
  const inset = isRounded ? size * 0.06 : size * 0.16;
  paintMark(canvas, inset, inset - size * 0.01, size - inset * 2);
  return canvas.toPng();
}

/** ICO file with the mark at 16, 32 and 48 pixels. */
export function brandIcon(): Buffer {
  return encodeIco([16, 32, 48].map((size) => ({ size, png: brandTile(size, true) })));
}
