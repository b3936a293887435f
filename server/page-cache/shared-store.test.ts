import { beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeEntry, encodeEntry } from './entry.mjs';
import { FakeRedis } from './fake-redis.test-support';
import { SharedStore } from './shared-store.mjs';

const PAGE = {
  value: {
    kind: 'APP_PAGE',
    html: '<h1>Offers</h1>',
    rscData: Buffer.from([0, 255, 10]),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { 'x-next-cache-tags': '_N_T_/layout', 'content-security-policy': "script-src 'self'" },
  },
  lastModified: 1_000,
  cacheControl: { revalidate: 60, expire: 31_536_000 },
};
const ROUTE = {
  value: { kind: 'APP_ROUTE', body: Buffer.from('{}'), status: 200, headers: {} },
  lastModified: 1_000,
};

describe('an entry as text', () => {
  it.each([PAGE, ROUTE])('keeps bytes, maps, headers and lives (%#)', (entry) => {
    expect(decodeEntry(encodeEntry(entry) ?? '')).toEqual({ version: 1, ...entry });
  });

  it('is not made of more than 2 MiB', () => {
    const long = { ...PAGE, value: { ...PAGE.value, html: 'é'.repeat(1_048_577) } };
    expect(encodeEntry(long)).toBeNull();
  });

  it.each([
    '',
    'null',
    '[]',
    '{"version":1}',
    '{"version":2,"lastModified":1,"value":{"kind":"APP_PAGE","html":""}}',
    '{"version":1,"lastModified":"1","value":{"kind":"APP_PAGE","html":""}}',
    '{"version":1,"lastModified":1,"value":{"kind":"APP_PAGE"}}',
    '{"version":1,"lastModified":1,"value":{"kind":"APP_PAGE","html":"","rscData":"text"}}',
    '{"version":1,"lastModified":1,"value":{"kind":"APP_PAGE","html":"","segmentData":{}}}',
    '{"version":1,"lastModified":1,"value":{"kind":"APP_PAGE","html":"","headers":"no"}}',
    '{"version":1,"lastModified":1,"value":{"kind":"APP_ROUTE","body":"text"}}',
    '{"version":1,"lastModified":1,"cacheControl":{"revalidate":"60"},"value":{"kind":"APP_PAGE","html":""}}',
    '{"version":1,"lastModified":1,"value":{"kind":"FETCH"}}',
  ])('junk in Redis is no page: %s', (text) => {
    expect(decodeEntry(text)).toBeNull();
  });
});

describe('signed pages in Redis', () => {
  const SECRET = 'secret-of-all-instances';
  const storeOf = (redis: FakeRedis, secret?: string) => new SharedStore(redis, 'p:', undefined, secret);

  it('are read by whoever has the secret', async () => {
    const redis = new FakeRedis();
    await storeOf(redis, SECRET).write('/offers', PAGE);
    expect(await storeOf(redis, SECRET).read('/offers')).toMatchObject({
      value: { html: '<h1>Offers</h1>' },
    });
  });

  it.each<[string, (redis: FakeRedis) => Promise<void>]>([
    ['unsigned', (redis) => storeOf(redis).write('/offers', PAGE)],
    ['signed with another secret', (redis) => storeOf(redis, 'another-secret').write('/offers', PAGE)],
    [
      'moved from another address',
      async (redis) => {
        await storeOf(redis, SECRET).write('/other', PAGE);
        redis.texts.set('p:page:/offers', redis.texts.get('p:page:/other') ?? '');
      },
    ],
    [
      'changed',
      async (redis) => {
        await storeOf(redis, SECRET).write('/offers', PAGE);
        const text = redis.texts.get('p:page:/offers') ?? '';
        redis.texts.set('p:page:/offers', text.replace('Offers', 'Evil'));
      },
    ],
    ['junk', async (redis) => void redis.texts.set('p:page:/offers', 'é')],
  ])('count as missing where they are %s', async (_, attack) => {
    const redis = new FakeRedis();
    await attack(redis);
    expect(await storeOf(redis, SECRET).read('/offers')).toBeNull();
  });
});

describe('pages in Redis', () => {
  let redis: FakeRedis;
  let store: SharedStore;
  beforeEach(() => {
    vi.useRealTimers();
    redis = new FakeRedis();
    store = new SharedStore(redis, 'p:');
  });

  it('are read back under the prefix of the build, and live a day at most', async () => {
    await store.write('/a', PAGE);
    expect([...redis.lives]).toEqual([['p:page:/a', 86_400]]);
    expect(await store.read('/a')).toMatchObject(PAGE);
    expect(await store.read('/b')).toBeNull();
  });

  it('that say "not found" go after two minutes, so that guessed addresses cannot fill it', async () => {
    await store.write('/a', { ...PAGE, value: { ...PAGE.value, headers: { 'x-page-status': '404' } } });
    expect([...redis.lives.values()]).toEqual([120]);
  });

  it('are read once for all simultaneous readers', async () => {
    await Promise.all([store.read('/a'), store.read('/a'), store.read('/a')]);
    expect(redis.calls).toBe(1);
    await store.read('/a');
    expect(redis.calls).toBe(2);
  });

  it('a frozen Redis costs 60 ms once a second, and nothing large is sent to it', async () => {
    vi.useFakeTimers();
    redis.state = 'frozen';
    const reading = store.read('/a');
    await vi.advanceTimersByTimeAsync(61);
    expect(await reading).toBeNull();
    expect(await store.read('/b')).toBeNull();
    expect(redis.calls).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await store.write('/a', PAGE);
    expect(redis.calls).toBe(1);
    redis.state = 'well';
    expect(await store.read('/b')).toBeNull();
    expect(redis.calls).toBe(2);
    await store.write('/a', PAGE);
    expect(redis.texts.size).toBe(1);
  });

  it('a response that is there when the limit has passed in a busy moment is taken', async () => {
    await store.write('/a', PAGE);
    const reading = store.read('/a');
    const busyUntil = performance.now() + 90;
    while (performance.now() < busyUntil);
    expect(await reading).toMatchObject(PAGE);
  });

  it('the first pages wait until the connection is open', async () => {
    redis.isReady = false;
    await new SharedStore(redis, 'p:').write('/a', PAGE);
    let open: () => void = () => undefined;
    const opening = new Promise<void>((resolve) => (open = resolve));
    const early = new SharedStore(redis, 'p:', opening);
    const reading = early.read('/a');
    redis.isReady = true;
    await store.write('/a', PAGE);
    open();
    expect(await reading).toMatchObject(PAGE);
  });

  it('a full Redis takes nothing new and is still read', async () => {
    await store.write('/a', PAGE);
    redis.state = 'full';
    await store.write('/b', PAGE);
    expect(await store.read('/a')).toMatchObject(PAGE);
    expect(await store.read('/b')).toBeNull();
  });

  it('a Redis that goes away in the middle, or was never there, gives nothing', async () => {
    redis.state = 'broken';
    expect(await store.read('/a')).toBeNull();
    await store.write('/a', PAGE);
    expect(redis.calls).toBe(1);
  });
});
