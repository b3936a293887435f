import 'server-only';
import { env } from '@/lib/env/server';
import { responseJson } from '@/lib/platform/response-json.server';
import { encodeQuery } from '@/lib/platform/encode';
import { readEnvelope } from '@/lib/platform/envelope';
import { requestUpstream } from '@/lib/upstream/request.server';

export interface PlatformQuestion {
  method: string;
  locale: string;
  headers?: Record<string, string>;
  isFramed?: boolean;
  /** Milliseconds of the whole exchange. */
  timeoutMs: number;
}

/**
 * Calls a read method of the platform for the middleware and returns the data inside the envelope, unparsed.
 * @throws PlatformError for an error, or anything but an envelope.
 * @throws UpstreamFailure when there was no complete response.
 */
export async function requestPlatform({
  method,
  locale,
  headers,
  isFramed = false,
  timeoutMs,
}: PlatformQuestion): Promise<unknown> {
  const query = encodeQuery({ verb: 'GET' }, {}, { locale, isFramed });
  const response = await requestUpstream({
    url: `${env.PLATFORM_URL}/api/${method}?${query}`,
    headers: { accept: 'application/json', ...headers },
    timeoutMs,
  });
  return readEnvelope(method, response.status, responseJson(response.bytes));
}
