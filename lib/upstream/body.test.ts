import { describe, expect, it } from 'vitest';
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

  it('tells a body that broke off, and throws nothing', async () => {
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
