import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import { createPlatformClient, type Transport, type TransportResponse } from './client';
import { PlatformError } from './error';
import { NotSent } from './not-sent';
import { defineMethod } from './method';

const getGames = defineMethod<{ offset?: number; fields?: readonly string[] }>()(
  'games.get',
  z.object({ total: z.number(), items: z.array(z.object({ name: z.string() })) }),
);
const login = defineMethod<{ login: string; code: string }>()('auth.login', z.object({ uid: z.number() }));

function clientOf(transport: Transport) {
  return createPlatformClient(transport, () => ({ locale: 'fr', isFramed: false }));
}

const returning = (response: TransportResponse) => vi.fn<Transport>(async () => response);
const games = { status: 200, body: { data: { total: 1, items: [{ name: 'Book' }] }, error: null } };

describe('a call', () => {
  it('R-API-01, R-SHAPE-07: goes to /api/{method} in the method’s own spelling and verb', async () => {
    const transport = returning(games);
    const found = await clientOf(transport).call(getGames, { offset: 15, fields: ['description'] });
    expect(found).toEqual(games.body.data);
    expect(transport).toHaveBeenCalledExactlyOnceWith({
      path: '/api/games.get?v=2.34&locale=fr&offset=15&fields=description',
      verb: 'GET',
      body: undefined,
      method: 'games.get',
      signal: undefined,
    });
  });

  it('carries the parameters of a POST in its body', async () => {
    const transport = returning({ status: 200, body: { data: { uid: 7 }, error: null } });
    await clientOf(transport).call(login, { login: 'ann', code: '' });
    const request = transport.mock.calls[0]?.[0];
    expect(request?.path).toBe('/api/auth.login?v=2.34&locale=fr');
    expect(request?.body && [...request.body.entries()]).toEqual([
      ['login', 'ann'],
      ['code', ''],
    ]);
  });

  it('hands the caller’s signal on', async () => {
    const transport = returning(games);
    const { signal } = new AbortController();
    await clientOf(transport).call(getGames, {}, { signal });
    expect(transport.mock.calls[0]?.[0].signal).toBe(signal);
  });
});

describe('a failed call', () => {
  it('is a PlatformError of the platform’s type', async () => {
    const body = {
      data: null,
      error: { type: 'AuthorizationException', message: 'Wrong login or password' },
    };
    await expect(
      clientOf(returning({ status: 200, body })).call(login, { login: 'a', code: '' }),
    ).rejects.toMatchObject({ type: 'AuthorizationException', method: 'auth.login', httpStatus: 200 });
  });

  it('is MalformedResponse when the data have another shape, and says where', async () => {
    const body = { data: { total: 'many', items: [{ name: 1 }] }, error: null };
    const call = clientOf(returning({ status: 200, body })).call(getGames, {});
    await expect(call).rejects.toBeInstanceOf(PlatformError);
    await expect(call).rejects.toMatchObject({ type: 'MalformedResponse', message: 'total, items.0.name' });
  });

  it('distinguishes what never left from what may have arrived', async () => {
    const transport = vi.fn<Transport>(async () => {
      throw new TypeError('Failed to fetch');
    });
    const call = () => clientOf(transport).call(login, { login: 'a', code: '' });
    vi.stubGlobal('navigator', { onLine: false });
    await expect(call()).rejects.toBeInstanceOf(NotSent);
    vi.stubGlobal('navigator', { onLine: true });
    await expect(call()).rejects.not.toBeInstanceOf(NotSent);
    vi.unstubAllGlobals();
  });

  it('is NetworkFailure when no response came, and is sent once', async () => {
    const transport = vi.fn<Transport>(async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(clientOf(transport).call(login, { login: 'a', code: '' })).rejects.toMatchObject({
      type: 'NetworkFailure',
      method: 'auth.login',
      httpStatus: 0,
    });
    expect(transport).toHaveBeenCalledTimes(1);
  });

  it('is sent once also when the platform responds with a failure', async () => {
    const transport = returning({ status: 503, body: undefined });
    await expect(clientOf(transport).call(getGames, {})).rejects.toMatchObject({
      type: 'UnknownErrorException',
      httpStatus: 503,
    });
    expect(transport).toHaveBeenCalledTimes(1);
  });

  it('keeps the reason of a caller who gave up', async () => {
    const controller = new AbortController();
    const transport: Transport = async ({ signal }) => {
      controller.abort();
      signal?.throwIfAborted();
      return games;
    };
    await expect(clientOf(transport).call(getGames, {}, { signal: controller.signal })).rejects.toMatchObject(
      { name: 'AbortError' },
    );
  });
});
