import { env, isSecureSite } from '@/lib/env/server';
import { PRIVATE_NO_STORE } from './answers';

const VERIFICATION_PATH = '/profile/verification';
const SENSORS_OFF = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';
const HSTS = 'max-age=63072000; includeSubDomains; preload';

/**
 * Headers of every page. Only the verification page may use the camera, and hand it to the verification service alone
 * (its address is always entered as a new document); only the configured sites may frame the product; the social sign-in
 * keeps its opener.
 */
export function pageHeaders(sitePath: string, isPreviewed = false): Record<string, string> {
  return {
    // Not the framework's own, which lets a browser show year-old copies while it asks again. The guest guard makes the
    // player's own pages private; drafts belong to the editor who looks at them.
    'cache-control': isPreviewed ? PRIVATE_NO_STORE : 'public, max-age=0, must-revalidate',
    'content-security-policy': `frame-ancestors ${env.FRAME_ANCESTORS}; base-uri 'none'; object-src 'none'`,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': sitePath === VERIFICATION_PATH ? sensorsOfVerification() : SENSORS_OFF,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(isSecureSite() ? { 'strict-transport-security': HSTS } : {}),
  };
}

/** A page can hand on only what it may use itself. The service's own address is known no sooner than its token. */
function sensorsOfVerification(): string {
  const allowed = ['self', ...env.VERIFICATION_ORIGINS.map((origin) => `"${origin}"`)].join(' ');
  return `camera=(${allowed}), microphone=(${allowed}), geolocation=(), payment=(), usb=()`;
}
