// @ts-check
/** Loaded before a server of a test: writes each page it renders into the file `GENERATIONS` names, one a line. */
import { appendFileSync } from 'node:fs';
import PageCache from '../../server/page-cache/handler.mjs';

const { set } = PageCache.prototype;
/** @this {InstanceType<typeof PageCache>} @param {Parameters<typeof set>} args */
PageCache.prototype.set = function noteAndSet(...args) {
  const [key, data] = args;
  if (data?.kind === 'APP_PAGE') appendFileSync(String(process.env.GENERATIONS), `${key}\n`);
  return set.apply(this, args);
};
