import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { DISABLED_FEATURES, NOT_NEEDED } from './chromium.mjs';

it('disables in Chromium what the installed Playwright disables; else take its new list over', () => {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const bundle = readFileSync(join(playwright, 'lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[([^\]]*)\]/.exec(bundle)?.[1] ?? '';
  const names = [...list.matchAll(/^\s*"([A-Za-z]+)"/gm)].map(([, name = '']) => name);
  // Those of Edge are not Chromium's.
  const own = names.filter((name) => !name.startsWith('ms'));
  expect(own.length).toBeGreaterThan(5);
  expect(new Set(DISABLED_FEATURES)).toEqual(new Set([...NOT_NEEDED, ...own]));
});
