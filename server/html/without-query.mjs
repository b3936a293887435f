// @ts-check
import { dataWithoutQuery, documentWithoutQuery, withoutAddress } from '../next-internals/page-address.mjs';

/** Key of a page that the middleware serves under many URLs (`lib/middleware/responses.ts`). */
const ONE_FOR_MANY = /\/_\/missing$/;

/**
 * Removes the first visitor's query from a page cached for everybody, and the path from one cached for many URLs.
 * @param {import('../types').PageValue | null} entry @param {string} key
 */
export function withoutQuery(entry, key) {
  if (entry?.kind !== 'APP_PAGE') return;
  const ofMany = (/** @type {string} */ text) => (ONE_FOR_MANY.test(key) ? withoutAddress(text) : text);
  if (typeof entry.html === 'string') entry.html = ofMany(documentWithoutQuery(entry.html));
  if (!Buffer.isBuffer(entry.rscData)) return;
  const text = entry.rscData.toString('latin1');
  const plain = ofMany(dataWithoutQuery(text));
  if (plain !== text) entry.rscData = Buffer.from(plain, 'latin1');
}
