import { hashText } from '../world/random';
import type { SeedProvider } from '../world/seed/providers';
import { FONTS } from './lettering';
import { EM, outlineOf, widthOf } from './letters';
import { hsl } from './palette';
import { box, circle, group, line, path, round, starPath, svgDocument, turned } from './svg';

type Sign = (fill: string, second: string) => string;

/** Marks of studios, each in a square from -20 to 20. */
const SIGNS: readonly Sign[] = [
  (a, b) => circle(0, 0, 10, a) + turned(line('M0-14V-19', b, 3.5), 8),
  (a, b) => path('M-18-16H-6L0 6L6-16H18L5 18H-5z', a) + path('M-6-16L0 6L6-16z', b),
  (a, b) => turned(path('M0-3C-9-8-8-18 0-19C8-18 9-8 0-3z', a), 5) + circle(0, 0, 4, b),
  (a, b) => path('M0-19L16-9V9L0 19L-16 9V-9z', a) + path('M0-9L8-4V5L0 9L-8 5V-4z', b),
  (a, b) =>
    circle(-6, 0, 13, 'none', `stroke="${a}" stroke-width="6"`) +
    circle(7, 0, 12, 'none', `stroke="${b}" stroke-width="6"`),
  (a, b) => path('M-18 14C-18-12 4-20 18-18C18 2 8 18-18 14z', a) + line('M-16 16Q-4-2 10-10', b, 3),
  (a, b) =>
    box(-18, -18, 16, 16, 4, a) +
    box(2, -18, 16, 16, 8, b) +
    box(-18, 2, 16, 16, 8, b) +
    box(2, 2, 16, 16, 4, a),
  (a, b) => path('M-4-20L14-4L4-2L10 18L-14 0L-4-2z', a) + circle(12, 12, 4, b),
  (a, b) => line('M-18 10Q-9-14 0 4T18-10', a, 6) + line('M-18 18Q-9-4 0 13T18 1', b, 4),
  (a, b) => path(starPath(6, 19, 10), a) + circle(0, 0, 6, b),
  (a, b) => path('M-16-18H6C22-18 22 4 6 4H-6V18H-16z', a) + circle(3, -7, 5, b),
  (a, b) => path('M0-19C14-10 18 4 10 18H-10C-18 4-14-10 0-19z', a) + line('M0-8V14M-6 2L0 8L6 2', b, 3),
];

/** Letters of the marks in capitals, and of those in both cases. */
const CAPITALS = [FONTS.heavy, FONTS.serif, FONTS.playful, FONTS.condensed] as const;
const BOTH_CASES = [FONTS.heavy, FONTS.playful] as const;

const MAX_WIDTH = 132;
const SIZE = 30;
const SPACING = 2;
const HEIGHT = 44;

/** The wordmark of a studio without margins on a transparent background, for dark pages. */
export function providerLogo(provider: SeedProvider, index: number): string {
  const hash = hashText(`logo:${provider.sysname}`);
  const hue = (index * 47 + (hash % 20)) % 360;
  const [main, second] = [hsl(hue, 88, 66), hsl(hue + 50, 92, 76)];
  const sign = SIGNS[index % SIGNS.length]?.(main, second) ?? '';
  const isCapital = index % 3 !== 1;
  const fonts = isCapital ? CAPITALS : BOTH_CASES;
  const letters = fonts[(hash >>> 4) % fonts.length] ?? FONTS.heavy;
  const text = isCapital ? provider.name.toUpperCase() : provider.name;
  const width = widthOf(text, letters, SPACING);
  const scale = Math.round(Math.min(SIZE / EM, MAX_WIDTH / width) * 1_000) / 1_000;
  const base = round(HEIGHT / 2 + scale * EM * 0.35);
  return svgDocument(
    Math.ceil(width * scale) + 52,
    HEIGHT,
    group('translate(21 22)', sign),
    path(outlineOf(text, letters, SPACING), '#fff', `transform="translate(50 ${base}) scale(${scale})"`),
  );
}
