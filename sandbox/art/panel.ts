import { hashText, seededRandom } from '../world/random';
import { motif } from './motifs';
import { glowFill, hsl, motifFills, naturalPalette, paletteFor } from './palette';
import { scene } from './scene';
import { createStage, times } from './stage';
import { box, circle, group, line, oval, path, round, starPath, svgPicture } from './svg';

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

/** Places of up to four symbols behind the front one: shift and size in parts of the front symbol, tilt in degrees. */
const COMPANIONS = [
  { x: -0.72, y: 0.22, size: 0.62, turn: -16 },
  { x: 0.74, y: 0.2, size: 0.62, turn: 15 },
  { x: -0.46, y: -0.5, size: 0.42, turn: -22 },
  { x: 0.5, y: -0.48, size: 0.42, turn: 20 },
] as const;

function shade(calm: PanelOptions['calm'], night: number): string {
  if (calm === 'none') return '';
  const ink = hsl(night, 70, 6);
  const direction = calm === 'left' ? 'x1="0" x2="1"' : 'x1="0" x2="0" y1="1" y2="0"';
  const [edge, middle] = calm === 'left' ? [0.62, 0.4] : [1, 0.82];
  return `<linearGradient id="q" ${direction}><stop stop-color="${ink}" stop-opacity="${edge}"/><stop offset=".42" stop-color="${ink}" stop-opacity="${middle}"/><stop offset=".72" stop-color="${ink}" stop-opacity="0"/></linearGradient>`;
}

function rays(x: number, y: number, reach: number, colour: string): string {
  const far = (angle: number) =>
    `${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`;
  const wedges = times(14, (n) => `M0 0L${far(n * 0.449)}L${far(n * 0.449 + 0.2)}z`);
  return path(wedges, colour, `opacity=".13" transform="translate(${x} ${y})"`);
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
  const symbol = (name: string, dx: number, dy: number, scale: number, turn: number) =>
    group(
      `translate(${round(x + dx * size)} ${round(y + dy * size)}) rotate(${turn}) scale(${Math.round(scale * size) / 100})`,
      motif(name),
    );
  const companions = others.slice(0, 4).map((name, index) => {
    const place = COMPANIONS[index] ?? COMPANIONS[0];
    return symbol(name, place.x, place.y, place.size, place.turn);
  });
  return svgPicture(
    width,
    height,
    `<defs>${motifFills(palette, motifs.map(motif).join(''))}${glowFill('g', palette.glow)}${shade(calm, palette.night)}<linearGradient id="s" x2="0" y2="1"><stop stop-color="${hsl(palette.night, 70, 13)}"/><stop offset=".7" stop-color="${hsl(palette.night, 65, 32)}"/><stop offset="1" stop-color="${hsl(palette.glow, 65, 40)}"/></linearGradient></defs>`,
    box(0, 0, width, height, 0, 'url(#s)'),
    group(`scale(${Math.round(zoom * 100) / 100})`, scene(theme, stage)),
    circle(x, y, round(size * 0.95), 'url(#g)'),
    rays(x, y, Math.round(Math.hypot(width, height)), stage.light),
    calm === 'none' ? '' : box(0, 0, width, height, 0, 'url(#q)'),
    confetti(options, stage.light),
    oval(x, round(y + size * 0.54), round(size * 0.7), round(size * 0.08), '#000', 'opacity=".45"'),
    ...companions.reverse(),
    symbol(front, 0, 0, 1, (hashText(`turn:${seed}`) % 13) - 6),
  );
}
