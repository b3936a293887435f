import { isRecord } from '@/lib/is-record';
import { browserContext } from '@/lib/platform/browser-context';
import { callQuery } from '@/lib/platform/call-query';
import type { TransportResponse } from '@/lib/platform/client';
import { parseJson } from '@/lib/parse-json';
import type { Probe } from './types';

/** Once per document. Only a player's response or a failure loads the parsing code; a guest's needs none. */
export async function probeSession(): Promise<Probe> {
  const response = await fetchInfo();
  if (isGuestResponse(response)) return { kind: 'guest' };
  const { readInfo } = await import('./read-info');
  return readInfo(response);
}

/** Longer than the site itself waits for the platform: only a dead connection takes more. */
const RESPONSE_LIMIT_MS = 20_000;

/** Status 0 means no response at all. A returning player's page has no buttons while it waits for one. */
async function fetchInfo(): Promise<TransportResponse> {
  try {
    const response = await fetch(`/api/account.getInfo?${callQuery(browserContext())}`, {
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(RESPONSE_LIMIT_MS),
    });
    return { status: response.status, body: parseJson(await response.text()) };
  } catch {
    return { status: 0, body: undefined };
  }
}

function isGuestResponse({ status, body }: TransportResponse): boolean {
  if (status !== 200 || !isRecord(body) || (body.error !== null && body.error !== undefined)) return false;
  return isRecord(body.data) && body.data.uid === 0;
}
