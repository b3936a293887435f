import { createHmac } from 'node:crypto';
import { isRecord } from '@/lib/is-record';
import { isSameSecret } from '@/server/signature-checks.mjs';

/** Seconds of the sender's clock skew, in either direction. */
const TOLERANCE_SECONDS = 300;
/** Senders with the secret send a few per second at most; beyond this the oldest are dropped. */
const MOST_REMEMBERED = 1_000;

/** Signatures with their time of sending (Unix seconds). */
const taken = new Map<string, number>();

/** Whether a call has the shared secret; compared in constant time. */
export function hasSecret(headers: Headers, secret: string): boolean {
  const bearer = /^Bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const given = bearer ?? headers.get('x-revalidate-secret') ?? '';
  return isSameSecret(given, secret);
}

/** Only a call signed recently, by its own claim (`x-webhook-timestamp`, Unix seconds), has its body read. */
export function claimsSignature(headers: Headers, nowMs: number): boolean {
  const sentAt = timestampOf(headers);
  return (
    headers.has('x-webhook-signature') &&
    sentAt !== null &&
    Math.abs(nowMs / 1_000 - sentAt) <= TOLERANCE_SECONDS
  );
}

/** `x-webhook-signature`: `sha256=` and the hex HMAC-SHA-256 of timestamp, dot and body. Constant time. */
export function isSigned(headers: Headers, body: Uint8Array | undefined, secret: string): boolean {
  const expected = createHmac('sha256', secret)
    .update(`${timestampOf(headers) ?? ''}.`)
    .update(body ?? '')
    .digest('hex');
  const given = headers.get('x-webhook-signature') ?? '';
  return isSameSecret(given, `sha256=${expected}`);
}

/** Whether this process has already accepted the same signed call; records it otherwise. */
export function isRepeated(headers: Headers, nowMs: number): boolean {
  const signature = headers.get('x-webhook-signature') ?? '';
  for (const [known, sentAt] of taken) {
    if (nowMs / 1_000 - sentAt > TOLERANCE_SECONDS || taken.size >= MOST_REMEMBERED) taken.delete(known);
  }
  if (taken.has(signature)) return true;
  taken.set(signature, timestampOf(headers) ?? 0);
  return false;
}

/**
 * Whether a webhook's body reports a change visible to visitors. Saving a draft sends `entry.update` (or `create`)
 * with an entry without a publishing date; everything else counts, even an unknown body.
 */
export function isVisibleChange(body: unknown): boolean {
  if (!isRecord(body)) return true;
  const isSaved = body.event === 'entry.update' || body.event === 'entry.create';
  const isDraft = isRecord(body.entry) && body.entry.publishedAt === null;
  return !(isSaved && isDraft);
}

function timestampOf(headers: Headers): number | null {
  const text = headers.get('x-webhook-timestamp') ?? '';
  return /^\d{1,12}$/.test(text) ? Number(text) : null;
}
