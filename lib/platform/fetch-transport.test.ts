import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchTransport } from './fetch-transport';

const call = {
  path: '/api/games.get?v=2.34&locale=en',
  verb: 'GET',
  body: undefined,
  method: 'games.get',
  signal: undefined,
} as const;

function stubFetch(respond: () => Response | Promise<Response>) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => respond());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('the light transport', () => {
  it('R-API-06: sends one request, with the credentials of the same origin and no cache', async () => {
    const fetched = stubFetch(() => Response.json({ data: 1, error: null }, { status: 404 }));
    expect(await fetchTransport(call)).toEqual({ status: 404, body: { data: 1, error: null } });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]).toMatchObject([
      call.path,
      { method: 'GET', credentials: 'same-origin', cache: 'no-store', body: null },
    ]);
  });

  it('has no body where the response is not JSON', async () => {
    stubFetch(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await fetchTransport(call)).toEqual({ status: 502, body: undefined });
  });

  it('rejects when the connection breaks in the middle of the response', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    });
    stubFetch(() => new Response(broken, { status: 200 }));
    await expect(fetchTransport(call)).rejects.toThrow();
  });

  /** A response that never arrives, aborted as a browser would. */
  function stubSilence() {
    const fetched = vi.fn(
      (_path: string, { signal }: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          const fail = () => reject(new DOMException('Aborted', 'AbortError'));
          if (signal?.aborted) fail();
          signal?.addEventListener('abort', fail);
        }),
    );
    vi.stubGlobal('fetch', fetched);
    return fetched;
  }

  it.each(['before', 'while'])('gives up with the caller who leaves %s the request', async (moment) => {
    stubSilence();
    const caller = new AbortController();
    if (moment === 'before') caller.abort();
    const response = fetchTransport({ ...call, signal: caller.signal });
    caller.abort();
    await expect(response).rejects.toThrow('Aborted');
  });

  it('gives up after 15 s, whether the caller can leave or not', async () => {
    vi.useFakeTimers();
    stubSilence();
    for (const signal of [undefined, new AbortController().signal]) {
      const response = expect(fetchTransport({ ...call, signal })).rejects.toThrow('Aborted');
      await vi.advanceTimersByTimeAsync(15_000);
      await response;
    }
    vi.useRealTimers();
  });

  it('needs nothing that the oldest browsers served do not have (Safari 16.4, Chrome 111)', async () => {
    const { any } = AbortSignal;
    Object.assign(AbortSignal, { any: undefined });
    stubFetch(() => Response.json({ data: 1, error: null }));
    const { signal } = new AbortController();
    await expect(fetchTransport({ ...call, signal })).resolves.toMatchObject({ status: 200 });
    Object.assign(AbortSignal, { any });
  });
});

describe('the signal of a light call', () => {
  it('is not aborted while the caller stays, and requests JSON', async () => {
    const fetched = stubFetch(() => Response.json({ data: 1, error: null }));
    const { signal } = new AbortController();
    await fetchTransport({ ...call, signal });
    const init = fetched.mock.calls[0]?.[1];
    expect(init?.signal?.aborted).toBe(false);
    expect(init?.headers).toEqual({ Accept: 'application/json' });
  });

  it('is aborted before it leaves for a caller who has gone', async () => {
    const fetched = stubFetch(() => Response.json({ data: 1, error: null }));
    await fetchTransport({ ...call, signal: AbortSignal.abort() });
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  it('is released with the response: neither a timer nor a listener is left', async () => {
    vi.useFakeTimers();
    const fetched = stubFetch(() => Response.json({ data: 1, error: null }));
    const caller = new AbortController();
    await fetchTransport({ ...call, signal: caller.signal });
    expect(vi.getTimerCount()).toBe(0);
    caller.abort();
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    vi.useRealTimers();
  });
});
