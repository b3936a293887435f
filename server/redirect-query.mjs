// @ts-check
import { DATA_QUERY } from './next-internals/page-data.mjs';

/** A page of a category: cached for everybody, it cannot know the query of a request. */
const CATEGORY = /^\/(?:fr\/)?gamehall\/[^/?#]+$/;

/**
 * Where a category leads to another address, the visitor's query goes along byte by byte (R-GUARD-22); the target's own names
 * win, and Next.js's mark on requests for a page's data is no part of the query.
 * @param {string | undefined} requested Requested address, with its query.
 * @param {string} target Address the page redirects to.
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
