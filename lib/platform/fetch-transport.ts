import type { Transport } from './client';
import { parseJson } from '@/lib/parse-json';

const READ_TIMEOUT_MS = 15_000;

/** Plain `fetch` for the read-only client (`read.ts`); keeps the heavier transport out of the first load. */
export const fetchTransport: Transport = async ({ path, verb, body, method, signal }) => {
  // `AbortSignal.any` is missing in the oldest browsers the site supports.
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, READ_TIMEOUT_MS);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(path, {
      method: verb,
      body: body ?? null,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { Accept: 'application/json' },
      // Sent when a page is left: the browser completes it.
      keepalive: method === 'events.handle',
      signal: controller.signal,
    });
    // A truncated body rejects; the envelope handles a complete one that is not JSON.
    return { status: response.status, body: parseJson(await response.text()) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};
