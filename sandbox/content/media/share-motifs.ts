import { bounds, filled, type Canvas } from './canvas';
import { placed, type Point } from './geometry';
import { ARCH } from './mark';
import { goldBetween, paintArea, paintLine, paintMark, paintSun } from './paint-mark';
import { mix, PALETTE, rgb } from './palette';

const GOLD = rgb(PALETTE.gold);
const LIGHT = rgb(PALETTE.goldLight);
const NIGHT = rgb(PALETTE.night);
const HAZE = rgb(PALETTE.haze);

const CENTRE_X = 880;
const HORIZON_Y = 490;

/** The mark, with its arch echoing outwards. */
export function paintArches(canvas: Canvas): void {
  for (let echo = 1; echo <= 4; echo += 1) {
    const scale = 4.6 + echo * 1.5;
    const arch = placed(ARCH, scale, CENTRE_X - 32 * scale, HORIZON_Y - 56 * scale + echo * 14);
    paintLine(canvas, arch, 3, GOLD, 0.5 - echo * 0.1);
  }
  const size = 64 * 5;
  paintMark(canvas, CENTRE_X - size / 2, HORIZON_Y - size * 0.86, size);
}

const GEM: readonly Point[] = [
  [-34, -22],
  [-20, -42],
  [20, -42],
  [34, -22],
  [0, 44],
];
const GEM_CUTS: readonly (readonly Point[])[] = [
  [
    [-34, -22],
    [34, -22],
  ],
  [
    [-20, -42],
    [-11, -22],
    [0, 44],
  ],
  [
    [20, -42],
    [11, -22],
    [0, 44],
  ],
];
const SEVEN: readonly Point[] = [
  [-26, -40],
  [28, -40],
  [-8, 44],
];

/** Three arched windows, the reels of a game, each with its symbol. */
export function paintReels(canvas: Canvas): void {
  for (const [index, x] of [678, 880, 1082].entries()) {
    const scale = index === 1 ? 5.2 : 4.2;
    const arch = placed(ARCH, scale, x - 32 * scale, HORIZON_Y - 56 * scale);
    paintArea(canvas, arch, (_, y) => mix(HAZE, NIGHT, (y - 240) / 280), 0.75);
    paintLine(canvas, [...arch, ...arch.slice(0, 1)], 7, goldBetween(HORIZON_Y - 48 * scale, HORIZON_Y));
  }
  const gold = goldBetween(360, 460);
  paintArea(canvas, placed(GEM, 1.15, 678, 410), gold);
  for (const cut of GEM_CUTS) paintLine(canvas, placed(cut, 1.15, 678, 410), 3, NIGHT, 0.7);
  paintSun(canvas, 880, 436, 60, goldBetween(376, 460));
  paintLine(
    canvas,
    [
      [806, 454],
      [954, 454],
    ],
    9,
    GOLD,
  );
  paintLine(canvas, placed(SEVEN, 1.15, 1082, 410), 19, gold);
}

const RAYS = 15;
/** Part of a ray's sector that is lit. */
const RAY_SHARE = 0.62;
const RAY_REACH = 620;

/** The sun at full strength, with coins in its light. */
export function paintSunburst(canvas: Canvas): void {
  canvas.paint(LIGHT, rayLight, { left: 0, top: 0, right: canvas.width, bottom: HORIZON_Y });
  paintSun(canvas, CENTRE_X, HORIZON_Y, 150, goldBetween(HORIZON_Y - 150, HORIZON_Y + 40));
  paintLine(
    canvas,
    [
      [640, HORIZON_Y + 8],
      [1120, HORIZON_Y + 8],
    ],
    6,
    GOLD,
  );
  const coins: readonly [number, number, number][] = [
    [680, 300, 34],
    [790, 190, 26],
    [985, 205, 40],
    [1098, 330, 28],
  ];
  for (const [x, y, radius] of coins) paintCoin(canvas, x, y, radius);
}

/** Light of the rays at a place above the horizon, weaker with the distance from the sun; edges one pixel soft. */
function rayLight(x: number, y: number): number {
  const distance = Math.hypot(x - CENTRE_X, y - HORIZON_Y);
  const sector = (Math.atan2(HORIZON_Y - y, x - CENTRE_X) / Math.PI) * RAYS;
  const fromMiddle = Math.abs(sector - Math.floor(sector) - 0.5) - RAY_SHARE / 2;
  const edge = filled((fromMiddle * Math.PI * distance) / RAYS);
  return Math.min(1, Math.max(0, edge)) * 0.2 * Math.max(0, 1 - distance / RAY_REACH);
}

function paintCoin(canvas: Canvas, x: number, y: number, radius: number): void {
  const disc = (atX: number, atY: number, size: number): number =>
    filled(Math.hypot(atX - x, atY - y) - size);
  canvas.paint(
    goldBetween(y - radius, y + radius),
    (atX, atY) => disc(atX, atY, radius),
    bounds(x, y, radius + 1),
  );
  const ring = (atX: number, atY: number): number =>
    filled(Math.abs(Math.hypot(atX - x, atY - y) - radius * 0.72) - 1.5) * 0.55;
  canvas.paint(NIGHT, ring, bounds(x, y, radius));
  const scale = radius / 62;
  paintLine(canvas, placed(ARCH, scale, x - 32 * scale, y - 34 * scale), radius * 0.13, NIGHT, 0.7);
}

/** An open door with the morning behind it. */
export function paintDoorway(canvas: Canvas): void {
  const scale = 6.4;
  const arch = placed(ARCH, scale, CENTRE_X - 32 * scale, HORIZON_Y - 56 * scale);
  paintArea(
    canvas,
    [
      [746, HORIZON_Y],
      [1014, HORIZON_Y],
      [1180, 630],
      [580, 630],
    ],
    LIGHT,
    0.13,
  );
  paintArea(canvas, arch, (_, y) => mix(NIGHT, GOLD, (y - 200) / 420), 0.85);
  paintSun(canvas, CENTRE_X, HORIZON_Y, 74, goldBetween(HORIZON_Y - 74, HORIZON_Y + 50));
  paintLine(canvas, arch, 16, goldBetween(190, HORIZON_Y));
  paintLine(
    canvas,
    [
      [600, HORIZON_Y + 2],
      [1160, HORIZON_Y + 2],
    ],
    5,
    GOLD,
    0.8,
  );
}
