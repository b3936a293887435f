import { SESSION_COOKIE } from '@/server/agreed-names.mjs';

/** Whether there is a session cookie. Next.js's parser drops undecodable values, which the platform still gets. */
export function hasSession(headers: Pick<Headers, 'get'>): boolean {
  return SESSION_COOKIE.test(headers.get('cookie') ?? '');
}
