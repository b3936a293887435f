import { escapeText, round } from './svg';

/** Width of a letter in ems of a heavy sans; used to fit a title whatever font the device has. */
function letterWidth(letter: string): number {
  if (/[MWÉ@&]/.test(letter)) return 0.94;
  if (/[IJ1.,'’!: ]/.test(letter)) return 0.42;
  return 0.74;
}

function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

/** Breaks a title into at most `maxLines` lines of about equal width. */
export function breakLines(title: string, maxLines: number): string[] {
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
  const cost = (lines: string[]) => Math.max(...lines.map(textWidth)) + lines.length * 1.6;
  return options.reduce((best, lines) => (cost(lines) < cost(best) ? lines : best));
}

export interface LetteringStyle {
  /** Middle and bottom of the lettering. */
  x: number;
  bottom: number;
  maxWidth: number;
  maxSize: number;
  maxLines: number;
  font: 'heavy' | 'serif' | 'condensed';
  outline: string;
  fill: string;
  /** Slant in degrees. */
  skew: number;
}

const FONTS = {
  heavy: "'Arial Black',Impact,Arial,sans-serif",
  serif: "Georgia,'Times New Roman',serif",
  condensed: "Impact,'Arial Narrow','Arial Black',sans-serif",
} as const;

/** A game's title: heavy, outlined, lit from above, every line fitted to the width by `textLength`. */
export function lettering(title: string, style: LetteringStyle): string {
  const lines = breakLines(title.toUpperCase(), style.maxLines).map((text) => {
    const isSmall = /^(OF|THE|OF THE)$/.test(text);
    const width = textWidth(text);
    const size = Math.min(isSmall ? style.maxSize * 0.5 : style.maxSize, style.maxWidth / width);
    return { text, size, width: width * size };
  });
  let y = style.bottom;
  const placed = [...lines].reverse().map((entry) => {
    const baseline = y;
    y -= entry.size * 0.92;
    return `<text y="${round(baseline)}" font-size="${round(entry.size)}" textLength="${round(entry.width)}" lengthAdjust="spacingAndGlyphs">${escapeText(entry.text)}</text>`;
  });
  const weight = style.font === 'condensed' ? 700 : 900;
  const slant = style.skew === 0 ? '' : ` skewY(${style.skew})`;
  const common = `text-anchor="middle" font-family="${FONTS[style.font]}" font-weight="${weight}"`;
  const shape = `<g id="w" transform="translate(${style.x} 0)${slant}" ${common}>${placed.join('')}</g>`;
  return (
    `<defs>${shape}</defs>` +
    `<use href="#w" y="3" fill="#000" stroke="#000" stroke-width="8" opacity=".55"/>` +
    `<use href="#w" fill="${style.outline}" stroke="${style.outline}" stroke-width="6"/>` +
    `<use href="#w" fill="${style.fill}"/>`
  );
}
