import { ARCH_PATH, MARK_GRADIENT, markShapes } from './mark';
import { PALETTE } from './palette';

/** A night sky with the mark's arch standing in it. Places are in the picture's own pixels. */
interface ArchScene {
  width: number;
  height: number;
  /** Middle of the arch's foot. */
  x: number;
  y: number;
  /** 1 draws the mark 64 pixels high. */
  scale: number;
  /** Across, down and radius of each star. */
  stars: readonly (readonly [number, number, number])[];
  /** Further shapes in front, as SVG; may refer to the gradients `gold` and `calm`. */
  extra: string;
}

/** Where on a gradient a colour stands (0 to 1), the colour and how solid it is (0 to 1). */
type Stop = readonly [number, string, number];

const DOWN = 'x1="0" y1="0" x2="0" y2="1"';
const ACROSS = 'x1="0" y1="0" x2="1" y2="0"';

function linear(id: string, direction: string, stops: readonly Stop[]): string {
  return `<linearGradient id="${id}" ${direction}>${stops.map(stopTag).join('')}</linearGradient>`;
}

function radial(id: string, x: number, y: number, radius: number, stops: readonly Stop[]): string {
  const place = `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}"`;
  return `<radialGradient id="${id}" ${place}>${stops.map(stopTag).join('')}</radialGradient>`;
}

function stopTag([offset, colour, opacity]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
}

function definitions({ x, y, scale }: ArchScene): string {
  const { night, dusk, haze, gold, goldLight, goldDeep } = PALETTE;
  return [
    MARK_GRADIENT,
    linear('sky', DOWN, [
      [0, night, 1],
      [1, dusk, 1],
    ]),
    linear('gold', DOWN, [
      [0, goldLight, 1],
      [0.55, gold, 1],
      [1, goldDeep, 1],
    ]),
    linear('light', DOWN, [
      [0, haze, 0.25],
      [0.7, gold, 0.4],
      [1, gold, 0],
    ]),
    linear('aurora', ACROSS, [
      [0, haze, 0],
      [0.6, haze, 0.55],
      [1, haze, 0],
    ]),
    linear('calm', DOWN, [
      [0, night, 0],
      [0.5, night, 0.75],
      [1, night, 0.9],
    ]),
    radial('glow', x, y - 8 * scale, 54 * scale, [
      [0, gold, 0.5],
      [0.5, goldDeep, 0.18],
      [1, goldDeep, 0],
    ]),
    radial('ray', x, y - 13 * scale, 70 * scale, [
      [0.1, gold, 0.2],
      [1, gold, 0],
    ]),
    '<filter id="soft" x="-10%" y="-50%" width="120%" height="200%"><feGaussianBlur stdDeviation="12"/></filter>',
  ].join('');
}

function aurora({ width, height }: ArchScene): string {
  const at = (share: number): number => Math.round(height * share);
  const third = Math.round(width / 3);
  const ribbon = (top: number, drop: number): string => {
    const upper = `C${third} ${at(top - drop)} ${third * 2} ${at(top + drop)} ${width} ${at(top - 0.06)}`;
    const lower = `C${third * 2} ${at(top + drop + 0.2)} ${third} ${at(top - drop + 0.14)} 0 ${at(top + 0.16)}`;
    return `<path fill="url(#aurora)" d="M0 ${at(top)}${upper}V${at(top + 0.1)}${lower}Z"/>`;
  };
  return `<g filter="url(#soft)">${ribbon(0.2, 0.16)}${ribbon(0.34, 0.12)}</g>`;
}

/** Rays of the rising sun, fading outwards, above the horizon only. */
function rays({ x, y, scale }: ArchScene): string {
  const length = 70 * scale;
  return Array.from({ length: 9 }, (_, ray) => {
    const angle = Math.PI * (1.1 + ray * 0.1);
    const tip = (turn: number): string =>
      `${Math.round(x + Math.cos(angle + turn) * length)} ${Math.round(y - 13 * scale + Math.sin(angle + turn) * length)}`;
    return `<path d="M${x} ${y - 13 * scale}L${tip(-0.05)}L${tip(0.05)}Z" fill="url(#ray)"/>`;
  }).join('');
}

/** The scene as an SVG document. */
export function drawScene(scene: ArchScene): string {
  const { width, height, x, y, scale, stars, extra } = scene;
  const place = (size: number): string => `translate(${x - 32 * size} ${y - 56 * size}) scale(${size})`;
  const echoes = [1.28, 1.58, 1.92].map(
    (grow, index) =>
      `<path d="${ARCH_PATH}" transform="${place(scale * grow)}" fill="none" stroke="${PALETTE.gold}" ` +
      `stroke-width=".7" opacity="${0.42 - index * 0.12}"/>`,
  );
  const sky = stars.map(
    ([atX, atY, r]) => `<circle cx="${atX}" cy="${atY}" r="${r}" fill="${PALETTE.goldLight}" opacity=".7"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${definitions(scene)}</defs><rect width="${width}" height="${height}" fill="url(#sky)"/>${aurora(scene)}` +
    `${sky.join('')}${rays(scene)}<rect width="${width}" height="${height}" fill="url(#glow)"/>${echoes.join('')}` +
    `<path d="${ARCH_PATH}Z" transform="${place(scale)}" fill="url(#light)"/>` +
    `<g transform="${place(scale)}">${markShapes()}</g>${extra}</svg>`
  );
}

/** A coin bearing the arch, `radius` pixels; it needs the gradient `gold` of a scene. */
export function coin(x: number, y: number, radius: number, tilt: number): string {
  const size = radius / 62;
  const edge = PALETTE.goldDeep;
  return (
    `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(1 .92)">` +
    `<circle cy="${radius * 0.14}" r="${radius}" fill="${edge}"/><circle r="${radius}" fill="url(#gold)"/>` +
    `<g fill="none" stroke="${edge}" stroke-linecap="round"><circle r="${radius * 0.72}" stroke-width="1.4"/>` +
    `<path d="${ARCH_PATH}" transform="translate(${-32 * size} ${-34 * size}) scale(${size})" stroke-width="8"/></g></g>`
  );
}
