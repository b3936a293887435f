import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shared } from '../shared-state.mjs';
import { FakeRedis } from './fake-redis.test-support';

const KIND = { kind: 'APP_PAGE' };
const CONTROL = { cacheControl: { revalidate: 60 } };
/** Next.js compares with the real clock: everything here happened some time ago. */
const NOW = Date.now() - 120_000;

interface Cache {
  get(key: string, context: object): Promise<{ value: { html: string }; lastModified: number } | null>;
  set(key: string, data: object, context: object): Promise<void>;
  revalidateTag(tags: string[]): Promise<void>;
}

let key = '';

const page = (html: string, more = '') => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': `tag${key}${more}` },
});
const defaults = (html: string) => page(html, ',made-of-defaults');

/** A separate process with its own memory, using the given Redis. */
async function instance(redis: FakeRedis | null): Promise<Cache> {
  vi.resetModules();
  const { SharedStore } = await import('./shared-store.mjs');
  const purges = { publish: vi.fn() };
  shared.sharedPages = redis && { store: new SharedStore(redis, 'p:'), purges };
  const { default: PageCache } = await import('./handler.mjs');
  const framework: object = {
    maxMemoryCacheSize: 1_000_000,
    flushToDisk: false,
    revalidatedTags: [],
    serverDistDir: '/nowhere',
    fs: { existsSync: () => false, readFile: () => Promise.reject(new Error('none')) },
  };
  return new PageCache(framework) as unknown as Cache;
}

beforeEach(() => {
  // Next.js's memory is shared by the whole process.
  key = `/page-${Math.random()}`;
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  delete shared.sharedPages;
});

const shown = async (cache: Cache) => (await cache.get(key, KIND))?.value.html;

describe('a page made of defaults', () => {
  it('is shown where there is nothing better', async () => {
    const cache = await instance(null);
    await cache.set(key, defaults('defaults'), CONTROL);
    expect(await shown(cache)).toBe('defaults');
  });

  it('is shown for seconds, not to who comes long after the outage', async () => {
    const cache = await instance(null);
    await cache.set(key, defaults('defaults'), { cacheControl: { revalidate: 10 } });
    vi.setSystemTime(Date.now() + 19_000);
    expect(await shown(cache)).toBe('defaults');
    vi.setSystemTime(Date.now() + 2_000);
    expect(await shown(cache)).toBeUndefined();
  });

  it('never replaces a good one, even one that was purged', async () => {
    const cache = await instance(null);
    await cache.set(key, page('good'), CONTROL);
    vi.setSystemTime(NOW + 1);
    await cache.revalidateTag([`tag${key}`]);
    vi.setSystemTime(NOW + 2);
    expect(await shown(cache)).toBeUndefined();
    await cache.set(key, defaults('defaults'), CONTROL);
    expect(await shown(cache)).toBe('good');
  });

  it('is replaced by a good one', async () => {
    const cache = await instance(null);
    await cache.set(key, defaults('defaults'), CONTROL);
    await cache.set(key, page('good'), CONTROL);
    expect(await shown(cache)).toBe('good');
  });

  it('is not shared, and a shared good one is shown in its place', async () => {
    const redis = new FakeRedis();
    const { SharedStore } = await import('./shared-store.mjs');
    await new SharedStore(redis, 'p:').write(key, {
      value: page('good'),
      lastModified: NOW,
      cacheControl: { revalidate: 60 },
    });
    const before = new Map(redis.texts);
    const cache = await instance(redis);
    await cache.set(key, defaults('defaults'), CONTROL);
    expect(await shown(cache)).toBe('good');
    expect(redis.texts).toEqual(before);
  });
});

it('a good page of another instance is shown in place of own defaults, however old it is', async () => {
  const redis = new FakeRedis();
  redis.isReady = false;
  const cache = await instance(redis);
  vi.setSystemTime(NOW + 60_000);
  await cache.set(key, defaults('defaults'), { cacheControl: { revalidate: 10 } });
  expect(await shown(cache)).toBe('defaults');
  redis.isReady = true;
  expect(await shown(cache)).toBe('defaults');
  const { SharedStore } = await import('./shared-store.mjs');
  await new SharedStore(redis, 'p:').write(key, {
    value: page('good'),
    lastModified: NOW,
    cacheControl: { revalidate: 60 },
  });
  expect(await shown(cache)).toBe('good');
});

describe('a page', () => {
  it('that was begun before a purge and ended after it is made again', async () => {
    const cache = await instance(null);
    expect(await shown(cache)).toBeUndefined();
    vi.setSystemTime(NOW + 10);
    await cache.revalidateTag([`tag${key}`]);
    vi.setSystemTime(NOW + 20);
    await cache.set(key, page('old'), CONTROL);
    expect(await shown(cache)).toBeUndefined();
    vi.setSystemTime(NOW + 30);
    await cache.set(key, page('new'), CONTROL);
    expect(await shown(cache)).toBe('new');
  });

  it('made by another instance is taken over once the own one is past its life', async () => {
    const redis = new FakeRedis();
    const cache = await instance(redis);
    await cache.set(key, page('own'), CONTROL);
    await expect.poll(() => redis.texts.size).toBe(1);
    const { SharedStore } = await import('./shared-store.mjs');
    await new SharedStore(redis, 'p:').write(key, {
      value: page('theirs'),
      lastModified: NOW + 50_000,
      cacheControl: { revalidate: 60 },
    });
    vi.setSystemTime(NOW + 59_000);
    expect(await shown(cache)).toBe('own');
    vi.setSystemTime(NOW + 61_000);
    expect(await shown(cache)).toBe('theirs');
  });

  it('returned because regenerating it failed is not shared as a new one', async () => {
    const redis = new FakeRedis();
    const cache = await instance(redis);
    await cache.set(key, page('good'), CONTROL);
    await expect.poll(() => redis.texts.size).toBe(1);
    const [text] = redis.texts.values();
    vi.setSystemTime(NOW + 61_000);
    const entry = await cache.get(key, KIND);
    await cache.set(key, entry?.value ?? {}, { cacheControl: { revalidate: 3 } });
    expect([...redis.texts.values()]).toEqual([text]);
    expect(await shown(cache)).toBe('good');
  });

  it('R-ERR-06: that says it is missing keeps status 404 for the other instances', async () => {
    const redis = new FakeRedis();
    const cache = await instance(redis);
    await cache.set(key, page('<div data-page-missing="">'), CONTROL);
    await expect.poll(() => [...redis.texts.values()].join('')).toContain('"x-page-status":"404"');
  });

  it('is shown whatever state Redis is in', async () => {
    for (const state of ['full', 'broken', 'frozen'] as const) {
      const redis = new FakeRedis();
      redis.state = state;
      const cache = await instance(redis);
      await cache.get(key, KIND);
      await cache.set(key, page(state), CONTROL);
      expect(await shown(cache)).toBe(state);
    }
  });
});
