import { EM, outlineOf, widthOf, type Letters } from './letters';
import { CONDENSED } from './letters-condensed';
import { HEAVY } from './letters-heavy';
import { PLAYFUL } from './letters-playful';
import { SERIF } from './letters-serif';
import { group, round } from './svg';

/** How much wider the widest line may be, in units, before one line more is better. */
const LINE_COST = 1.6 * EM;

/** Breaks a title into at most `maxLines` lines of about equal width. */
function breakLines(title: string, maxLines: number, letters: Letters): string[] {
  const words = title.split(' ');
  const breaks = (rest: string[], lines: number): string[][] =>
    lines === 1 || rest.length === 1
      ? [[rest.join(' ')]]
      : rest.slice(0, -1).flatMap((_, index) => {
          const head = rest.slice(0, index + 1).join(' ');
          return breaks(rest.slice(index + 1), lines - 1).map((tail) => [head, ...tail]);
        });
  const options = Array.from({ length: Math.min(maxLines, words.length) }, (_, index) =>
    breaks(words, index + 1),
  ).flat();
  const cost = (lines: string[]) =>
    Math.max(...lines.map((text) => widthOf(text, letters))) + lines.length * LINE_COST;
  return options.reduce((best, lines) => (cost(lines) < cost(best) ? lines : best));
}

export interface LetteringStyle {
  /** Middle and bottom of the lettering. */
  x: number;
  bottom: number;
  maxWidth: number;
  maxSize: number;
  maxLines: number;
  font: keyof typeof FONTS;
  outline: string;
  fill: string;
  /** Slant in degrees. */
  skew: number;
}

export const FONTS = { heavy: HEAVY, playful: PLAYFUL, serif: SERIF, condensed: CONDENSED } as const;

/** A game's title: heavy, outlined, lit from above, every line fitted to the width. */
export function lettering(title: string, style: LetteringStyle): string {
  const letters = FONTS[style.font];
  const lines = breakLines(title.toUpperCase(), style.maxLines, letters).map((text) => {
    const isSmall = /^(OF|THE|OF THE)$/.test(text);
    const width = widthOf(text, letters) / EM;
    const size = Math.min(isSmall ? style.maxSize * 0.5 : style.maxSize, style.maxWidth / width);
    return { text, size, width: width * size };
  });
  let baseline = style.bottom;
  const placed = lines.reverse().map(({ text, size, width }, index) => {
    const scale = Math.round((size / EM) * 1_000) / 1_000;
    const place = `translate(${round(-width / 2)} ${round(baseline)}) scale(${scale})`;
    baseline -= size * 0.92;
    return { id: `w${index}`, scale, shape: outlineOf(text, letters), place };
  });
  const shapes = placed.map(({ id, place, shape }) => `<path id="${id}" transform="${place}" d="${shape}"/>`);
  const layer = (look: string, stroke: number) =>
    `<g ${look}>${placed.map(({ id, scale }) => `<use href="#${id}"${stroke === 0 ? '' : ` stroke-width="${Math.round(stroke / scale)}"`}/>`).join('')}</g>`;
  const slant = style.skew === 0 ? '' : ` skewY(${style.skew})`;
  return group(
    `translate(${style.x} 0)${slant}`,
    `<defs>${shapes.join('')}</defs>`,
    layer('transform="translate(0 3)" stroke="#000" stroke-linejoin="round" opacity=".55"', 8),
    layer(`fill="${style.outline}" stroke="${style.outline}" stroke-linejoin="round"`, 6),
    layer(`fill="${style.fill}"`, 0),
  );
}
