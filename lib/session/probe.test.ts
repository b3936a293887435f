import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { probeSession } from './probe';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  const page = {};
  vi.stubGlobal('window', { self: page, top: page });
});
afterEach(() => vi.unstubAllGlobals());

const answer = (body: unknown, status = 200) => fetched.mockResolvedValue(Response.json(body, { status }));

describe('asking who is here', () => {
  it('one plain call in the page’s language, never stored', async () => {
    answer({ data: { uid: 0 }, error: null });
    await probeSession();
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      '/api/account.getInfo?v=2.34&locale=fr',
      expect.objectContaining({ credentials: 'same-origin', cache: 'no-store' }),
    );
  });

  it('R-SESS-01: tells guest and player apart', async () => {
    answer({ data: { uid: 0 }, error: null });
    expect(await probeSession()).toEqual({ kind: 'guest' });
    answer({ data: { uid: 7 }, error: null });
    expect(await probeSession()).toMatchObject({ kind: 'player', user: { uid: 7 } });
  });

  it('never takes a failure for a guest', async () => {
    answer({ data: { uid: 0 }, error: { type: 'InternalServerErrorException', message: '' } }, 500);
    expect(await probeSession()).toMatchObject({
      kind: 'failed',
      error: { type: 'InternalServerErrorException' },
    });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await probeSession()).toMatchObject({ kind: 'failed', error: { type: 'NetworkFailure' } });
  });

  it('R-ERR-05: keeps a bare HTTP 403 for what it is', async () => {
    fetched.mockResolvedValue(new Response('<h1>Forbidden</h1>', { status: 403 }));
    expect(await probeSession()).toMatchObject({
      kind: 'failed',
      error: { type: 'UnknownErrorException', httpStatus: 403 },
    });
  });
});
