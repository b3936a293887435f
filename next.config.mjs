import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { offlinePages } from './lib/content-policy/offline-pages.mjs';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Every visitor and every crawler gets title, canonical and the rest in <head>, never streamed into the body.
  htmlLimitedBots: /.*/,
  cacheHandler: fileURLToPath(new URL('./server/page-cache/handler.mjs', import.meta.url)),
  // Generated pages in memory; the longest unused are dropped.
  cacheMaxMemorySize: 50 * 2 ** 20,
  images: { unoptimized: true },
  // `npm run check -- types` checks types; a build on an operator's machine need not do it again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'undici',
    'libsql',
    // Loaded only where there is a collector (lib/telemetry).
    '@opentelemetry/context-async-hooks',
    '@opentelemetry/exporter-metrics-otlp-http',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-metrics',
    '@opentelemetry/sdk-trace',
  ],
  skipTrailingSlashRedirect: true,
  headers: () => offlinePages(),
  // Names change with what the build does to its files after Turbopack: browsers keep them for a year.
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
    // A generated page lives as long as the process: the first response after a start is always live.
    isrFlushToDisk: false,
    authInterrupts: true,
    // A script changed in transit, by a proxy or a CDN, does not run.
    sri: { algorithm: 'sha256' },
    // Pages are generated at their first visit; Next.js joins their parts for prefetching only where it measured them at
    // build, and prefetches nothing of others (decision 0010).
    prefetchInlining: false,
    // A page loads the styles it uses and few others, in few files (decision 0011). A `requestCost` of 10,000, 6,000 and
    // 4,000 gives a content page 6.4, 5.9 and 5.7 KB (gzip), and the deposit, whose files are not joined, 14.9, 14.4 and
    // 13.1 KB with two requests more.
    cssChunking: { type: 'graph', requestCost: 4_000, weightDistribution: 0.5 },
    // Small pieces of script are joined; big ones, like axios and zod, are never copied into several files. Joining
    // up to 200,000 saved a first load nothing and cost the hall's list 11 KB.
    turbopackChunking: { minChunkSize: 100_000, maxMergeChunkSize: 100_000 },
  },
};

/** The plugin changes builds alone, and loads a compiler and a watcher of files, which a production server need not have. */
async function withNextIntl() {
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  const withPlugin = createNextIntlPlugin({
    requestConfig: './i18n/request.ts',
    experimental: {
      // Messages are compiled at build, so that no message parser is sent to the browser.
      messages: { path: './i18n/messages', format: 'json', locales: 'infer', precompile: true },
    },
  });
  return withPlugin(config);
}

/** @param {string} phase */
export default function configOf(phase) {
  return phase === PHASE_PRODUCTION_SERVER ? config : withNextIntl();
}
