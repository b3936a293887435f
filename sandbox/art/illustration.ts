import { hashText } from '../world/random';
import { panel } from './panel';
import { SUBJECTS, type Subject } from './panel-subjects';

const LIST: readonly Subject[] = Object.values(SUBJECTS.offers ?? {});

/** Hue in degrees of a `#rrggbb` colour, or undefined for any other text. */
function hueOf(colour: string): number | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const top = Math.max(red, green, blue);
  const span = top - Math.min(red, green, blue);
  if (span === 0) return undefined;
  if (top === red) return ((green - blue) / span) * 60;
  return top === green ? ((blue - red) / span) * 60 + 120 : ((red - green) / span) * 60 + 240;
}

/**
 * A picture without text for any place of the site, as SVG. The same name always gives the same picture; `width` and
 * `height` are in pixels, `accent` is a `#rrggbb` colour for its light. Tall pictures stay calm at the bottom, wide ones
 * at the left, so that the page can write there.
 */
export function drawIllustration(name: string, width: number, height: number, accent = ''): string {
  const subject = LIST[hashText(name) % LIST.length] ?? { theme: 'gems', motifs: ['gemstar'] };
  const isWide = width > height * 1.8;
  const isTall = height > width;
  return panel({
    ...subject,
    seed: `illustration:${name}`,
    width,
    height,
    at: isWide ? [0.76, 0.5] : [0.5, isTall ? 0.36 : 0.5],
    reach: isTall ? (width / height) * 0.6 : 0.56,
    calm: isWide ? 'left' : isTall ? 'bottom' : 'none',
    glow: hueOf(accent),
  });
}
