import { afterEach, describe, expect, it, vi } from 'vitest';
import { readBody } from './body';

function posted(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/', { method: 'POST', body, headers });
}

describe('readBody', () => {
  it('reads every byte up to the limit', async () => {
    expect(await readBody(posted(new Uint8Array([1, 2, 255])), 3)).toEqual(Buffer.from([1, 2, 255]));
  });

  it('is undefined when there is none, or an empty one', async () => {
    expect(await readBody(posted(null), 3)).toBeUndefined();
    expect(await readBody(posted(''), 3)).toBeUndefined();
  });

  it('reports a truncated body, and does not throw', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array([1])),
      pull: (controller) => controller.error(new Error('aborted')),
    });
    const init = { method: 'POST', body: broken, duplex: 'half' };
    expect(await readBody(new Request('http://localhost/', init), 3)).toBe('cut');
  });

  it('stops at the limit whatever the length header says', async () => {
    expect(await readBody(posted('1234'), 3)).toBe('too-long');
    expect(await readBody(posted('1', { 'content-length': '4' }), 3)).toBe('too-long');
  });
});

/** A body that delivers `bytesASecond` each second and never ends by itself. */
function trickle(bytesASecond: number): Request {
  let timer: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      timer = setInterval(() => controller.enqueue(new Uint8Array(bytesASecond)), 1_000);
    },
    cancel: () => clearInterval(timer),
  });
  return new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
}

describe('a body that comes slowly', () => {
  afterEach(() => void vi.useRealTimers());

  async function givenUpAfter(rate: number): Promise<{ result: unknown; seconds: number }> {
    vi.useFakeTimers();
    const since = Date.now();
    const reading = readBody(trickle(rate), 1_000_000).then((result) => ({
      result,
      seconds: (Date.now() - since) / 1_000,
    }));
    await vi.advanceTimersByTimeAsync(30_000);
    return reading;
  }

  it('is given up after 4 seconds below 500 bytes a second', async () => {
    expect(await givenUpAfter(1)).toEqual({ result: 'too-slow', seconds: 4 });
  });

  it('is given up after 8 seconds whatever its rate', async () => {
    expect(await givenUpAfter(2_000)).toEqual({ result: 'too-slow', seconds: 8 });
  });

  it('loses to the next one where all together hold too much, the oldest first', async () => {
    const half = new Uint8Array(20_000_000);
    const held = (): Request =>
      new Request('http://localhost/', {
        method: 'POST',
        body: new ReadableStream({ start: (controller) => controller.enqueue(half) }),
        duplex: 'half',
      } as RequestInit);
    const oldest = readBody(held(), 30_000_000);
    await new Promise((resolve) => setTimeout(resolve, 10));
    const whole = await readBody(posted(new Uint8Array(20_000_000)), 30_000_000);
    expect((whole as Uint8Array).byteLength).toBe(20_000_000);
    expect(await oldest).toBe('too-slow');
  });
});
