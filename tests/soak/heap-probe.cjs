// @ts-check
/** Loaded into the server of the soak (`node --expose-gc --require`): on SIGUSR2 it collects and writes what is left. */
const { appendFileSync } = require('node:fs');

process.on('SIGUSR2', () => {
  const collect = /** @type {() => void} */ (globalThis.gc);
  collect();
  collect();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  const handles = process.getActiveResourcesInfo().length;
  const file = process.env.HEAP_PROBE_FILE ?? '';
  appendFileSync(file, `${JSON.stringify({ at: Date.now(), heapUsed, arrayBuffers, rss, handles })}\n`);
});
