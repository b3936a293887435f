// @ts-check
/** Next.js writes one such tag, with the name first; texts are escaped or sanitised. */
const TAG = /<meta name="robots" content="([^"]*)"/;
/** Directives that keep a page out of an index. */
const CLOSED = /^(?:noindex|none)$/i;

/**
 * `X-Robots-Tag` for a page whose own tag keeps it out of search engines, for crawlers that read only headers
 * (R-SEO-03, R-SEO-09); null for every other entry.
 * @param {import('../types').PageValue | null} entry
 */
export function robotsHeader(entry) {
  if (entry?.kind !== 'APP_PAGE' || typeof entry.html !== 'string') return null;
  const rules = (TAG.exec(entry.html)?.[1] ?? '').split(',').map((rule) => rule.trim());
  if (!rules.some((rule) => CLOSED.test(rule))) return null;
  // A record may contain anything: an unusual list becomes a plain `noindex`.
  return rules.every((rule) => /^[\w:. -]+$/.test(rule)) ? rules.join(', ') : 'noindex';
}
