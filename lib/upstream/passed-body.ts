import { Readable, pipeline, Transform } from 'node:stream';
import { shared } from '@/server/shared-state.mjs';

/** Bodies being streamed, each of which occupies a connection and its buffers. */
const MAX_OPEN = 240;
/** Per visitor; a buffering proxy receives each immediately. */
const MAX_OF_ADDRESS = 96;
/** How long any client may take for a file; after that the rate counts. */
const GRACE_MS = 10_000;
const LOWEST_BYTES_PER_SECOND = 8_192;
const LOOK_EVERY_MS = 2_000;
const PEEKED_BYTES = 4_096;

export interface Passing {
  begunAt: number;
  address: string | null;
  sent: number;
  cut: () => void;
}

/** Reads the first bytes of a body; `body` still includes them. */
export async function peek(from: Readable): Promise<{ first: Uint8Array; body: Readable }> {
  const chunks: Buffer[] = [];
  let size = 0;
  const rest = from[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  while (size < PEEKED_BYTES) {
    const part = await rest.next();
    if (part.done === true) break;
    chunks.push(part.value);
    size += part.value.byteLength;
  }
  const first = Buffer.concat(chunks);
  const body = Readable.from(again(first, rest), { objectMode: false, highWaterMark: PEEKED_BYTES });
  body.on('close', () => from.destroy()).on('error', () => undefined);
  return { first, body };
}

async function* again(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (first.byteLength > 0) yield first;
  for (let part = await rest.next(); part.done !== true; part = await rest.next()) yield part.value;
}

/**
 * Streams a body as fast as the visitor receives it, buffering only a little. A visitor who receives less than 8 KiB a
 * second after ten seconds is cut off, and so is the oldest body above 240, or 96 of one address.
 */
export function passedBody(from: Readable, address: string | null): ReadableStream<Uint8Array> {
  const passings = (shared.bodiesPassed ??= new Set());
  const passing: Passing = {
    begunAt: Date.now(),
    address,
    sent: 0,
    cut: () => meter.destroy(new Error('cut')),
  };
  const meter = new Transform({
    readableHighWaterMark: 0,
    transform(chunk: Uint8Array, _encoding, pass) {
      passing.sent += chunk.byteLength;
      pass(null, chunk);
    },
  });
  const timer = setInterval(() => {
    if (isTooSlow(passing)) passing.cut();
  }, LOOK_EVERY_MS).unref();
  pipeline(from, meter, () => {
    clearInterval(timer);
    passings.delete(passing);
  });
  makeRoom(passings, address);
  passings.add(passing);
  return Readable.toWeb(meter, { strategy: { highWaterMark: 0 } }) as ReadableStream<Uint8Array>;
}

function isTooSlow({ begunAt, sent }: Passing): boolean {
  const age = Date.now() - begunAt;
  return age >= GRACE_MS && sent < (LOWEST_BYTES_PER_SECOND * age) / 1_000;
}

function makeRoom(passings: Set<Passing>, address: string | null): void {
  const own = address === null ? [] : [...passings].filter((each) => each.address === address);
  const [oldest] = own.length >= MAX_OF_ADDRESS ? own : passings.size >= MAX_OPEN ? passings : [];
  if (oldest === undefined) return;
  passings.delete(oldest);
  oldest.cut();
}
