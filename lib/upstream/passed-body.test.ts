import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passedBody } from './passed-body';

const KIB = 1_024;
const opened: Readable[] = [];

/** A body whose bytes the test supplies. */
function open(address: string | null = null): {
  from: Readable;
  reader: ReadableStreamDefaultReader<Uint8Array>;
} {
  const from = new Readable({ read: () => undefined });
  opened.push(from);
  return { from, reader: passedBody(from, address).getReader() };
}

const isCut = (from: Readable): boolean => from.destroyed;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const from of opened.splice(0)) from.destroy();
  vi.useRealTimers();
});

describe('a body that is passed on', () => {
  it('SEC: is cut where it is taken at less than 8 KiB a second after ten seconds', async () => {
    const slow = open();
    const quick = open();
    slow.from.push(Buffer.alloc(60 * KIB));
    quick.from.push(Buffer.alloc(120 * KIB));
    await Promise.all([slow.reader.read(), quick.reader.read()]);
    const ends = [slow, quick].map(({ reader }) => reader.read().catch(() => 'cut'));
    await vi.advanceTimersByTimeAsync(9_000);
    expect([slow, quick].map(({ from }) => isCut(from))).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([slow, quick].map(({ from }) => isCut(from))).toEqual([true, false]);
    expect(await ends[0]).toBe('cut');
  });

  it('SEC: one address has 96 at a time; the one begun first makes room, and others keep theirs', async () => {
    const other = open('10.0.0.2');
    const own = Array.from({ length: 96 }, () => open('10.0.0.1'));
    expect(own.some(({ from }) => isCut(from))).toBe(false);
    open('10.0.0.1');
    await vi.advanceTimersByTimeAsync(0);
    expect(own.map(({ from }) => isCut(from)).indexOf(true)).toBe(0);
    expect(own.filter(({ from }) => isCut(from))).toHaveLength(1);
    expect(isCut(other.from)).toBe(false);
  });

  it('SEC: the process has 240 at a time', async () => {
    const all = Array.from({ length: 240 }, (_, index) => open(`10.0.1.${index}`));
    expect(all.some(({ from }) => isCut(from))).toBe(false);
    open('10.0.2.1');
    await vi.advanceTimersByTimeAsync(0);
    expect(all.filter(({ from }) => isCut(from))).toEqual([all[0]]);
  });
});
