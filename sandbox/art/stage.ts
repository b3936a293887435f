import { hsl, type Palette } from './palette';
import { line, path, round } from './svg';

/** What a backdrop is drawn on: its size, its colours and its own dice. */
export interface Stage {
  width: number;
  height: number;
  palette: Palette;
  /** A number from `min` to `max`, one decimal at most. */
  between(min: number, max: number): number;
  /** Silhouettes from far (pale) to near (dark). */
  far: string;
  middle: string;
  near: string;
  /** The colour of light in this world. */
  light: string;
}

export function createStage(width: number, height: number, palette: Palette, random: () => number): Stage {
  return {
    width,
    height,
    palette,
    between: (min, max) => round(min + random() * (max - min)),
    far: hsl(palette.night, 55, 30),
    middle: hsl(palette.night, 60, 19),
    near: hsl(palette.night, 65, 10),
    light: hsl(palette.glow, 100, 70),
  };
}

/** `count` parts, each from its index. */
export function times(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

/** Rolling ground from side to side whose ridge lies about `y`. */
export function hills(stage: Stage, y: number, swing: number, fill: string): string {
  const { width: w, height: h, between } = stage;
  const [a, b] = [between(-swing, swing), between(-swing, swing)];
  return path(
    `M0 ${y}C${round(w * 0.25)} ${y + a} ${round(w * 0.4)} ${y - a} ${round(w * 0.55)} ${y + b / 2}S${round(w * 0.85)} ${y + b} ${w} ${y - b / 2}V${h}H0z`,
    fill,
  );
}

/** A jagged range of peaks. */
export function peaks(stage: Stage, y: number, rise: number, count: number, fill: string): string {
  const step = stage.width / count;
  const ridge = times(count, (index) => {
    const x = index * step;
    return `L${round(x + step * stage.between(0.35, 0.65))} ${round(y - stage.between(rise * 0.5, rise))}L${round(x + step)} ${round(y - stage.between(0, rise * 0.25))}`;
  });
  return path(`M0 ${y}${ridge}V${stage.height}H0z`, fill);
}

/** Small lights scattered over a field. */
export function lights(stage: Stage, count: number, maxRadius: number, fill: string, bottom = 0.7): string {
  const { width, height, between } = stage;
  const dots = (part: number) =>
    times(
      Math.ceil(count * part),
      () => `M${Math.round(between(4, width - 4))} ${Math.round(between(4, height * bottom))}h0`,
    );
  return (
    line(dots(0.6), fill, round(maxRadius * 0.9), 'opacity=".6"') +
    line(dots(0.4), fill, round(maxRadius * 2), 'opacity=".7"')
  );
}

/** A pine or a cypress standing on `y`. */
export function pine(x: number, y: number, size: number, fill: string): string {
  const half = round(size * 0.28);
  return path(
    `M${x} ${round(y - size)}l${half} ${round(size * 0.45)}h-${round(half * 0.4)}l${round(half * 0.7)} ${round(size * 0.55)}h-${round(half * 2.6)}l${round(half * 0.7)}-${round(size * 0.55)}h-${round(half * 0.4)}z`,
    fill,
  );
}

/** Beam of a lamp from above, `spread` wide to each side at the floor. */
export function beam(stage: Stage, x: number, spread: number): string {
  return path(`M${x} -10L${x - spread} ${stage.height}H${x + spread}z`, stage.light, 'opacity=".13"');
}
