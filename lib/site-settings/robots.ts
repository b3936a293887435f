import type { Metadata } from 'next';
import robotsParser from 'robots-parser';

/** Served and obeyed when the SEO settings hold no text: nothing is closed. */
export const DEFAULT_ROBOTS_TEXT = 'User-agent: *\nDisallow:\n';

/** What a page closed to search engines says (R-SEO-09). */
export const CLOSED_TO_ROBOTS = 'noindex, follow';

/** Whether a page's metadata keeps it out of search engines' lists, or of Google's alone. */
export function forbidsListing({ robots, other }: Pick<Metadata, 'robots' | 'other'>): boolean {
  const google = Object.entries(other ?? {}).filter(([name]) => name.toLowerCase() === 'googlebot');
  return [robots, ...google.flatMap(([, values]) => values)].some(
    (value) => typeof value === 'string' && /\b(?:noindex|none)\b/i.test(value),
  );
}

/** Rules behind this length are not read; search engines have such a limit too. Characters. */
const MAX_ROBOTS_LENGTH = 100_000;
const ORIGIN = 'http://site.invalid';

export type RobotsRules = (path: string) => boolean;

/**
 * Reads the rules of `User-agent: *` once and returns the question "is this path closed?". `*` and a final `$` act as
 * usual and a longer `Allow` wins over a shorter `Disallow`. Never throws.
 */
export function compileRobots(text: string): RobotsRules {
  const robots = robotsParser(`${ORIGIN}/robots.txt`, text.slice(0, MAX_ROBOTS_LENGTH));
  return (path) => robots.isAllowed(`${ORIGIN}${path}`, '*') === false;
}

/** Whether any spelling of a path is closed: as requested, and without the locale prefix (R-SEO-09). */
export function isClosedToRobots(rules: RobotsRules, ...spellings: readonly string[]): boolean {
  return spellings.some((path) => rules(path));
}
