// @ts-check
import { DATA_QUERY } from './next-internals/page-data.mjs';

/** A category page: cached for everybody, it cannot know the query of a request. */
const CATEGORY = /^\/(?:fr\/)?gamehall\/[^/?#]+$/;

/**
 * When a category redirects to another URL, the visitor's query is kept byte for byte (R-GUARD-22); the target's own
 * parameters win, and Next.js's mark on requests for a page's data is not part of the query.
 * @param {string | undefined} requested Requested path, with its query.
 * @param {string} target URL the page redirects to.
 * @returns {string}
 */
export function redirectWithQuery(requested, target) {
  const [path = '', ...rest] = (requested ?? '').split('?');
  if (rest.length === 0 || !CATEGORY.test(path)) return target;
  const [address = '', ...hash] = target.split('#');
  const own = address.split('?').slice(1).join('?').split('&').filter(Boolean);
  const names = new Set([...own.map(nameOf), DATA_QUERY]);
  const passed = rest.join('?').split('&');
  const query = [...own, ...passed.filter((part) => part !== '' && !names.has(nameOf(part)))].join('&');
  return `${address.split('?', 1)[0]}${query && `?${query}`}${hash.length > 0 ? `#${hash.join('#')}` : ''}`;
}

/** @param {string} part */
const nameOf = (part) => new URLSearchParams(`?${part}`).keys().next().value ?? '';
