// @ts-check
/** Loaded before a server of a test: writes each page it makes into the file `GENERATIONS` names, one a line. */
const { appendFileSync } = require('node:fs');
const PageCache = require('../../lib/page-cache/handler.cjs');

const { set } = PageCache.prototype;
/** @this {InstanceType<typeof PageCache>} @param {Parameters<typeof set>} args */
PageCache.prototype.set = function noteAndSet(...args) {
  const [key, data] = args;
  if (data?.kind === 'APP_PAGE') appendFileSync(String(process.env.GENERATIONS), `${key}\n`);
  return set.apply(this, args);
};
