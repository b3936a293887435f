import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_ID_FILE } from '../next-internals/build-id.mjs';
import { shared } from '../shared-state.mjs';
import { prefixOf, sharedPagesOf } from './shared.mjs';

const folders: string[] = [];

const build = (id: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  folders.push(folder);
  writeFileSync(join(folder, BUILD_ID_FILE), `${id}\n`);
  return folder;
};

beforeEach(() => {
  delete shared.sharedPages;
  for (const name of ['NEXT_DEPLOYMENT_ID', 'PLATFORM_URL', 'CONTENT_URL', 'SITE_URL']) vi.stubEnv(name, '');
});
afterEach(() => {
  delete shared.sharedPages;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

it.each([
  ['without an address of Redis', '', undefined, { serverDistDir: '/x/server' }],
  ['in development', 'redis://redis.test', undefined, { dev: true, serverDistDir: '/x/server' }],
  [
    'while the product is built',
    'redis://redis.test',
    'phase-production-build',
    { serverDistDir: '/x/server' },
  ],
  ['without a build', 'redis://redis.test', undefined, {}],
])('%s nothing is shared, and it is not decided again', (_, url, phase, context) => {
  vi.stubEnv('REDIS_URL', url);
  if (phase) vi.stubEnv('NEXT_PHASE', phase);
  expect(sharedPagesOf(context)).toBeNull();
  expect(shared.sharedPages).toBeNull();
  vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:1');
  expect(sharedPagesOf({ serverDistDir: '/x/server' })).toBeNull();
});

it('instances of the same build, back ends and address share their pages, all others do not', () => {
  const folder = build('b1');
  const prefix = prefixOf(folder);
  expect(prefix).toMatch(/^aurelia:[\da-f]{16}:$/);
  expect(prefixOf(build('b1'))).toBe(prefix);
  const others = [prefixOf(build('b2')), prefixOf('/nowhere'), prefixOf(build(''))];
  expect(others[1]).toBe(others[2]);
  for (const name of ['NEXT_DEPLOYMENT_ID', 'PLATFORM_URL', 'CONTENT_URL', 'SITE_URL']) {
    vi.stubEnv(name, 'https://other.test');
    others.push(prefixOf(folder));
    vi.stubEnv(name, '');
  }
  expect(new Set([prefix, ...others]).size).toBe(others.length);
});
