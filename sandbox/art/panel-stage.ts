import { hsl, type Palette } from './palette';
import { times } from './stage';
import { circle, line, oval, path, rim, round } from './svg';

/** Where a panel's group of symbols stands, in pixels; `size` is the height of the front symbol. */
export interface Spot {
  x: number;
  y: number;
  size: number;
  width: number;
  height: number;
  palette: Palette;
}

interface PanelStage {
  /** Light behind the group, below the shade for the page's words. */
  light(spot: Spot, colour: string): string;
  /** What the group stands on. */
  ground(spot: Spot): string;
  /** Coins and gems lie about. */
  hasTreasure: boolean;
}

function rays({ x, y, width, height }: Spot, colour: string): string {
  const reach = Math.round(Math.hypot(width, height));
  const far = (angle: number) =>
    `${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`;
  const wedges = times(14, (n) => `M0 0L${far(n * 0.449)}L${far(n * 0.449 + 0.2)}z`);
  return path(wedges, colour, `opacity=".13" transform="translate(${x} ${y})"`);
}

/** Round, with a lit edge. */
function platform({ x, y, size, palette: { night, glow } }: Spot): string {
  const floor = round(y + size * 0.5);
  const across = round(size * 0.86);
  const deep = round(size * 0.13);
  return (
    oval(
      x,
      floor + round(deep * 0.7),
      round(across * 1.12),
      round(deep * 1.3),
      hsl(glow, 95, 60),
      'opacity=".16"',
    ) +
    oval(x, floor + round(deep * 0.45), across, deep, hsl(night, 60, 8)) +
    oval(x, floor, across, deep, hsl(night, 50, 20), rim(hsl(glow, 90, 62), round(size * 0.012))) +
    oval(x, floor, round(across * 0.82), round(deep * 0.76), hsl(glow, 80, 50), 'opacity=".28"') +
    shadow(x, floor, size)
  );
}

function shadow(x: number, floor: number, size: number): string {
  return oval(x, floor, round(size * 0.52), round(size * 0.08), '#000', 'opacity=".5"');
}

/** A large sun or moon low behind the group. */
function lowSun({ x, y, size }: Spot, colour: string): string {
  const centre = round(y - size * 0.08);
  return [0.62, 0.8, 1.02]
    .map((part, index) =>
      circle(x, centre, round(size * part), colour, `opacity="${[0.3, 0.12, 0.08][index]}"`),
    )
    .join('');
}

/** A rise of the land, its edge in the last light. */
function mound({ x, y, size, width, height, palette: { night, glow } }: Spot): string {
  const [top, low] = [round(y + size * 0.4), round(y + size * 0.74)];
  const ridge = `M0 ${low}C${round(x - size * 1.5)} ${low} ${round(x - size * 1.1)} ${top} ${x} ${top}S${round(x + size * 1.5)} ${low} ${width} ${low}`;
  const front = round(y + size * 0.68);
  return (
    path(`${ridge}V${height}H0z`, hsl(night, 55, 15)) +
    line(ridge, hsl(glow, 85, 62), round(size * 0.012), 'opacity=".3"') +
    shadow(x, round(top + size * 0.1), size) +
    path(
      `M0 ${round(front - size * 0.02)}Q${round(width * 0.3)} ${round(front + size * 0.12)} ${round(width * 0.6)} ${round(front + size * 0.04)}T${width} ${front}V${height}H0z`,
      hsl(night, 62, 9),
    )
  );
}

/** Two lamps from above. */
function lamps({ x, y, size }: Spot, colour: string): string {
  const floor = round(y + size * 0.62);
  return [-0.9, 0.9]
    .map((side) => {
      const lamp = round(x + side * size);
      const [near, far] = [round(x - side * size * 0.25), round(x + side * size * 0.75)];
      return path(`M${lamp} ${round(-size * 0.1)}L${near} ${floor}H${far}z`, colour, 'opacity=".2"');
    })
    .join('');
}

/** Cloth with a golden rail, wider than the group. */
function cloth({ x, y, size, palette: { night, main } }: Spot): string {
  const floor = round(y + size * 0.56);
  const [across, deep] = [round(size * 1.5), round(size * 0.34)];
  return (
    oval(x, floor + round(deep * 0.3), round(across * 1.02), deep, hsl(night, 60, 6)) +
    oval(x, floor, across, deep, hsl(28, 55, 20), rim(hsl(42, 85, 58), round(size * 0.016))) +
    oval(x, floor, round(across * 0.93), round(deep * 0.88), hsl(main, 48, 24)) +
    oval(
      x,
      floor,
      round(across * 0.74),
      round(deep * 0.62),
      'none',
      `${rim('#fff', round(size * 0.008))} opacity=".25"`,
    ) +
    shadow(x, round(y + size * 0.5), size)
  );
}

/** Paths of light round the group, which floats. */
function orbits({ x, y, size }: Spot, colour: string): string {
  return [0.85, 1.2, 1.6]
    .map((part, index) =>
      oval(
        x,
        y,
        round(size * part),
        round(size * part * 0.34),
        'none',
        `${rim(colour, round(size * 0.012))} opacity="${[0.5, 0.32, 0.2][index]}" transform="rotate(-14 ${x} ${y})"`,
      ),
    )
    .join('');
}

function afterglow({ x, y, size, palette: { glow } }: Spot): string {
  const floor = round(y + size * 0.6);
  return (
    oval(x, floor, round(size * 0.8), round(size * 0.1), hsl(glow, 90, 60), 'opacity=".22"') +
    oval(x, floor, round(size * 0.45), round(size * 0.05), hsl(glow, 95, 75), 'opacity=".4"')
  );
}

/** Hue of a pitch, whatever the sky. */
const GRASS = 150;

/** Mown grass towards the horizon. */
function pitch({ x, y, size, width, height }: Spot): string {
  const horizon = round(y + size * 0.3);
  const stripes = times(7, (n) => {
    const [top, bottom] = [round((n * 2 - 7) * size * 0.16), round((n * 2 - 7) * size * 0.62)];
    return `M${round(x + top)} ${horizon}h${round(size * 0.16)}L${round(x + bottom + size * 0.62)} ${height}h${-round(size * 0.62)}z`;
  });
  return (
    path(`M0 ${horizon}H${width}V${height}H0z`, hsl(GRASS, 45, 15)) +
    path(stripes, hsl(GRASS, 48, 20)) +
    shadow(x, round(y + size * 0.5), size)
  );
}

const SHOW: PanelStage = { light: rays, ground: platform, hasTreasure: true };
const LAND: PanelStage = { light: lowSun, ground: mound, hasTreasure: true };
const WILDS: PanelStage = { ...LAND, hasTreasure: false };
const TABLE: PanelStage = { light: lamps, ground: cloth, hasTreasure: true };
const SPACE: PanelStage = { light: orbits, ground: afterglow, hasTreasure: false };
const STADIUM: PanelStage = { light: lamps, ground: pitch, hasTreasure: false };

const STAGES: Readonly<Record<string, PanelStage>> = {
  asia: LAND,
  egypt: LAND,
  jungle: WILDS,
  norse: WILDS,
  ocean: LAND,
  pirate: LAND,
  wild: WILDS,
  winter: WILDS,
  book: TABLE,
  heist: TABLE,
  'live-roulette': TABLE,
  poker: TABLE,
  crash: SPACE,
  space: SPACE,
  football: STADIUM,
};

/** The stage of a world; a show's, unless its own place suits it better. */
export function panelStage(theme: string): PanelStage {
  return STAGES[theme] ?? SHOW;
}
