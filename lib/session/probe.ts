import { isRecord } from '@/lib/is-record';
import { browserContext } from '@/lib/platform/browser-context';
import { callQuery } from '@/lib/platform/call-query';
import type { TransportResponse } from '@/lib/platform/client';
import { INFO_LIMIT_MS } from './info-limit';
import { parseJson } from '@/lib/parse-json';
import type { Probe } from './types';

const loadReader = () => import('./read-info');

/**
 * Who is signed in. Only a player's response or a failure loads the parsing code; a guest's needs none.
 * @param early A response requested before hydration (`EarlyActions.info`), used instead of a new one.
 */
export async function probeSession(early?: Promise<Response>): Promise<Probe> {
  // A returning player's response will need it.
  if (early) void loadReader().catch(() => undefined);
  const response = await fetchInfo(early);
  if (isGuestResponse(response)) return { kind: 'guest' };
  const { readInfo } = await loadReader();
  return readInfo(response);
}

/** Status 0 means no response at all. A returning player's page has no buttons while it waits for one. */
async function fetchInfo(early?: Promise<Response>): Promise<TransportResponse> {
  try {
    const response = await (early ??
      fetch(`/api/account.getInfo?${callQuery(browserContext())}`, {
        cache: 'no-store',
        headers: { Accept: 'application/json' },
        signal: AbortSignal.timeout(INFO_LIMIT_MS),
      }));
    // A clone: React runs effects twice in development.
    return { status: response.status, body: parseJson(await response.clone().text()) };
  } catch {
    return { status: 0, body: undefined };
  }
}

function isGuestResponse({ status, body }: TransportResponse): boolean {
  if (status !== 200 || !isRecord(body) || (body.error !== null && body.error !== undefined)) return false;
  return isRecord(body.data) && body.data.uid === 0;
}
