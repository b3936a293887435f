import 'server-only';
import type { Locale } from '@/i18n/routing';
import { env } from '@/lib/env/server';
import { answerJson } from '@/lib/platform/answer-json.server';
import { createPlatformClient, type Transport } from '@/lib/platform/client';
import { platformCookies } from '@/lib/upstream/platform-cookies';
import { requestUpstream } from '@/lib/upstream/request.server';

/**
 * Carries the visitor's own cookies, but for those that open drafts of the content system; only for pages that render the
 * player's own data, which nothing stores.
 */
function visitorTransport(cookie: string): Transport {
  return async ({ path }) => {
    const answer = await requestUpstream({
      url: `${env.PLATFORM_URL}${path}`,
      headers: { accept: 'application/json', cookie: platformCookies(cookie) },
      timeoutMs: env.READ_TIMEOUT_MS,
    });
    return { status: answer.status, body: answerJson(answer.bytes) };
  };
}

/** The platform as the visitor with these cookies sees it, for reads on the server. */
export function visitorClient(locale: Locale, cookie: string) {
  return createPlatformClient(visitorTransport(cookie), () => ({ locale, isFramed: false }));
}
