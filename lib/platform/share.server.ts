import 'server-only';
import { markMadeOfDefaults } from '@/lib/upstream/degraded.server';
import { env } from '@/lib/env/server';
import { logFailedRead, reasonOf } from '@/lib/upstream/failed-read';
import { requestLimitMs } from '@/lib/upstream/read-deadline.server';
import { ReadThrough } from '@/lib/upstream/read-through.server';
import { requestUpstream, UpstreamFailure } from '@/lib/upstream/request.server';
import type { Locale } from '@/i18n/routing';
import { isRecord } from '@/lib/is-record';
import { responseJson } from './response-json.server';
import { createPlatformClient, type Transport } from './client';
import type { PlatformMethod } from './method';
import { PlatformError } from './error';

/** Reads that are the same for everyone, by method, locale and input. */
export const platformReads = new ReadThrough('platform');

/** Server transport without a visitor: no cookie is sent, so the response is the same for everyone. */
const publicTransport: Transport = async ({ path, signal }) => {
  const response = await requestUpstream({
    url: `${env.PLATFORM_URL}${path}`,
    headers: { accept: 'application/json' },
    timeoutMs: requestLimitMs(),
    ...(signal ? { signal } : {}),
  });
  return { status: response.status, body: responseJson(response.bytes) };
};

/**
 * A public read that is the same for everyone, shared by concurrent pages. On failure it returns the last good response
 * of the same call (decision 0002), or null where there is none; the page is then regenerated soon. Never throws. A
 * response that misses a page's deadline is a failure for that page only.
 */
export async function readPublic<Input extends object, Output>(
  method: PlatformMethod<Input, Output>,
  input: Input,
  locale: Locale,
): Promise<Output | null> {
  const key = `${method.name} ${locale} ${JSON.stringify(input)}`;
  const since = performance.now();
  const outcome = await platformReads.through({
    key,
    reading: platformReads.share(key, () => clientFor(locale).call(method, input)),
    late: () => lateRead(method.name),
    judge: (data) => (isWorthKeeping(input, data) ? 'keep' : 'drop'),
  });
  if (outcome.state === 'read') return outcome.value;
  const { reason, status } = reasonOf(outcome.error);
  logFailedRead('platform-read-failed', { method: method.name }, { side: 'platform', since, reason, status });
  if (outcome.state === 'last-good') return outcome.value;
  await markMadeOfDefaults();
  return null;
}

function lateRead(method: string): PlatformError {
  const cause = new UpstreamFailure('timeout', env.PLATFORM_URL);
  return new PlatformError({ type: 'NetworkFailure', method, httpStatus: 0, cause });
}

function clientFor(locale: Locale) {
  return createPlatformClient(publicTransport, () => ({ locale, isFramed: false }));
}

/** Whether later pages can use a read: made-up URLs must not evict responses that real pages fall back on. */
function isWorthKeeping(input: object, data: unknown): boolean {
  return !isOfOneItem(input) || !isEmptyList(data);
}

const ITEM_KEYS = ['id', 'sysname', 'sysnames'];
const isOfOneItem = (input: object) => ITEM_KEYS.some((key) => key in input);

function isEmptyList(data: unknown): boolean {
  return isRecord(data) && Array.isArray(data.items) && data.items.length === 0;
}
