import { beforeEach, expect, it, vi } from 'vitest';
import { contentReads } from '@/lib/content/content-state.server';
import { markDegraded, markMadeOfDefaults } from '@/lib/upstream/degraded.server';
import { sitemapResponse } from './sitemap-response.server';

const settings = vi.hoisted(() => ({ current: { redirects: [], isClosed: (): boolean => false } }));
vi.mock('@/lib/env/server', () => ({ env: {} }));
vi.mock('@/lib/site-settings/settings.server', () => ({
  readySettings: () => Promise.resolve(settings.current),
}));

const textOf = async (name: string, make: () => Promise<string | null>) =>
  (await sitemapResponse(name, make)).text();

/** A sitemap being generated, with ways to complete it. */
async function slow(name: string) {
  const ends = { resolve: (_xml: string): void => undefined, reject: (_reason: Error): void => undefined };
  const make = vi.fn(
    () => new Promise<string>((resolve, reject) => Object.assign(ends, { resolve, reject })),
  );
  const response = sitemapResponse(name, make);
  await expect.poll(() => make).toHaveBeenCalled();
  return { response, ...ends };
}

/** Advances the clock. */
function pass(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

beforeEach(() => {
  vi.useRealTimers();
});

it('regenerates a sitemap on its next request once the webhook has reported a change', async () => {
  const make = vi.fn<() => Promise<string>>().mockResolvedValue('old');
  expect(await textOf('pages', make)).toBe('old');
  make.mockResolvedValue('new');
  expect(await textOf('pages', make)).toBe('old');
  contentReads.purge();
  expect(await textOf('pages', make)).toBe('new');
  expect(await textOf('pages', make)).toBe('new');
  expect(make).toHaveBeenCalledTimes(2);
});

it('does not cache one that was being generated when the change came', async () => {
  const { response, resolve } = await slow('items');
  contentReads.purge();
  resolve('old');
  await response;
  expect(await textOf('items', () => Promise.resolve('new'))).toBe('new');
});

it('does not forget the newer one when an older one fails', async () => {
  const { response, reject } = await slow('index');
  contentReads.purge();
  const next = sitemapResponse('index', () => Promise.resolve('new'));
  await next;
  reject(new Error('unreachable'));
  await expect(response).rejects.toThrow('unreachable');
  expect(await textOf('index', () => Promise.resolve('newest'))).toBe('new');
});

it.each([
  ['defaults', markMadeOfDefaults],
  ['last good responses', markDegraded],
])('decision 0002: makes one that was made of %s again after ten seconds', async (_what, mark) => {
  const name = `made of ${_what}`;
  const make = vi.fn<() => Promise<string>>(async () => {
    await Promise.all([mark()]);
    return 'gaps';
  });
  const first = await sitemapResponse(name, make);
  expect(first.headers.get('cache-control')).toBe('public, max-age=10');
  make.mockResolvedValue('whole');
  pass(9_000);
  expect(await textOf(name, make)).toBe('gaps');
  pass(1_001);
  const whole = await sitemapResponse(name, make);
  expect(await whole.text()).toBe('whole');
  expect(whole.headers.get('cache-control')).toBe('public, max-age=60');
  pass(9 * 60_000);
  expect(await textOf(name, make)).toBe('whole');
  expect(make).toHaveBeenCalledTimes(2);
});

it('regenerates a sitemap when the robots rules change', async () => {
  const make = vi.fn<() => Promise<string>>().mockResolvedValue('by default rules');
  expect(await textOf('rules', make)).toBe('by default rules');
  settings.current = { ...settings.current, isClosed: () => true };
  make.mockResolvedValue('by the rules');
  expect(await textOf('rules', make)).toBe('by the rules');
});

it('says that a part is missing only where that was read', async () => {
  const missing = await sitemapResponse('games-9', () => Promise.resolve(null));
  expect(missing.status).toBe(404);
  const failed = await sitemapResponse('games-9', async () => {
    await markMadeOfDefaults();
    return null;
  });
  expect(failed.status).toBe(503);
  expect(failed.headers.get('retry-after')).toBe('10');
});
