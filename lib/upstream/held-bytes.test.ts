import { afterEach, describe, expect, it, vi } from 'vitest';
import { countedBody, heldBytes, heldStream } from './held-bytes';

const MIB = 1_048_576;
const BUDGET = 128 * MIB;
let taken = 0;

function take(bytes: number): boolean {
  const isTaken = heldBytes.take(bytes);
  if (isTaken) taken += bytes;
  return isTaken;
}

/** Whether the budget still has that many bytes, tested by taking them. */
function isFree(bytes: number): boolean {
  const hasRoom = heldBytes.take(bytes);
  if (hasRoom) heldBytes.giveBack(bytes);
  return hasRoom;
}

afterEach(() => {
  heldBytes.giveBack(taken);
  taken = 0;
});

describe('bytes held for visitors', () => {
  it('SEC: a process holds 128 MiB of them and no more', () => {
    expect(take(BUDGET - 1)).toBe(true);
    expect(take(2)).toBe(false);
    expect(take(1)).toBe(true);
  });

  it('SEC: a response counts until it was taken, and is refused where there is no room', async () => {
    const body = countedBody(new Uint8Array(MIB)) as ReadableStream<Uint8Array>;
    expect(isFree(BUDGET)).toBe(false);
    take(BUDGET - MIB);
    expect(countedBody(new Uint8Array(MIB))).toBeNull();
    expect((await new Response(body).arrayBuffer()).byteLength).toBe(MIB);
    expect(isFree(MIB)).toBe(true);
  });

  it('counts no more for a visitor who left', async () => {
    const body = countedBody(new Uint8Array(MIB)) as ReadableStream<Uint8Array>;
    await body.cancel();
    expect(isFree(BUDGET)).toBe(true);
  });

  it('does not count a small response', () => {
    countedBody(new Uint8Array(1_000));
    expect(isFree(BUDGET)).toBe(true);
  });

  it('a stream takes bytes before anybody reads them, counts them until it ends, and fails beyond the budget', async () => {
    const stream = heldStream(MIB);
    stream.end(Buffer.alloc(1_000));
    expect(isFree(BUDGET)).toBe(false);
    expect((await stream.toArray()).length).toBe(1);
    await vi.waitFor(() => expect(isFree(BUDGET)).toBe(true));
    take(BUDGET);
    const refused = heldStream(MIB);
    refused.end(Buffer.alloc(1));
    await expect(refused.toArray()).rejects.toThrow(RangeError);
  });
});
