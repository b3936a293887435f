// @ts-check
/**
 * Next.js writes address and query of the request that a page was generated for into its data: as JSON in the answer to a soft
 * navigation, as JSON within a script's text in a document. No quote of a visitor can stand there, for a URL encodes it.
 */
const IN_DATA = /("c":\[[^?\]]*)(?:\?.*?)?("\],"q":").*?(",")/s;
const IN_DOCUMENT = /(\\"c\\":\[[^?\]]*)(?:\?.*?)?(\\"\],\\"q\\":\\").*?(\\",\\")/s;
const QUERY_IN_DATA = /(^|\n)(0:\{[^\n]*?"q":")\?.*?(",")/s;

/** Key of a page that the middleware draws under many addresses (`lib/middleware/answers.ts`). */
const ONE_FOR_MANY = /\/_\/missing$/;
const ADDRESS = /(\\?)"c\1":\[.*?\],\1"q\1":/s;

/** @typedef {import('./page-entry.cjs').PageValue} PageValue */

/**
 * Takes the query of its first visitor out of a page that is kept for everybody: a page kept for all depends on none.
 * One that is kept for many addresses names none.
 * @param {PageValue | null} entry
 * @param {string} key
 */
function withoutQuery(entry, key) {
  if (entry?.kind !== 'APP_PAGE') return;
  const ofMany = (/** @type {string} */ text) =>
    ONE_FOR_MANY.test(key) ? text.replace(ADDRESS, '$1"c$1":[$1"$1",$1"$1"],$1"q$1":') : text;
  if (typeof entry.html === 'string') entry.html = ofMany(entry.html.replace(IN_DOCUMENT, '$1$2$3'));
  if (!Buffer.isBuffer(entry.rscData)) return;
  const text = entry.rscData.toString('latin1');
  const plain = ofMany(text.replace(IN_DATA, '$1$2$3').replace(QUERY_IN_DATA, '$1$2$3'));
  if (plain !== text) entry.rscData = Buffer.from(plain, 'latin1');
}

module.exports = { withoutQuery };
