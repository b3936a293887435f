import 'server-only';
import type { Locale } from '@/i18n/routing';
import { env } from '@/lib/env/server';
import { responseJson } from '@/lib/platform/response-json.server';
import { createPlatformClient, type Transport } from '@/lib/platform/client';
import { requestUpstream } from '@/lib/upstream/request.server';
import { isFramed } from '@/lib/upstream/is-framed';
import { visitorHeaders } from '@/lib/upstream/gateway-headers';

/**
 * Forwards the visitor's cookies, except those that open drafts of the content system, and headers a session may be
 * tied to; only for pages with the player's own data, which are never cached.
 */
function visitorTransport(given: Pick<Headers, 'get'>): Transport {
  return async ({ path }) => {
    const response = await requestUpstream({
      url: `${env.PLATFORM_URL}${path}`,
      headers: { accept: 'application/json', ...visitorHeaders(given) },
      timeoutMs: env.READ_TIMEOUT_MS,
    });
    return { status: response.status, body: responseJson(response.bytes) };
  };
}

/** A platform client acting as the visitor with these headers, for reads on the server. */
export function visitorClient(locale: Locale, headers: Pick<Headers, 'get'>) {
  return createPlatformClient(visitorTransport(headers), () => ({ locale, isFramed: isFramed(headers) }));
}
