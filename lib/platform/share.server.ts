import 'server-only';
import { markDegraded, markMadeOfDefaults } from '@/lib/upstream/degraded.server';
import { env } from '@/lib/env/server';
import { logFailedRead } from '@/lib/upstream/failed-read';
import { answerBy, readDeadline } from '@/lib/upstream/read-deadline.server';
import { requestUpstream, UpstreamFailure } from '@/lib/upstream/request.server';
import { shared } from '@/server/shared-state.mjs';
import type { Locale } from '@/i18n/routing';
import { answerJson } from './answer-json.server';
import { createPlatformClient, type Transport } from './client';
import type { PlatformMethod } from './method';
import { PlatformError } from './error';

/** How long one finished answer serves several pages. A page itself is made again after a minute. */
const SHARE_MS = 2_000;
/** Of all reads the longest unused one is forgotten first, its last good answer with it. */
const MAX_ENTRIES = 500;

export interface SharedRead {
  at: number;
  running: Promise<unknown> | null;
  lastGood: { value: unknown } | null;
}

const reads: Map<string, SharedRead> = (shared.publicReads ??= new Map());

/** Server transport without a visitor: no cookie goes along, so the answer is the same for everyone. */
const publicTransport: Transport = async ({ path, signal }) => {
  const answer = await requestUpstream({
    url: `${env.PLATFORM_URL}${path}`,
    headers: { accept: 'application/json' },
    timeoutMs: env.READ_TIMEOUT_MS,
    ...(signal ? { signal } : {}),
  });
  return { status: answer.status, body: answerJson(answer.bytes) };
};

/**
 * A public read made for everyone, shared by concurrent pages. On failure the last good answer of the same call is
 * given (decision 0002), and null where none ever came; the page is then made again soon. Never throws. An answer
 * too late for its page is a failure for this page alone.
 */
export async function readPublic<Input extends object, Output>(
  method: PlatformMethod<Input, Output>,
  input: Input,
  locale: Locale,
): Promise<Output | null> {
  const key = `${method.name} ${locale} ${JSON.stringify(input)}`;
  const entry = shareOf(key);
  const since = performance.now();
  try {
    const reading = runShared(entry, () => clientFor(locale).call(method, input)).finally(() => {
      if (!isWorthKeeping(input, entry)) reads.delete(key);
    });
    return (await answerBy(readDeadline(), reading, () => lateRead(method.name))) as Output;
  } catch (error) {
    logFailedRead(
      'platform-read-failed',
      { method: method.name },
      { side: 'platform', since, ...reasonOf(error) },
    );
    if (entry.lastGood === null) {
      await markMadeOfDefaults();
      return null;
    }
    await markDegraded();
    return entry.lastGood.value as Output;
  }
}

function lateRead(method: string): PlatformError {
  const cause = new UpstreamFailure('timeout', env.PLATFORM_URL);
  return new PlatformError({ type: 'NetworkFailure', method, httpStatus: 0, cause });
}

function reasonOf(error: unknown): { reason: string; status: number | null } {
  if (!(error instanceof PlatformError)) return { reason: 'unknown', status: null };
  const { cause, type, httpStatus } = error;
  return cause instanceof UpstreamFailure
    ? { reason: cause.reason, status: null }
    : { reason: type, status: httpStatus || null };
}

function clientFor(locale: Locale) {
  return createPlatformClient(publicTransport, () => ({ locale, isFramed: false }));
}

/**
 * Whether a read helps a later page. Addresses anybody makes up, of games that do not exist for instance, must not push out
 * the answers that real pages fall back on.
 */
function isWorthKeeping(input: object, { lastGood }: SharedRead): boolean {
  if (lastGood === null) return false;
  return !isOfOneItem(input) || !isEmptyList(lastGood.value);
}

const ITEM_KEYS = ['id', 'sysname', 'sysnames'];
const isOfOneItem = (input: object) => ITEM_KEYS.some((key) => key in input);

function isEmptyList(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'items' in answer &&
    Array.isArray(answer.items) &&
    answer.items.length === 0
  );
}

function runShared(entry: SharedRead, run: () => Promise<unknown>): Promise<unknown> {
  if (entry.running) return entry.running;
  if (entry.lastGood && Date.now() - entry.at < SHARE_MS) return Promise.resolve(entry.lastGood.value);
  entry.running = run()
    .then((value) => {
      entry.lastGood = { value };
      entry.at = Date.now();
      return value;
    })
    .finally(() => {
      entry.running = null;
    });
  return entry.running;
}

function shareOf(key: string): SharedRead {
  const known = reads.get(key);
  if (known) {
    // To the end of the line: the first in it is the longest unused.
    reads.delete(key);
    reads.set(key, known);
    return known;
  }
  if (reads.size >= MAX_ENTRIES) {
    const oldest = reads.keys().next();
    if (!oldest.done) reads.delete(oldest.value);
  }
  const entry: SharedRead = { at: 0, running: null, lastGood: null };
  reads.set(key, entry);
  return entry;
}
