import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';

/** What a copy may differ from its token in a channel of 255: most were matched by eye. */
const TOLERANCE = 16;

type Token = `${'dark' | 'light'} ${string}`;
/** No copy of a token: white, and the dark shades of a gradient. */
const OWN = null;

const OFFLINE = [
  OWN,
  'dark background',
  'dark ink',
  OWN,
  'dark surface-1',
  'dark accent-light',
  'dark ink-soft',
  'dark accent-light',
  'dark accent',
  'dark accent-deep',
  'dark ink-on-accent',
  OWN,
  'dark accent',
  'dark accent-strong',
  'dark accent',
] as const;

/**
 * Colours of `styles/_tokens.scss` that are repeated where no style sheet is: for each file the tokens of its colours, in
 * their order. CONTRIBUTING.md, "Another brand", names the files too.
 */
const COPIES: Readonly<Record<string, readonly (Token | null)[]>> = {
  'app/global-error.tsx': ['dark accent', 'dark ink-on-accent', 'dark background', 'dark ink'],
  'app/[locale]/layout.tsx': ['dark background'],
  'components/app-shell/mini-app/use-mini-app-screen.ts': ['dark background'],
  'lib/browser/theme-script.ts': ['light background'],
  'lib/seo/site-manifest.ts': ['dark background', 'dark background'],
  'public/offline/en.html': OFFLINE,
  'public/offline/fr.html': OFFLINE,
  'server/busy.html': [
    OWN,
    'dark background',
    'dark ink',
    OWN,
    'dark accent',
    'dark ink-soft',
    'dark accent',
    'dark ink-on-accent',
    OWN,
  ],
  'tests/e2e/theme.spec.ts': ['dark background', 'light background'],
};

const text = (file: string) => readFileSync(join(root, file), 'utf8');
const scss = text('styles/_tokens.scss');
const lightFrom = scss.indexOf("[data-theme='light']");

/** Red, green and blue of a token, 0 to 255. */
function channelsOf(token: Token): number[] {
  const [theme, name = ''] = token.split(' ');
  const pattern = new RegExp(
    String.raw`--${name}: oklch\((?<light>[\d.]+)% (?<chroma>[\d.]+) (?<hue>[\d.]+)deg\);`,
  );
  const { light, chroma, hue } = pattern.exec(scss.slice(theme === 'light' ? lightFrom : 0))?.groups ?? {};
  if (light === undefined) throw new Error(`styles/_tokens.scss has no opaque OKLCH colour --${name}.`);
  return fromOklch(Number(light) / 100, Number(chroma), (Number(hue) * Math.PI) / 180);
}

/** By the matrices of CSS Color 4. */
function fromOklch(light: number, chroma: number, hue: number): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((linear) => {
    const value = Math.min(1, Math.max(0, linear));
    return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
  });
}

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const copiesIn = (file: string) => text(file).match(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi) ?? [];

it('a colour of the tokens converts as browsers convert it', () => {
  expect(hexOf(fromOklch(1, 0, 0))).toBe('#ffffff');
  expect(hexOf(fromOklch(0.62796, 0.25768, (29.234 * Math.PI) / 180))).toBe('#ff0000');
});

it.each(Object.entries(COPIES))('%s repeats the colours of styles/_tokens.scss', (file, tokens) => {
  const copies = copiesIn(file);
  expect(copies, `${file}: name the token of each colour in this test`).toHaveLength(tokens.length);
  const differing = copies.flatMap((copy, index) => {
    const token = tokens[index];
    if (!token) return [];
    const wanted = channelsOf(token);
    const isNear = wanted.every(
      (channel, at) =>
        Math.abs(channel - Number.parseInt(copy.slice(1 + at * 2, 3 + at * 2), 16)) <= TOLERANCE,
    );
    return isNear ? [] : [`${file} has ${copy} for ${token}, which is ${hexOf(wanted)}`];
  });
  expect(differing).toEqual([]);
});
