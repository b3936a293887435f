import type { Metadata } from 'next';
import robotsParser from 'robots-parser';
import { OWN_ORIGIN } from '@/lib/routing/check-navigation';

/** Used when the SEO settings contain no text: nothing is closed, and the sitemap is named. @param siteUrl origin */
export const defaultRobotsText = (siteUrl: string) =>
  `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** Robots directive of a page closed to search engines (R-SEO-09). */
export const CLOSED_TO_ROBOTS = 'noindex, follow';

/** A rule that keeps a page out of an index; `max-image-preview:none` is none. */
const CLOSED = /^\s*(?:noindex|none)\s*$/i;

/** Whether a page's metadata keeps it out of search results, or of Google's alone. */
export function forbidsListing({ robots, other }: Pick<Metadata, 'robots' | 'other'>): boolean {
  const google = Object.entries(other ?? {}).filter(([name]) => name.toLowerCase() === 'googlebot');
  return [robots, ...google.flatMap(([, values]) => values)].some(
    (value) => typeof value === 'string' && value.split(',').some((rule) => CLOSED.test(rule)),
  );
}

/** Characters; search engines have such a limit too. */
const MAX_ROBOTS_LENGTH = 100_000;

export type RobotsRules = (path: string) => boolean;

/**
 * Parses the rules of `User-agent: *`. `*` and a final `$` work as usual; a longer `Allow` wins over a shorter
 * `Disallow`. Never throws.
 * @returns Whether a path is closed.
 */
export function compileRobots(text: string): RobotsRules {
  const robots = robotsParser(`${OWN_ORIGIN}/robots.txt`, text.slice(0, MAX_ROBOTS_LENGTH));
  return (path) => robots.isAllowed(`${OWN_ORIGIN}${path}`, '*') === false;
}

/** Whether any form of a path is closed: as requested, and without the locale prefix (R-SEO-09). */
export function isClosedToRobots(rules: RobotsRules, ...spellings: readonly string[]): boolean {
  return spellings.some((path) => rules(path));
}
