import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './scripts/lib/chromium.mjs';

const port = process.env.E2E_PORT ?? '3100';
/** Foreign services are refused already, so that only its own tests see the consent bar. */
const refused = {
  cookies: [],
  origins: [
    {
      origin: `http://localhost:${port}`,
      localStorage: [{ name: 'consent', value: JSON.stringify({ at: Date.now(), allowed: [] }) }],
    },
  ],
};
const isMergeCheck = process.env.E2E_SCOPE === 'gate';
/** Decoding the demo's pictures takes a quarter of a page's processor time; `npm run test:all` loads them. */
const NO_PICTURES = '--blink-settings=imagesEnabled=false';

/**
 * Files that `npm test` leaves to `npm run test:all`: what they are about has unit, component and contract tests
 * besides, and none is the only end-to-end test of a payment flow.
 */
const ONLY_IN_TEST_ALL = [
  'before-hydration',
  'chat',
  'comes-back',
  'confirmation',
  'consent',
  'entrance-troubles',
  'fetched-ahead',
  'gallery',
  'game-page',
  'headers',
  'history',
  'jackpots',
  'language',
  'mini-app',
  'odd-names',
  'offline',
  'page-title',
  'page-tops',
  'profile',
  'query-flags',
  'reload',
  'restore',
  'return-address',
  'sent-again',
  'social',
  'style-order',
  'styles-come-first',
  'support',
  'system-layouts',
  'theme',
  'tournaments',
  'widths',
];

/** End-to-end tests run against the production build and the sandbox, each a process of its own. */
export default defineConfig({
  testDir: './tests/e2e',
  testIgnore: isMergeCheck ? ONLY_IN_TEST_ALL.map((name) => `**/${name}.spec.ts`) : [],
  outputDir: './test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}-{projectName}{ext}',
  fullyParallel: true,
  workers: 2,
  // A test that passes at its second try has failed.
  retries: 0,
  forbidOnly: isMergeCheck,
  // Far beyond what a busy machine needs: these end a test that hangs, they judge no speed.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    storageState: refused,
    timezoneId: 'Europe/Paris',
    // A worker's fetches bypass the tests' own routes; only its own tests allow it.
    serviceWorkers: 'block',
    // Recording what each page looks like costs a sixth of the tests' time.
    trace: { mode: 'retain-on-failure', screenshots: !isMergeCheck, snapshots: !isMergeCheck },
    screenshot: 'only-on-failure',
    launchOptions: isMergeCheck ? { ...CHROMIUM, args: [...CHROMIUM.args, NO_PICTURES] } : CHROMIUM,
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/build-version`,
    timeout: 300_000,
    // Reuses a running site on request: faster while writing a test.
    reuseExistingServer: process.env.E2E_REUSE === '1',
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: port,
      SITE_URL: `http://localhost:${port}`,
      SANDBOX_CONTROL: '1',
      SANDBOX_DATABASE: ':memory:',
      SANDBOX_PLATFORM_PORT: process.env.E2E_PLATFORM_PORT ?? '3101',
      SANDBOX_CONTENT_PORT: process.env.E2E_CONTENT_PORT ?? '3102',
      REVALIDATE_SECRET: 'end-to-end-revalidate-secret',
      LOG_LEVEL: 'warn',
      // A page made by a busy machine must not come without what its reads return.
      READ_TIMEOUT_MS: '20000',
    },
  },
});
