import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { getCategories, getGames } from '@/lib/games/api';
import { jsonResponse, startBackEnd, type BackEnd } from '../../tests/support/back-end';
import { forgetReads, lastGoodKeys } from '@/tests/support/reads';
import { defineMethod } from './method';

type ReadPublic = typeof import('./share.server').readPublic;

const marks = vi.hoisted(() => ({
  degraded: vi.fn(async () => 0),
  'made-of-defaults': vi.fn(async () => 0),
}));
const logFailedRead = vi.hoisted(() => vi.fn());
vi.mock('@/lib/upstream/failed-read', async (load) => ({ ...(await load<object>()), logFailedRead }));
/** Next.js identifies cached functions by their names. */
vi.mock('next/cache', () => ({
  unstable_cache: (_read: unknown, [name]: [keyof typeof marks]) => marks[name],
}));
const { degraded: markDegraded, 'made-of-defaults': markMadeOfDefaults } = marks;

let platform: BackEnd;
let readPublic: ReadPublic;
let platformReads: typeof import('./share.server').platformReads;

const categories = (name: string) =>
  jsonResponse({
    data: { items: [{ id: 1, name, type: 'all', redirect_url: null }], total: 1 },
    error: null,
  });

beforeAll(async () => {
  platform = await startBackEnd(categories('Popular'));
  vi.resetModules();
  vi.stubEnv('PLATFORM_URL', platform.origin);
  vi.stubEnv('CONTENT_URL', platform.origin);
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('READ_TIMEOUT_MS', '4000');
  ({ platformReads, readPublic } = await import('./share.server'));
});
beforeEach(() => {
  vi.useRealTimers();
  platform.reset();
  markDegraded.mockClear();
  markMadeOfDefaults.mockClear();
  forgetReads();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await platform.close();
});

const reads = () => platformReads;
const read = (locale: 'en' | 'fr' = 'en') => readPublic(getCategories, {}, locale);

