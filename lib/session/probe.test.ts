import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { probeSession } from './probe';
import * as reader from './read-info';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  const page = {};
  vi.stubGlobal('window', { self: page, top: page });
});
afterEach(() => vi.unstubAllGlobals());

const respond = (body: unknown, status = 200) => fetched.mockResolvedValue(Response.json(body, { status }));

describe('the request for who is signed in', () => {
  it('one plain call in the page’s language, never stored', async () => {
    respond({ data: { uid: 0 }, error: null });
    await probeSession();
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      '/api/account.getInfo?v=2.34&locale=fr',
      expect.objectContaining({ cache: 'no-store' }),
    );
  });

  it('R-SESS-01, R-SHAPE-04: tells guest and player apart', async () => {
    respond({ data: { uid: 0 }, error: null });
    expect(await probeSession()).toEqual({ kind: 'guest' });
    respond({ data: { uid: 7 }, error: null });
    expect(await probeSession()).toMatchObject({ kind: 'player', user: { uid: 7 } });
  });

  it('never takes a failure for a guest', async () => {
    respond({ data: { uid: 0 }, error: { type: 'InternalServerErrorException', message: '' } }, 500);
    expect(await probeSession()).toMatchObject({
      kind: 'failed',
      error: { type: 'InternalServerErrorException' },
    });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await probeSession()).toMatchObject({ kind: 'failed', error: { type: 'NetworkFailure' } });
  });

  it('takes a connection that died for a failure, and does not wait for it', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError'))),
        ),
    );
    const probe = probeSession();
    limit.abort();
    expect(await probe).toMatchObject({ kind: 'failed', error: { type: 'NetworkFailure' } });
    expect(timeout).toHaveBeenCalledWith(20_000);
    timeout.mockRestore();
  });

  it('R-ERR-05: keeps a bare HTTP 403 for what it is', async () => {
    fetched.mockResolvedValue(new Response('<h1>Forbidden</h1>', { status: 403 }));
    expect(await probeSession()).toMatchObject({
      kind: 'failed',
      error: { type: 'UnknownErrorException', httpStatus: 403 },
    });
  });
});

describe('a guest', () => {
  it('is known without the code that reads responses, a player and a failure are not', async () => {
    const read = vi.spyOn(reader, 'readInfo');
    for (const body of [{ data: { uid: 0 }, error: null }, { data: { uid: 0 } }]) {
      respond(body);
      expect(await probeSession()).toEqual({ kind: 'guest' });
    }
    expect(read).not.toHaveBeenCalled();
    for (const body of [
      { data: { uid: 7 } },
      { data: { uid: null } },
      { data: null },
      { data: 0 },
      'x',
      null,
      7,
    ]) {
      respond(body);
      await probeSession();
      expect(read).toHaveBeenCalledTimes(1);
      read.mockClear();
    }
  });

  it.each([
    [500, null],
    [404, null],
    [200, { type: 'InternalServerErrorException', message: '' }],
  ])('is not taken from a response with HTTP %i and the error %j', async (status, error) => {
    respond({ data: { uid: 0 }, error }, status);
    expect((await probeSession()).kind).toBe('failed');
  });

  it('is requested as JSON', async () => {
    respond({ data: { uid: 0 } });
    await probeSession();
    expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ Accept: 'application/json' });
  });
});
