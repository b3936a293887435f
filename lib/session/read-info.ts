import type { TransportResponse } from '@/lib/platform/client';
import { readEnvelope } from '@/lib/platform/envelope';
import { PlatformError } from '@/lib/platform/error';
import { getInfo } from './api';
import { isSignedOut } from '@/lib/platform/is-signed-out';
import type { Probe } from './types';

/** Parses a response of `account.getInfo` that is not plainly a guest's. A refused session is a guest. */
export function readInfo({ status, body }: TransportResponse): Probe {
  const method = getInfo.name;
  if (status === 0) return failed(new PlatformError({ type: 'NetworkFailure', method, httpStatus: 0 }));
  try {
    const parsed = getInfo.output.safeParse(readEnvelope(method, status, body));
    if (!parsed.success) {
      return failed(new PlatformError({ type: 'MalformedResponse', method, httpStatus: status }));
    }
    return parsed.data.uid > 0 ? { kind: 'player', user: parsed.data } : { kind: 'guest' };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return isSignedOut(error) ? { kind: 'guest' } : failed(error);
  }
}

function failed(error: PlatformError): Probe {
  return { kind: 'failed', error };
}
