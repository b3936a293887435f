import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonResponse, type BackEnd } from '../../tests/support/back-end';
import { failureOf, form, gatewayFor, get, post, SITE, startPlatform, success } from './gateway.test-support';

let platform: BackEnd;
let forwardPlatformCall: Awaited<ReturnType<typeof gatewayFor>>;

beforeAll(async () => {
  platform = await startPlatform();
  forwardPlatformCall = await gatewayFor(platform.origin);
});
beforeEach(() => platform.reset());
afterAll(async () => {
  vi.unstubAllEnvs();
  await platform.close();
});

describe('what passes', () => {
  it('the query byte for byte, and the response as it is', async () => {
    const query = '?v=2.34&locale=en&options=%7b%22search%22%3A%22caf%C3%A9+1%22%7D&fields=a,b&x=%20&&y';
    const response = await forwardPlatformCall(get(`/api/games.get${query}`), 'games.get');
    expect(platform.requests).toMatchObject([{ method: 'GET', url: `/api/games.get${query}` }]);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual(success);
  });

  it('the query as the server noted it, where Next.js re-encoded it', async () => {
    const request = new Request(`${SITE}/api/games.get?a+b=&x=1`, {
      headers: { 'x-raw-query': '?a%20b&&x=1' },
    });
    await forwardPlatformCall(request, 'games.get');
    await forwardPlatformCall(
      new Request(`${SITE}/api/games.get`, { headers: { 'x-raw-query': `?o={"a":'<b>'}` } }),
      'games.get',
    );
    expect(platform.requests[1]?.url).toBe(`/api/games.get?o={"a":'<b>'}`);
    expect(platform.requests[0]?.url).toBe('/api/games.get?a%20b&&x=1');
    expect(platform.requests[0]?.headers).not.toHaveProperty('x-raw-query');
  });

  it('takes JSON with a byte order mark before it', async () => {
    platform.respond = (response) => response.end(`\uFEFF${JSON.stringify(success)}`);
    const response = await forwardPlatformCall(get('/api/games.get'), 'games.get');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(success);
  });

  it('a multipart body byte for byte, with its content type', async () => {
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
    platform.respond = jsonResponse(success, 200, {
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
    platform.respond = jsonResponse(envelope, status, { 'retry-after': '7' });
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
    'the unknown method "%s"',
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
  ])('the verb %s for %s, which is called by %s alone', async (verb, name, allowed) => {
    const response = await forwardPlatformCall(new Request(`${SITE}/api/${name}`, { method: verb }), name);
    expect(response.headers.get('allow')).toBe(allowed);
    expect(await failureOf(response)).toEqual({ status: 405, type: 'InvalidRequestException' });
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('a call of another site (%j)', async (headers) => {
    const response = await forwardPlatformCall(get('/api/account.getInfo', headers), 'account.getInfo');
    expect(await failureOf(response)).toEqual({ status: 400, type: 'InvalidRequestException' });
  });

  it('a body above 64 KiB', async () => {
    const response = await forwardPlatformCall(
      post('/api/Support.sendFeedback', 'x'.repeat(65_537)),
      'Support.sendFeedback',
    );
    expect(await failureOf(response)).toEqual({ status: 413, type: 'InvalidRequestException' });
    // Closing it would reset the connection before a client that is still sending has read the response.
    expect(response.headers.get('connection')).toBeNull();
  });

  it('a call above the limit of calls in flight, with a time to come back', async () => {
    platform.respond = (response) => setTimeout(() => jsonResponse(success)(response, request), 60);
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
