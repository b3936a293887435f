import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isPurged } from '../next-internals/cache-tags.mjs';
import { shared } from '../shared-state.mjs';
import { count, counters } from './counters.mjs';
import { applyPurges } from './expire-tags.mjs';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const pageOf = (tag: string) => ({ kind: 'APP_PAGE', headers: { 'x-next-cache-tags': tag } });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  delete shared.purgeListeners;
  delete shared.microCache;
});

it.each([
  ['what this process read may be older: all until now expires', true, 'news', NOW - 1, true],
  ['nothing it read is older: what came after the purge stays', false, 'known', NOW - 1, false],
  ['nothing it read is older: what came before the purge expires', false, 'old', NOW - 6_000, true],
])('%s', (_, isNews, tag, lastModified, isExpired) => {
  const listener = vi.fn();
  const clear = vi.fn();
  shared.purgeListeners = new Set([listener]);
  shared.microCache = { clear } as unknown as NonNullable<typeof shared.microCache>;
  applyPurges({ [tag]: NOW - 5_000 }, isNews);
  expect(isPurged(pageOf(tag), lastModified)).toBe(isExpired);
  expect(listener).toHaveBeenCalledTimes(isNews ? 1 : 0);
  expect(clear).toHaveBeenCalledOnce();
});

it('a purge of the future holds until then', () => {
  applyPurges({ later: NOW + 5_000 }, true);
  expect(isPurged(pageOf('later'), NOW + 4_000)).toBe(true);
});

it('counts what the page cache did, from nothing', () => {
  expect(counters).toMatchObject({ memoryHits: 0, misses: 0, failures: 0 });
  count('memoryHits');
  count('memoryHits');
  count('of a later version');
  expect(counters).toMatchObject({ memoryHits: 2, 'of a later version': 1 });
});
