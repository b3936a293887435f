import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { offlinePages } from './lib/content-policy/offline-pages.mjs';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Every visitor and crawler gets title, canonical and other metadata in <head>, never streamed into the body.
  htmlLimitedBots: /.*/,
  cacheHandler: fileURLToPath(new URL('./server/page-cache/handler.mjs', import.meta.url)),
  // Memory for generated pages; the least recently used are evicted.
  cacheMaxMemorySize: 50 * 2 ** 20,
  images: { unoptimized: true },
  // `npm run check -- types` checks types; a build on an operator's machine need not repeat it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'undici',
    'libsql',
    // Loaded only where a collector is configured (lib/telemetry).
    '@opentelemetry/context-async-hooks',
    '@opentelemetry/exporter-metrics-otlp-http',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-metrics',
    '@opentelemetry/sdk-trace',
  ],
  skipTrailingSlashRedirect: true,
  headers: () => offlinePages(),
  // File names change with what the build does to files after Turbopack: browsers cache them for a year.
  outputHashSalt: 'compile-hints',
  compiler: {
    async runAfterProductionCompile({ distDir }) {
      const { writeJoinedStyles } = await import('./server/html/join-styles.mjs');
      writeJoinedStyles(distDir);
      const { addCompileHints } = await import('./server/add-compile-hints.mjs');
      addCompileHints(distDir);
      const { compressFiles } = await import('./server/compress-build-files.mjs');
      await compressFiles(join(distDir, 'static'));
    },
  },
  experimental: {
    // A generated page lives as long as the process: the first response after a start is always fresh.
    isrFlushToDisk: false,
    authInterrupts: true,
    // A script changed in transit, by a proxy or a CDN, does not run.
    sri: { algorithm: 'sha256' },
    // Pages are generated on their first visit; Next.js inlines their prefetch segments only where it measured them at
    // build, and prefetches nothing of others (decision 0010).
    prefetchInlining: false,
    // A page loads the styles it uses and few others, in few files (decision 0011). A `requestCost` of 10,000, 6,000
    // and 4,000 gives a content page 6.4, 5.9 and 5.7 KB (gzip), and the deposit, whose files are not joined, 14.9,
    // 14.4 and 13.1 KB with two requests more.
    cssChunking: { type: 'graph', requestCost: 4_000, weightDistribution: 0.5 },
    // Small script modules are merged; big ones, like axios and zod, are never copied into several files. Merging up to
    // 200,000 saved nothing on first load and cost the game hall's list 11 KB.
    turbopackChunking: { minChunkSize: 100_000, maxMergeChunkSize: 100_000 },
  },
};

/** The plugin affects only builds, and loads a compiler and a file watcher, which a production server need not have. */
async function withNextIntl() {
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  const withPlugin = createNextIntlPlugin({
    requestConfig: './i18n/request.ts',
    experimental: {
      // Messages are compiled at build, so that the browser needs no message parser.
      messages: { path: './i18n/messages', format: 'json', locales: 'infer', precompile: true },
    },
  });
  return withPlugin(config);
}

/** @param {string} phase */
export default function configOf(phase) {
  return phase === PHASE_PRODUCTION_SERVER ? config : withNextIntl();
}
