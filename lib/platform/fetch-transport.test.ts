import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchTransport } from './fetch-transport';

const call = {
  path: '/api/games.get?v=2.34&locale=en',
  verb: 'GET',
  body: undefined,
  method: 'games.get',
  signal: undefined,
} as const;

function stubFetch(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('the light transport', () => {
  it('R-API-06: asks once, with the credentials of the same origin and no cache', async () => {
    const fetched = stubFetch(() => Response.json({ data: 1, error: null }, { status: 404 }));
    expect(await fetchTransport(call)).toEqual({ status: 404, body: { data: 1, error: null } });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]).toMatchObject([
      call.path,
      { method: 'GET', credentials: 'same-origin', cache: 'no-store', body: null },
    ]);
  });

  it('has no body where the answer is no JSON', async () => {
    stubFetch(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await fetchTransport(call)).toEqual({ status: 502, body: undefined });
  });

  it('rejects when the connection breaks in the middle of the answer', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    });
    stubFetch(() => new Response(broken, { status: 200 }));
    await expect(fetchTransport(call)).rejects.toThrow();
  });

  it('gives up with the caller', async () => {
    const fetched = stubFetch(() => Response.json({}));
    const controller = new AbortController();
    await fetchTransport({ ...call, signal: controller.signal });
    controller.abort();
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });
});
