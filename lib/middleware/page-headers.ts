import { REPORT_PATH } from '@/lib/content-policy/policy';
import { env } from '@/lib/env/server';
import { REVALIDATED } from '@/server/agreed-names.mjs';
import { PRIVATE_NO_STORE } from './responses';

const VERIFICATION_PATH = '/profile/verification';
const ALWAYS_OFF = 'geolocation=(),payment=(),usb=(),serial=(),hid=(),midi=(),display-capture=()';
const SENSORS_OFF = `camera=(),microphone=(),${ALWAYS_OFF}`;

/**
 * Headers of every page besides its content security policy and those of every response
 * (`server/response-headers.mjs`). Only the verification page, always entered as a new document, may use the camera
 * and delegate it to the verification service; the social sign-in keeps its opener.
 */
export function pageHeaders(sitePath: string, isPreviewed = false): Record<string, string> {
  return {
    // With Next.js's own value a browser may show year-old copies while it revalidates. The guest guard makes the
    // player's own pages private; drafts belong to the editor who views them.
    'cache-control': isPreviewed ? PRIVATE_NO_STORE : REVALIDATED,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': sitePath === VERIFICATION_PATH ? sensorsOfVerification() : SENSORS_OFF,
    'reporting-endpoints': `csp="${REPORT_PATH}"`,
  };
}

/** A page can delegate only what it may use itself. The service's exact origin is known only with its token. */
function sensorsOfVerification(): string {
  const allowed = ['self', ...env.VERIFICATION_ORIGINS.map((origin) => `"${origin}"`)].join(' ');
  return `camera=(${allowed}),microphone=(${allowed}),${ALWAYS_OFF}`;
}
