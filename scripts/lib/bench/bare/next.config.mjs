import { fileURLToPath } from 'node:url';

/** It is built in `test-results/bare-app`, with the repository's packages. Pages are cached in memory only, like the product's. */
const config = {
  poweredByHeader: false,
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '') },
  experimental: { isrFlushToDisk: false },
};

export default config;
