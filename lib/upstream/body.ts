import { shared } from '@/server/shared-state.mjs';

/** Status of a response to a body that was not read. */
export const BODY_STATUS = { 'too-long': 413, 'too-slow': 408, cut: 400 } as const;

export type UnreadBody = keyof typeof BODY_STATUS;

/**
 * Headers of a response to a body that was not read. A client that is still sending gets the response only while the
 * connection stays open: Node.js discards the rest. One that sends too slowly or broke off is disconnected.
 */
export function headersForUnread(why: UnreadBody): Record<string, string> {
  return why === 'too-long' ? {} : { connection: 'close' };
}

/** Milliseconds; no form needs longer. */
const DEADLINE_MS = 8_000;
/** From then on a body must have arrived at the minimum rate, averaged from its start. */
const GRACE_MS = 4_000;
const LOWEST_BYTES_PER_SECOND = 500;
const LOOK_EVERY_MS = 500;
/** Of all bodies being read. Above this the oldest is abandoned: an honest one arrives within moments. */
const BUDGET_BYTES = 33_554_432;

export interface Reading {
  begunAt: number;
  size: number;
  giveUp: (why: UnreadBody) => void;
}

/**
 * Reads a request's body up to `limit` bytes; undefined when there is none, `cut` where the visitor broke off while
 * sending, `too-slow` where it did not arrive in time. Never throws.
 */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Uint8Array | undefined | UnreadBody> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too-long';
  if (!request.body) return undefined;
  const readings = (shared.bodiesBeingRead ??= new Set());
  const reader = request.body.getReader();
  const { promise: givenUp, reading } = begin();
  const timer = setInterval(() => {
    if (isTooSlow(reading)) reading.giveUp('too-slow');
  }, LOOK_EVERY_MS);
  readings.add(reading);
  try {
    const body = await Promise.race([readAll(reader, reading, limit), givenUp]);
    // Not awaited: the other end may never confirm it.
    if (typeof body === 'string') void reader.cancel().catch(() => undefined);
    return body;
  } catch {
    return 'cut';
  } finally {
    clearInterval(timer);
    readings.delete(reading);
  }
}

function begin(): { promise: Promise<UnreadBody>; reading: Reading } {
  const reading: Reading = { begunAt: Date.now(), size: 0, giveUp: () => undefined };
  const promise = new Promise<UnreadBody>((resolve) => {
    reading.giveUp = resolve;
  });
  return { promise, reading };
}

function isTooSlow({ begunAt, size }: Reading): boolean {
  const age = Date.now() - begunAt;
  if (age >= DEADLINE_MS) return true;
  return age >= GRACE_MS && size < (LOWEST_BYTES_PER_SECOND * age) / 1_000;
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  reading: Reading,
  limit: number,
): Promise<Uint8Array | undefined | UnreadBody> {
  const chunks: Uint8Array[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    reading.size += part.value.byteLength;
    if (reading.size > limit) return 'too-long';
    chunks.push(part.value);
    keepToBudget();
  }
  return reading.size === 0 ? undefined : Buffer.concat(chunks);
}

function keepToBudget(): void {
  const readings = shared.bodiesBeingRead ?? new Set();
  let held = 0;
  for (const { size } of readings) held += size;
  for (const oldest of readings) {
    if (held <= BUDGET_BYTES) return;
    held -= oldest.size;
    oldest.giveUp('too-slow');
    readings.delete(oldest);
  }
}