/** Simulates that this much time has passed since the last response. */
function pass(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

describe('a public read of the server', () => {
  it('goes without a visitor, so that its response is the same for everyone', async () => {
    expect((await read('fr'))?.items[0]?.name).toBe('Popular');
    expect(platform.requests).toMatchObject([
      { method: 'GET', url: '/api/games.getCategories?v=2.34&locale=fr' },
    ]);
    expect(platform.requests[0]?.headers.cookie).toBeUndefined();
  });

  it('is made once for pages that read at the same time or shortly after, by language and input', async () => {
    await Promise.all([read(), read(), read()]);
    await read();
    expect(platform.requests).toHaveLength(1);
    await read('fr');
    await readPublic(getGames, { count: 1 }, 'en');
    expect(platform.requests).toHaveLength(3);
  });

  it('is read again after two seconds', async () => {
    await read();
    platform.respond = categories('Newest');
    pass(2_001);
    expect((await read())?.items[0]?.name).toBe('Newest');
  });

  it.each<[string, BackEnd['respond']]>([
    [
      'fails',
      jsonResponse({ data: null, error: { type: 'InternalServerErrorException', message: '' } }, 500),
    ],
    ['answers in another shape', jsonResponse({ data: { items: 'none' }, error: null })],
    ['breaks off', (response) => response.destroy()],
    ['does not respond', () => undefined],
  ])('keeps the last good response when the platform %s, and says so', async (_case, fault) => {
    await read();
    platform.respond = fault;
    pass(2_001);
    expect((await read())?.items[0]?.name).toBe('Popular');
    expect(markDegraded).toHaveBeenCalledTimes(1);
    expect(markMadeOfDefaults).not.toHaveBeenCalled();
  });

  it('that misses the page serves the next one', async () => {
    vi.resetModules();
    vi.stubEnv('READ_TIMEOUT_MS', '400');
    const { readPublic: hasty } = await import('./share.server');
    platform.respond = (...args) => void setTimeout(() => categories('Late')(...args), 600);
    expect(await hasty(getCategories, {}, 'en')).toBeNull();
    await vi.waitFor(() => expect(lastGoodKeys('platform')).toHaveLength(1));
    platform.respond = () => undefined;
    expect((await hasty(getCategories, {}, 'en'))?.items[0]?.name).toBe('Late');
  });

  it('keeps what is read again and again, however many other reads there were', async () => {
    await read();
    const [hall = ''] = lastGoodKeys('platform');
    const others = { deadline: Date.now() + 1_000, late: () => new Error(), judge: () => 'keep' as const };
    const reading = Promise.resolve({});
    for (let index = 1; index < 500; index += 1)
      await reads().through({ ...others, key: `other-${index}`, reading });
    await read();
    await read('fr');
    expect(lastGoodKeys('platform')).toHaveLength(500);
    expect(lastGoodKeys('platform')).toContain(hall);
    expect(lastGoodKeys('platform')).not.toContain('other-1');
    platform.respond = (response) => response.destroy();
    pass(2_001);
    expect((await read())?.items[0]?.name).toBe('Popular');
  });

  it('keeps nothing of addresses that name no item, nor of reads that never came, which would push out the others', async () => {
    platform.respond = jsonResponse({ data: { items: [], total: 0 }, error: null });
    const requested = { fields: ['description'], offset: 0, count: 1 } as const;
    expect((await readPublic(getGames, { ...requested, sysnames: ['made-up'] }, 'en'))?.items).toEqual([]);
    expect(lastGoodKeys('platform')).toEqual([]);
    expect((await readPublic(getGames, requested, 'en'))?.items).toEqual([]);
    expect(lastGoodKeys('platform')).toHaveLength(1);
    platform.respond = (response) => response.destroy();
    expect(await read()).toBeNull();
    expect(lastGoodKeys('platform')).toHaveLength(1);
  });

  it('gives whole characters where a text was cut in the middle of one, or its page would not hydrate', async () => {
    platform.respond = (response) =>
      response.end(
        String.raw`{"data":{"items":[{"id":1,"name":"Wild \ud83c","type":"all","redirect_url":null}],"total":1}}`,
      );
    expect((await read())?.items[0]?.name).toBe('Wild \ufffd');
  });

  it('names the reason also where another bundle made the read', async () => {
    let fail = () => {};
    platform.respond = (response) => (fail = () => void response.destroy());
    vi.resetModules();
    const other = await import('./share.server');
    const own = read();
    const shared = other.readPublic(getCategories, {}, 'en');
    logFailedRead.mockClear();
    await expect.poll(() => platform.requests).toHaveLength(1);
    platform.respond = (response) => response.destroy();
    fail();
    expect(await Promise.all([own, shared])).toEqual([null, null]);
    expect(logFailedRead.mock.calls.map(([, , { reason }]) => reason)).toEqual(['cut', 'cut']);
  });

  it('is null where none ever came, and requests again next time', async () => {
    platform.respond = (response) => response.destroy();
    expect(await read()).toBeNull();
    expect(markMadeOfDefaults).toHaveBeenCalledOnce();
    platform.respond = categories('Popular');
    expect((await read())?.items).toHaveLength(1);
  });
});

describe('what a public read sends and caches', () => {
  it('requests JSON', async () => {
    await read();
    expect(platform.requests[0]?.headers.accept).toBe('application/json');
  });

  it('keeps what was read of one item where the response is not a list of items', async () => {
    platform.respond = jsonResponse({ data: null, error: null });
    const raw = defineMethod<{ id: string }>()('games.get', z.nullable(z.array(z.number())));
    await readPublic(raw, { id: '7' }, 'en');
    expect(lastGoodKeys('platform')).toHaveLength(1);
    platform.respond = jsonResponse({ data: [], error: null });
    await readPublic(raw, { id: '8' }, 'en');
    expect(lastGoodKeys('platform')).toHaveLength(2);
  });
});
