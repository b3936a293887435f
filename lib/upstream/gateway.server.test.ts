import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closedOrigin, jsonAnswer, startBackEnd, type BackEnd } from '../../tests/support/back-end';

type Gateway = typeof import('./gateway.server');

const SITE = 'http://localhost:3000';
const success = { data: { result: 1 }, error: null };

let platform: BackEnd;
let forwardPlatformCall: Gateway['forwardPlatformCall'];

/** The gateway as a process with these variables has it. */
async function gatewayWith(variables: Record<string, string>): Promise<Gateway['forwardPlatformCall']> {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return (await import('./gateway.server')).forwardPlatformCall;
}

const usual = () => ({
  SITE_URL: SITE,
  PLATFORM_URL: platform.origin,
  CONTENT_URL: platform.origin,
  LOG_LEVEL: 'silent',
  UPSTREAM_MAX_BYTES: '5000',
  GATEWAY_READ_TIMEOUT_MS: '150',
  GATEWAY_WRITE_TIMEOUT_MS: '150',
  GATEWAY_MONEY_TIMEOUT_MS: '450',
  GATEWAY_MAX_IN_FLIGHT: '2',
});

beforeAll(async () => {
  platform = await startBackEnd(jsonAnswer(success));
  forwardPlatformCall = await gatewayWith(usual());
});
beforeEach(() => platform.reset());
afterAll(async () => {
  vi.unstubAllEnvs();
  await platform.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  new Request(`${SITE}${path}`, { headers });
const post = (path: string, body?: BodyInit, headers: Record<string, string> = {}) =>
  new Request(`${SITE}${path}`, { method: 'POST', headers, ...(body === undefined ? {} : { body }) });

function form(values: Record<string, string>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  return body;
}

async function failureOf(response: Response): Promise<{ status: number; type: unknown }> {
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const envelope = (await response.json()) as { data: unknown; error: { type: unknown } };
  expect(envelope.data).toBeNull();
  return { status: response.status, type: envelope.error.type };
}

describe('what passes', () => {
  it('contract 1.1: the query byte for byte, and the answer as it is', async () => {
    const query = '?v=2.34&locale=en&options=%7b%22search%22%3A%22caf%C3%A9+1%22%7D&fields=a,b&x=%20&&y';
    const response = await forwardPlatformCall(get(`/api/games.get${query}`), 'games.get');
    expect(platform.requests).toMatchObject([{ method: 'GET', url: `/api/games.get${query}` }]);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual(success);
  });

  it('contract 1.1: a multipart body byte for byte, with its content type', async () => {
    const request = post('/api/auth.login?v=2.34', form({ login: 'añn', password: 'p w', code: '' }));
    const sent = Buffer.from(await request.clone().arrayBuffer());
    await forwardPlatformCall(request, 'auth.login');
    const received = platform.requests[0];
    expect(received?.body.equals(sent)).toBe(true);
    expect(received?.headers['content-type']).toBe(request.headers.get('content-type'));
    expect(received?.headers['content-length']).toBe(String(sent.byteLength));
  });

  it('a POST without a body stays one', async () => {
    await forwardPlatformCall(post('/api/cashbacks.payout'), 'cashbacks.payout');
    expect(platform.requests[0]).toMatchObject({ method: 'POST', body: Buffer.alloc(0) });
    expect(platform.requests[0]?.headers['content-type']).toBeUndefined();
  });

  it('only the listed headers go on', async () => {
    const headers = { 'user-agent': 'Browser/1', cookie: 'sid=abc', authorization: 'x', 'x-own': 'y' };
    await forwardPlatformCall(get('/api/account.getInfo', headers), 'account.getInfo');
    const received = platform.requests[0]?.headers ?? {};
    expect(received).toMatchObject({ 'user-agent': 'Browser/1', cookie: 'sid=abc' });
    expect(Object.keys(received)).not.toEqual(expect.arrayContaining(['authorization']));
    expect(Object.keys(received)).not.toEqual(expect.arrayContaining(['x-own']));
  });

  it('every cookie comes back, host-only, and one of a frame is partitioned', async () => {
    platform.answer = jsonAnswer(success, 200, {
      'set-cookie': [
        'sid=abc; Domain=platform.example; Path=/; HttpOnly; SameSite=Lax',
        'frame=1; SameSite=None; Secure',
      ],
      server: 'nginx',
    });
    const response = await forwardPlatformCall(post('/api/auth.login', form({ login: 'a' })), 'auth.login');
    expect(response.headers.getSetCookie()).toEqual([
      'sid=abc; Path=/; HttpOnly; SameSite=Lax',
      'frame=1; SameSite=None; Secure; Partitioned',
    ]);
    expect([...response.headers.keys()].filter((name) => name !== 'set-cookie').sort()).toEqual([
      'cache-control',
      'content-type',
    ]);
  });

  it.each([200, 403, 404, 429, 500, 503])('the platform’s own envelope with HTTP %i', async (status) => {
    const envelope = { data: null, error: { type: 'UserBannedException', message: 'x', code: 'E1' } };
    platform.answer = jsonAnswer(envelope, status, { 'retry-after': '7' });
    const response = await forwardPlatformCall(get('/api/account.getInfo'), 'account.getInfo');
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await response.json()).toEqual(envelope);
  });

  it('a name in another case, as it was written', async () => {
    await forwardPlatformCall(get('/api/ACCOUNT.getinfo'), 'ACCOUNT.getinfo');
    expect(platform.requests[0]?.url).toBe('/api/ACCOUNT.getinfo');
  });
});

describe('what is refused before it leaves', () => {
  it.each(['account.delete', '__proto__', 'constructor', '../hit', 'games.get/', ''])(
    'contract 1.1: the unknown method "%s"',
    async (name) => {
      const response = await forwardPlatformCall(get('/api/x'), name);
      expect(await failureOf(response)).toEqual({ status: 404, type: 'MethodNotFoundException' });
    },
  );

  it.each([
    ['POST', 'account.getInfo', 'GET'],
    ['GET', 'auth.login', 'POST'],
    ['DELETE', 'games.addLike', 'POST'],
    ['HEAD', 'games.get', 'GET'],
    ['OPTIONS', 'games.get', 'GET'],
  ])('contract 1.2: %s %s', async (verb, name, allowed) => {
    const response = await forwardPlatformCall(new Request(`${SITE}/api/${name}`, { method: verb }), name);
    expect(response.headers.get('allow')).toBe(allowed);
    expect(await failureOf(response)).toEqual({ status: 405, type: 'InvalidRequestException' });
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('contract 1.1: a call of another site (%j)', async (headers) => {
    const response = await forwardPlatformCall(get('/api/account.getInfo', headers), 'account.getInfo');
    expect(await failureOf(response)).toEqual({ status: 400, type: 'InvalidRequestException' });
  });

  it('a body above 64 KiB', async () => {
    const response = await forwardPlatformCall(
      post('/api/Support.sendFeedback', 'x'.repeat(65_537)),
      'Support.sendFeedback',
    );
    expect(await failureOf(response)).toEqual({ status: 413, type: 'InvalidRequestException' });
  });

  it('a call above the limit of calls in flight, with a time to come back', async () => {
    platform.answer = (response) => setTimeout(() => jsonAnswer(success)(response, request), 60);
    const request = { method: '', url: '', headers: {}, body: Buffer.alloc(0) };
    const calls = Array.from({ length: 3 }, () =>
      forwardPlatformCall(get('/api/games.getCategories'), 'games.getCategories'),
    );
    const [first, second, third] = await Promise.all(calls);
    expect([first?.status, second?.status, third?.status]).toEqual([200, 200, 503]);
    expect(third?.headers.get('retry-after')).toBe('1');
    if (third) expect((await failureOf(third)).type).toBe('UnknownErrorException');
    const later = await forwardPlatformCall(get('/api/games.getCategories'), 'games.getCategories');
    expect(later.status).toBe(200);
  });

  it('sends none of it to the platform', async () => {
    await forwardPlatformCall(get('/api/none'), 'none');
    await forwardPlatformCall(get('/api/auth.login'), 'auth.login');
    await forwardPlatformCall(get('/api/games.get', { origin: 'https://evil.example' }), 'games.get');
    expect(platform.requests).toEqual([]);
  });
});

describe('a platform in trouble (decision 2)', () => {
  const html = (status: number) =>
    textAnswer(status, 'text/html', '<html><h1>Attention</h1></html>', { 'retry-after': '30' });

  function textAnswer(status: number, type: string, text: string, headers = {}): BackEnd['answer'] {
    return (response) => {
      response.writeHead(status, { 'content-type': type, ...headers });
      response.end(text);
    };
  }

  async function call(name = 'games.get', request = get('/api/games.get')) {
    const response = await forwardPlatformCall(request, name);
    const retryAfter = response.headers.get('retry-after');
    return { ...(await failureOf(response)), retryAfter };
  }

  it.each([
    [200, 502],
    [500, 502],
    [503, 502],
    [403, 403],
    [429, 429],
  ])('a page instead of an envelope with HTTP %i is answered with %i', async (status, expected) => {
    platform.answer = html(status);
    expect(await call()).toEqual({ status: expected, type: 'UnknownErrorException', retryAfter: '30' });
  });

  it.each([
    ['broken JSON', '{"data": {"uid": 10'],
    ['an empty text', ''],
    ['a JSON list', '[]'],
    ['JSON text', '"ok"'],
  ])('%s becomes an envelope with HTTP 502', async (_case, text) => {
    platform.answer = textAnswer(200, 'application/json', text);
    expect(await call()).toMatchObject({ status: 502, type: 'UnknownErrorException' });
  });

  it('a connection that breaks in the middle is HTTP 502', async () => {
    platform.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"data": {"items": [');
      setTimeout(() => response.destroy(), 10);
    };
    expect(await call()).toMatchObject({ status: 502, type: 'UnknownErrorException' });
  });

  it('an answer above the size limit is HTTP 502', async () => {
    platform.answer = jsonAnswer({ data: 'x'.repeat(6_000), error: null });
    expect(await call()).toMatchObject({ status: 502, type: 'UnknownErrorException' });
  });

  it('a slow one is HTTP 504, and a money call is given more time', async () => {
    platform.answer = (response, request) => setTimeout(() => jsonAnswer(success)(response, request), 250);
    expect(await call()).toMatchObject({ status: 504, type: 'UnknownErrorException' });
    const deposit = post('/api/cashier.makedeposit', form({ amount: '10' }));
    expect((await forwardPlatformCall(deposit, 'cashier.makedeposit')).status).toBe(200);
  });

  it('one that is down is HTTP 503', async () => {
    const isolated = await gatewayWith({ ...usual(), PLATFORM_URL: await closedOrigin() });
    const response = await isolated(get('/api/games.get'), 'games.get');
    expect(await failureOf(response)).toEqual({ status: 503, type: 'UnknownErrorException' });
    forwardPlatformCall = await gatewayWith(usual());
  });

  it('a failed call is never repeated, a money call least of all', async () => {
    platform.answer = (response) => response.destroy();
    const login = post('/api/auth.login', form({ login: 'a' }));
    const deposit = post('/api/cashier.makedeposit', form({ amount: '10' }));
    expect(await call('auth.login', login)).toMatchObject({ status: 502 });
    expect(await call('cashier.makedeposit', deposit)).toMatchObject({ status: 502 });
    expect(await call()).toMatchObject({ status: 502 });
    expect(platform.requests.map(({ url }) => url)).toEqual([
      '/api/auth.login',
      '/api/cashier.makedeposit',
      '/api/games.get',
    ]);
  });

  it('is left alone when the player leaves a read, and finishes an action all the same', async () => {
    platform.answer = (response, request) => setTimeout(() => jsonAnswer(success)(response, request), 60);
    const leaving = new AbortController();
    const read = forwardPlatformCall(
      new Request(`${SITE}/api/games.get`, { signal: leaving.signal }),
      'games.get',
    );
    const action = forwardPlatformCall(
      new Request(`${SITE}/api/games.addLike`, { method: 'POST', signal: leaving.signal }),
      'games.addLike',
    );
    setTimeout(() => leaving.abort(), 20);
    expect((await read).status).toBe(504);
    expect((await action).status).toBe(200);
  });
});
