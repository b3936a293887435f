import { hashText, seededRandom } from '../world/random';
import { motif } from './motifs';
import { glowFill, hsl, motifFills, naturalPalette, paletteFor } from './palette';
import { panelStage } from './panel-stage';
import { scene } from './scene';
import { createStage, times } from './stage';
import {
  box,
  circle,
  INK,
  K,
  M,
  SHINE,
  group,
  line,
  oval,
  path,
  rim,
  round,
  starPath,
  svgPicture,
} from './svg';

/** A picture without text: a world, its light and a group of symbols. */
export interface PanelOptions {
  seed: string;
  theme: string;
  /** The first stands in front, the others behind it. */
  motifs: readonly string[];
  width: number;
  height: number;
  /** Centre of the group as parts of width and height. */
  at: readonly [x: number, y: number];
  /** Size of the front symbol as part of the height. */
  reach: number;
  /** Where the page writes over the picture: it stays dark and calm there. */
  calm: 'left' | 'bottom' | 'none';
  /** Hue of the light, where the house's accent is to stay. */
  glow?: number;
}

interface Place {
  x: number;
  y: number;
  size: number;
  turn: number;
}

/** Places of up to four symbols behind the front one: shift and size in parts of the front symbol, tilt in degrees. */
const COMPANIONS = [
  { x: -0.72, y: 0.22, size: 0.62, turn: -16 },
  { x: 0.74, y: 0.2, size: 0.62, turn: 15 },
  { x: -0.46, y: -0.5, size: 0.42, turn: -22 },
  { x: 0.5, y: -0.48, size: 0.42, turn: 20 },
] as const;

/** Places of coins and gems on the ground, before and beside the front symbol, in the same measures. */
const SCATTERED = [
  { x: -1.2, y: 0.5, size: 0.2, turn: -24 },
  { x: -0.42, y: 0.58, size: 0.17, turn: 18 },
  { x: 0.34, y: 0.6, size: 0.2, turn: -12 },
  { x: 1.06, y: 0.47, size: 0.19, turn: 26 },
  { x: -0.98, y: 0.64, size: 0.26, turn: 34 },
  { x: 0.92, y: 0.64, size: 0.24, turn: -30 },
] as const;

const COIN =
  oval(0, 6, 48, 40, '#7a3d08') +
  oval(0, 0, 48, 40, K, rim(INK, 4)) +
  oval(0, 0, 33, 26, 'none', rim('#9a5a0c', 5)) +
  path('M-30-14Q-12-32 14-30Q-10-22-22-4z', SHINE);
const GEM =
  path('M-46-14L-24-40H24L46-14L0 42z', M, rim(INK, 4)) +
  path('M-46-14H46L0 42zM-24-40L-14-14L0-40L14-14L24-40', 'none', rim('#fff8', 3)) +
  path('M-24-40H0L-14-14H-46z', SHINE);

function shade(calm: PanelOptions['calm'], night: number): string {
  if (calm === 'none') return '';
  const ink = hsl(night, 70, 6);
  const direction = calm === 'left' ? 'x1="0" x2="1"' : 'x1="0" x2="0" y1="1" y2="0"';
  const [edge, middle] = calm === 'left' ? [0.8, 0.6] : [1, 0.82];
  return `<linearGradient id="q" ${direction}><stop stop-color="${ink}" stop-opacity="${edge}"/><stop offset=".42" stop-color="${ink}" stop-opacity="${middle}"/><stop offset=".72" stop-color="${ink}" stop-opacity="0"/></linearGradient>`;
}

/** Darkens the corners, so that the eye rests on the middle. */
function vignette(night: number): string {
  const ink = hsl(night, 70, 5);
  return `<radialGradient id="v" r=".75"><stop offset=".55" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".6"/></radialGradient>`;
}

