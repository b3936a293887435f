import { SESSION_COOKIE } from '@/server/agreed-names.mjs';

/**
 * Whether a request has a session cookie. Reads the header itself: the parser of Next.js drops a value that it cannot
 * decode, but the platform gets the header as it was sent.
 */
export function hasSession(headers: Pick<Headers, 'get'>): boolean {
  return SESSION_COOKIE.test(headers.get('cookie') ?? '');
}
