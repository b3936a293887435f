import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../index';
import { readMiniAppData } from '../platform/telegram';

let sandbox: Sandbox;

beforeAll(() => {
  sandbox = createSandbox({ database: ':memory:', isControlEnabled: true });
});

afterAll(() => sandbox.close());

beforeEach(() => control('POST', 'reset'));

async function control(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; json: Record<string, unknown> }> {
  const request = new Request(`http://platform.test/__control/${path}`, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await sandbox.platform.fetch(request);
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

const api = (path: string, init?: RequestInit) =>
  sandbox.platform.fetch(new Request(`http://platform.test/api/${path}`, init));

function loginForm(login: string, password: string): FormData {
  const body = new FormData();
  body.append('login', login);
  body.append('password', password);
  return body;
}

describe('control', () => {
  it('makes a player who can sign in, in any currency', async () => {
    const wish = {
      login: 'yen@example.com',
      password: 'Secret12',
      currency: 'JPY',
      balance: 1500,
      bonus: 20,
      fun: 7,
    };
    const made = await control('POST', 'player', wish);
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({
      login: 'yen@example.com',
      balance_main: { amount: 1500, currency: 'JPY' },
      balance_bonus: { amount: 20, currency: 'JPY' },
      balance_fun: { amount: 7, currency: 'FUN' },
    });
    const response = await api('auth.login', {
      method: 'POST',
      body: loginForm('yen@example.com', 'Secret12'),
    });
    expect(await response.json()).toMatchObject({ error: null });
    expect((await control('POST', 'player', { login: 'x' })).status).toBe(400);
    expect((await control('POST', 'player', wish)).status).toBe(422);
  });

  it('moves the clock and brings it back', async () => {
    const before = sandbox.world.clock.now();
    await control('POST', 'clock', { advanceMs: 86_400_000 });
    expect(sandbox.world.clock.now() - before).toBeGreaterThanOrEqual(86_400_000);
    expect((await control('POST', 'clock', { at: '2030-01-01T00:00:00Z' })).json.now).toMatch(
      /^2030-01-01T00:00:0/,
    );
    await control('POST', 'clock', { at: null });
    expect(Math.abs(sandbox.world.clock.now() - Date.now())).toBeLessThan(1000);
  });

  it('lists the codes of a player and ends sessions', async () => {
    await api('auth.login', { method: 'POST', body: loginForm('twofactor@example.com', 'Demo1234') });
    const { items } = (await control('GET', 'codes?login=twofactor%40example.com')).json as {
      items: { purpose: string; code: string }[];
    };
    expect(items[0]).toMatchObject({ purpose: 'login', code: expect.stringMatching(/^\d{6}$/) });

    const login = await api('auth.login', {
      method: 'POST',
      body: loginForm('demo@example.com', 'Demo1234'),
    });
    const headers = { Cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    await control('DELETE', 'sessions?login=demo%40example.com');
    expect(await (await api('account.getInfo', { headers })).json()).toMatchObject({ data: { uid: 0 } });
  });

  it('overrides general info and the chat', async () => {
    await control('POST', 'settings', {
      generalInfo: { time_to_force_logout: 30 },
      support: { kind: 'liveChat', config: { license: '1' } },
    });
    expect(await (await api('metadata.getgeneralinfo')).json()).toMatchObject({
      data: { time_to_force_logout: 30, default_currency: 'EUR' },
    });
    expect(await (await api('support.getsettings')).json()).toMatchObject({
      data: { kind: 'liveChat', config: { license: '1' } },
    });
  });

  it('edits a content record until the next reset', async () => {
    const siteName = async () => {
      const request = new Request('http://content.test/api/common?locale=en');
      const response = (await (await sandbox.content.fetch(request)).json()) as {
        data: { attributes: { siteName: string } };
      };
      return response.data.attributes.siteName;
    };
    const before = await siteName();
    await control('POST', 'content', { collection: 'common', locale: 'en', patch: { siteName: 'Changed' } });
    expect(await siteName()).toBe('Changed');
    await control('POST', 'reset');
    expect(await siteName()).toBe(before);
    expect(
      (await control('POST', 'content', { collection: 'nothing', locale: 'en', patch: {} })).status,
    ).toBe(400);
  });

  it('logs what was really sent, on both sides', async () => {
    await control('DELETE', 'log');
    await api('auth.login?v=2.34&locale=fr', {
      method: 'POST',
      body: loginForm('demo@example.com', 'wrong'),
      headers: { 'User-Agent': 'probe' },
    });
    await sandbox.content.fetch(new Request('http://content.test/api/common?locale=en'));
    const { items } = (await control('GET', 'log')).json as { items: Record<string, unknown>[] };
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({
      side: 'platform',
      method: 'auth.login',
      verb: 'POST',
      query: { v: '2.34', locale: 'fr' },
      body: { login: 'demo@example.com', password: 'wrong' },
      headers: { 'user-agent': 'probe' },
      status: 200,
    });
    expect(items[1]).toMatchObject({ side: 'content', method: 'common', status: 200 });
    expect((await control('GET', 'log?method=common')).json).toEqual({ items: [items[1]] });
  });

  it('links a mini-app visitor with data the platform trusts', async () => {
    const page = await sandbox.platform.fetch(
      new Request('http://platform.test/__control/mini-app?site=http://casino.test'),
    );
    const href = /<a [^>]*href="([^"]+)"/.exec(await page.text())?.[1]?.replaceAll('&#38;', '&') ?? '';
    const url = new URL(href);
    expect(url.origin).toBe('http://casino.test');
    const payload = new URLSearchParams(url.hash.slice(1)).get('tgWebAppData') ?? '';
    expect(readMiniAppData(payload, Date.now())).toMatchObject({ id: '700100', languageCode: 'en' });
  });
});

describe('faults', () => {
  const add = (fault: Record<string, unknown>) =>
    control('POST', 'fault', { side: 'platform', target: 'metadata.get', ...fault });

  it('responds with the exception and its HTTP status, as often as set', async () => {
    await add({ kind: 'exception', type: 'ApplicationDisabledException', retryAfterSeconds: 7, times: 1 });
    const struck = await api('metadata.get');
    expect(struck.status).toBe(503);
    expect(struck.headers.get('Retry-After')).toBe('7');
    expect(await struck.json()).toMatchObject({
      data: null,
      error: { type: 'ApplicationDisabledException' },
    });
    expect((await api('metadata.get')).status).toBe(200);
  });

  it.each([
    ['status', { status: 504 }, 504, 'text/plain'],
    ['html', {}, 502, 'text/html; charset=utf-8'],
    ['garbage', {}, 200, 'application/json'],
    ['empty', {}, 200, 'application/json'],
  ])('%s responds with no envelope', async (kind, more, status, type) => {
    await add({ kind, ...more });
    const response = await api('METADATA.get');
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe(type);
    await expect(response.json()).rejects.toThrow();
  });

  it('delays the real response', async () => {
    await add({ kind: 'delay', ms: 60 });
    const start = performance.now();
    expect((await api('metadata.get')).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(50);
  });

  it('cuts the response in the middle', async () => {
    await add({ kind: 'cut' });
    const response = await api('metadata.get');
    await expect(response.text()).rejects.toThrow();
  });

  it('drop-after carries the call out and breaks the connection', async () => {
    await control('POST', 'fault', { side: 'platform', target: 'Support.sendFeedback', kind: 'drop-after' });
    const body = new FormData();
    body.append('email', 'a@b.test');
    body.append('message', 'hello');
    const response = await api('Support.sendFeedback', { method: 'POST', body });
    expect(response.type).toBe('error');
    expect(sandbox.world.db.prepare('select message from feedback').all()).toEqual([{ message: 'hello' }]);
  });

  it.each([
    ['bad-gzip', 'gzip', /data/],
    ['bomb', 'gzip', /^\p{Cc}/u],
    ['huge', null, /^\{"data":\{"items":/],
    ['mislabelled', null, /^\{"data":/],
    ['half', null, /^\{"data":[^]*(?<!\})$/],
    ['charset', null, /^\{\p{Cc}/u],
  ])('%s spoils the response', async (kind, encoding, starts) => {
    await add({ kind, times: 1 });
    const response = await api('metadata.get');
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, encoding]);
    expect(await response.text()).toMatch(starts);
    expect((await control('GET', 'log')).json).toMatchObject({ items: [{ fault: kind, status: 200 }] });
  });

  it.each([
    ['nulls', { default_currency: null }],
    ['types', { default_currency: { text: 'EUR' } }],
  ])('%s changes what lies in the data', async (kind, data) => {
    await control('POST', 'fault', { side: 'platform', target: '*', kind });
    expect(await (await api('metadata.getgeneralinfo')).json()).toMatchObject({ data, error: null });
  });

  it('duplicates, sends slowly, redirects in a loop, sends a wrong time and resets the connection', async () => {
    const count = async () => {
      const { data } = (await (await api('games.get?count=3')).json()) as { data: { items: unknown[] } };
      return data.items.length;
    };
    expect(await count()).toBe(3);
    await control('POST', 'fault', { side: 'platform', target: 'games.get', kind: 'doubles', times: 1 });
    expect(await count()).toBe(6);
    await control('POST', 'fault', { side: 'platform', target: 'games.get', kind: 'drip', ms: 0, times: 1 });
    expect(await count()).toBe(3);
    await add({ kind: 'loop', times: 1 });
    expect((await api('metadata.get', { redirect: 'manual' })).status).toBe(302);
    await add({ kind: 'clock', times: 1 });
    const date = Date.parse((await api('metadata.get')).headers.get('date') ?? '');
    expect(date - Date.now()).toBeGreaterThan(80_000_000);
    for (const kind of ['reset', 'hang']) {
      await add({ kind, ms: 1, times: 1 });
      expect((await api('metadata.get')).type).toBe('error');
    }
  });

  it('strikes everything on its side with *, and nothing on the other', async () => {
    await control('POST', 'fault', { side: 'content', target: '*', kind: 'status', status: 500 });
    expect(
      (await sandbox.content.fetch(new Request('http://content.test/api/common?locale=en'))).status,
    ).toBe(500);
    expect((await api('metadata.get')).status).toBe(200);
    await control('DELETE', 'fault');
    expect(
      (await sandbox.content.fetch(new Request('http://content.test/api/common?locale=en'))).status,
    ).toBe(200);
  });

  it('strikes the calls of one player alone', async () => {
    const { json: player } = await control('POST', 'player', {
      login: 'struck@example.com',
      password: 'Secret123',
    });
    await add({ kind: 'status', status: 500, uid: player['uid'] });
    expect((await api('metadata.get')).status).toBe(200);
    const login = await api('auth.login', {
      method: 'POST',
      body: loginForm('struck@example.com', 'Secret123'),
    });
    const Cookie = login.headers.getSetCookie().join('; ');
    expect((await api('metadata.get', { headers: { Cookie } })).status).toBe(500);
  });

  it('refuses a fault it does not know', async () => {
    expect((await add({ kind: 'explode' })).status).toBe(400);
  });
});
