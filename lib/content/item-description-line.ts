import { plainWords } from './plain-words';

/** Characters of a name or title; anything longer is cut. */
const MAX_LINE = 300;

/** A text as one plain line. No-break spaces stay, and keep a sum and its sign together. Null for none. */
export function lineOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  // No character takes more than two units: the first cut keeps enough of them, and limits the array to spread.
  const units = plainWords(value)
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim()
    .slice(0, MAX_LINE * 2);
  return units === '' ? null : Array.from(units).slice(0, MAX_LINE).join('');
}
