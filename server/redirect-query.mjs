// @ts-check
import { DATA_QUERY } from './next-internals/page-data.mjs';

/** A category page: cached for everybody, it cannot know the query of a request. */
const CATEGORY = /^\/(?:fr\/)?gamehall\/[^/?#]+$/;

/**
 * Keeps the visitor's query byte for byte when a category redirects to another URL (R-GUARD-22); the target's own
 * parameters win, and Next.js's mark on requests for page data is dropped.
 * @param {string | undefined} requested path with its query
 * @param {string} target URL the page redirects to
 * @returns {string}
 */
export function redirectWithQuery(requested, target) {
  const [path = '', ...query] = (requested ?? '').split('?');
  return CATEGORY.test(path) ? withQuery(target, query.join('?'), [DATA_QUERY]) : target;
}

/**
 * Adds the query of a request to a URL, byte for byte; the URL's own parameters win.
 * @param {string} target @param {string} query without its question mark
 * @param {readonly string[]} [ignored] names that are not passed on
 */
export function withQuery(target, query, ignored = []) {
  if (query === '') return target;
  const [address = '', ...hash] = target.split('#');
  const [path, ...rest] = address.split('?');
  const own = rest.join('?').split('&').filter(Boolean);
  const names = new Set([...own.map(nameOf), ...ignored]);
  const all = [...own, ...query.split('&').filter((part) => !names.has(nameOf(part)))].join('&');
  return [all === '' ? path : `${path}?${all}`, ...hash].join('#');
}

/** Two encodings of a name are the same name. @param {string} part */
const nameOf = (part) => new URLSearchParams(`?${part}`).keys().next().value ?? '';
