// @ts-check
/**
 * Relies on: an entry of `unstable_cache` lowers the lifetime of the page around it to its own, and its tags become the
 * page's (since 14). Breaks without it: a page rendered during an outage is served for a minute, and one made of
 * defaults replaces a good one.
 */
import { unstable_cache } from 'next/cache';

/**
 * A read that lowers the lifetime of the page being rendered.
 * @param {string} name @param {number} seconds @param {string[]} [tags]
 * @returns {() => Promise<unknown>}
 */
export const shortLivedRead = (name, seconds, tags = []) =>
  unstable_cache(async () => 0, [name], { revalidate: seconds, tags });
