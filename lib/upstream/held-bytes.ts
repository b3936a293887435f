import { Transform } from 'node:stream';
import { shared } from '@/server/shared-state.mjs';

/** Budget for responses buffered until they are sent; anything beyond it is refused. */
const BUDGET_BYTES = 134_217_728;
const CHUNK_BYTES = 65_536;

const account = (shared.heldBytes ??= { now: 0 });

export const heldBytes = {
  /** Reserves bytes; false, without reserving, when the budget is exhausted. */
  take(bytes: number): boolean {
    if (account.now + bytes > BUDGET_BYTES) return false;
    account.now += bytes;
    return true;
  },
  giveBack(bytes: number): void {
    account.now -= bytes;
  },
};

/** Counts until the visitor has received it; null beyond the budget. The socket buffers small bodies. */
export function countedBody(bytes: Uint8Array<ArrayBuffer>): BodyInit | null {
  if (bytes.byteLength <= CHUNK_BYTES) return bytes;
  if (!heldBytes.take(bytes.byteLength)) return null;
  let at = 0;
  let isCounted = true;
  const release = (): void => {
    if (isCounted) heldBytes.giveBack(bytes.byteLength);
    isCounted = false;
  };
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(bytes.subarray(at, at + CHUNK_BYTES));
        at += CHUNK_BYTES;
        if (at < bytes.byteLength) return;
        release();
        controller.close();
      },
      cancel: release,
    },
    { highWaterMark: 0 },
  );
}

/** Takes bytes as fast as they come, up to a limit, and counts them until it ends; fails beyond the budget. */
export function heldStream(limit: number): Transform {
  let held = 0;
  return new Transform({
    readableHighWaterMark: limit,
    transform(chunk: Uint8Array, _encoding, pass) {
      if (!heldBytes.take(chunk.byteLength)) return pass(new RangeError('Too many bytes are held.'));
      held += chunk.byteLength;
      return pass(null, chunk);
    },
    destroy(error, done) {
      heldBytes.giveBack(held);
      held = 0;
      done(error);
    },
  });
}
