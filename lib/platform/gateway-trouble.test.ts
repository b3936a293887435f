import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closedOrigin, jsonResponse, type BackEnd } from '../../tests/support/back-end';
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

describe('a platform in trouble', () => {
  const html = (status: number) =>
    textResponse(status, 'text/html', '<html><h1>Attention</h1></html>', { 'retry-after': '30' });

  function textResponse(status: number, type: string, text: string, headers = {}): BackEnd['respond'] {
    return (response) => {
      response.writeHead(status, { 'content-type': type, ...headers });
      response.end(text);
    };
  }

  async function call(name = 'games.get', request = get('/api/games.get'), forward = forwardPlatformCall) {
    const response = await forward(request, name);
    const retryAfter = response.headers.get('retry-after');
    return { ...(await failureOf(response)), retryAfter };
  }

  it.each([
    [200, 502],
    [500, 502],
    [503, 502],
    [403, 403],
    [429, 429],
  ])('a page instead of an envelope with HTTP %i gets %i', async (status, expected) => {
    platform.respond = html(status);
    expect(await call()).toEqual({ status: expected, type: 'UnknownErrorException', retryAfter: '30' });
  });

  it.each([
    ['broken JSON', '{"data": {"uid": 10'],
    ['an empty text', ''],
    ['a JSON list', '[]'],
    ['JSON text', '"ok"'],
  ])('%s becomes an envelope with HTTP 502', async (_case, text) => {
    platform.respond = textResponse(200, 'application/json', text);
    expect(await call()).toMatchObject({ status: 502, type: 'UnknownErrorException' });
  });

  it('a connection that breaks in the middle is HTTP 502', async () => {
    platform.respond = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"data": {"items": [');
      setTimeout(() => response.destroy(), 10);
    };
    expect(await call()).toMatchObject({ status: 502, type: 'UnknownErrorException' });
  });

  it('a response above the size limit is HTTP 502', async () => {
    platform.respond = jsonResponse({ data: 'x'.repeat(6_000), error: null });
    expect(await call()).toMatchObject({ status: 502, type: 'UnknownErrorException' });
  });

  it('a slow one is HTTP 504, and a money call is given more time', async () => {
    platform.respond = (response, request) => setTimeout(() => jsonResponse(success)(response, request), 500);
    const hurried = await gatewayFor(platform.origin, {
      GATEWAY_READ_TIMEOUT_MS: '250',
      GATEWAY_WRITE_TIMEOUT_MS: '250',
    });
    const slow = await call('games.get', get('/api/games.get'), hurried);
    expect(slow).toMatchObject({ status: 504, type: 'UnknownErrorException' });
    const deposit = post('/api/cashier.makedeposit', form({ amount: '10' }));
    expect((await hurried(deposit, 'cashier.makedeposit')).status).toBe(200);
  });

  it('one that is down is HTTP 503', async () => {
    const isolated = await gatewayFor(await closedOrigin());
    const response = await isolated(get('/api/games.get'), 'games.get');
    expect(await failureOf(response)).toEqual({ status: 503, type: 'UnknownErrorException' });
  });

  it('a failed call is never repeated, a money call least of all', async () => {
    platform.respond = (response) => response.destroy();
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
    platform.respond = (response, request) => setTimeout(() => jsonResponse(success)(response, request), 60);
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