/** Large soft discs of light, out of focus. */
function bokeh({ seed, width, height, calm }: PanelOptions, colour: string): string {
  const random = seededRandom(`bokeh:${seed}`);
  const start = calm === 'left' ? 0.6 : 0;
  return times(9, () =>
    circle(
      Math.round((start + random() * (1 - start)) * width),
      Math.round(random() * height),
      round(height * (0.02 + random() * 0.06)),
      colour,
      `opacity="${Math.round(4 + random() * 9) / 100}"`,
    ),
  );
}

/** None of it lies under words: where the page writes at the left, it begins at half the width. */
function confetti({ seed, width, height, calm }: PanelOptions, colour: string): string {
  const random = seededRandom(`confetti:${seed}`);
  const start = calm === 'left' ? 0.5 : 0;
  const across = () => Math.round((start + random() * (1 - start)) * width);
  const dots = times(26, () => `M${across()} ${Math.round(random() * height)}h0`);
  const star = () => {
    const size = round(height * (0.012 + random() * 0.022));
    return path(
      starPath(4, size, size / 5),
      '#fff',
      `opacity=".8" transform="translate(${across()} ${Math.round(random() * height)})"`,
    );
  };
  return line(dots, colour, round(height * 0.008), 'opacity=".7"') + times(5, star);
}

/** Draws the panel; the world is drawn at card size and enlarged, so it keeps its proportions. */
export function panel(options: PanelOptions): string {
  const { seed, theme, motifs, width, height, at, reach, calm } = options;
  const [front = 'star', ...others] = motifs;
  // What shows the same thing has the same colours, wherever it stands.
  const mood = naturalPalette(front, paletteFor(theme, `${theme}:${front}`));
  const palette = { ...mood, glow: options.glow ?? mood.glow };
  const zoom = Math.max(width / 288, height / 192);
  const stage = createStage(
    round(width / zoom),
    round(height / zoom),
    palette,
    seededRandom(`scene:${seed}`),
  );
  const [x, y] = [round(width * at[0]), round(height * at[1])];
  const size = height * reach;
  const spot = { x, y, size, width, height, palette };
  const { light, ground, hasTreasure } = panelStage(theme);
  const placed = ({ x: dx, y: dy, size: scale, turn }: Place, what: string) =>
    group(
      `translate(${round(x + dx * size)} ${round(y + dy * size)}) rotate(${turn}) scale(${Math.round(scale * size) / 100})`,
      what,
    );
  const companions = others
    .slice(0, 4)
    .map((name, index) => placed(COMPANIONS[index] ?? COMPANIONS[0], motif(name)));
  const side = hashText(`side:${seed}`) % 2 === 0 ? 1 : -1;
  const treasure = SCATTERED.map((place, index) =>
    placed({ ...place, x: place.x * side }, `<use href="#${index % 3 === 2 ? 'gem' : 'coin'}"/>`),
  );
  return svgPicture(
    width,
    height,
    `<defs><g id="coin">${COIN}</g><g id="gem">${GEM}</g>${motifFills(palette, motifs.map(motif).join('') + COIN + GEM)}${glowFill(palette.glow)}${shade(calm, palette.night)}${vignette(palette.night)}<linearGradient id="s" x2="0" y2="1"><stop stop-color="${hsl(palette.night, 70, 13)}"/><stop offset=".7" stop-color="${hsl(palette.night, 65, 32)}"/><stop offset="1" stop-color="${hsl(palette.glow, 65, 40)}"/></linearGradient></defs>`,
    box(0, 0, width, height, 0, 'url(#s)'),
    group(`scale(${Math.round(zoom * 100) / 100})`, scene(theme, stage)),
    circle(x, y, round(size * 0.95), 'url(#g)'),
    light(spot, stage.light),
    calm === 'none' ? '' : box(0, 0, width, height, 0, 'url(#q)'),
    confetti(options, stage.light),
    bokeh(options, stage.light),
    ground(spot),
    ...companions.reverse(),
    placed({ x: 0, y: 0, size: 1, turn: (hashText(`turn:${seed}`) % 13) - 6 }, motif(front)),
    ...(hasTreasure ? treasure : []),
    box(0, 0, width, height, 0, 'url(#v)'),
  );
}
