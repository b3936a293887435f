import { randomBytes } from 'node:crypto';
import { execute, firstRow } from '../world/sql';
import type { World } from '../world/world';

const COOKIE = 'sid';

/** Value of the `sid` cookie a request carries, or null. */
export function readSid(request: Request): string | null {
  for (const part of (request.headers.get('Cookie') ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === COOKIE && value !== undefined && value !== '') return value;
  }
  return null;
}

/** The signed-in player of a request; 0 for a guest and for a session that no longer holds. */
export function uidOfRequest(world: World, request: Request): number {
  const sid = readSid(request);
  if (sid === null) return 0;
  return firstRow<{ uid: number }>(world, 'select uid from sessions where id = ?', sid)?.uid ?? 0;
}

/** Starts a session stored in the database, so that it outlives a restart; returns its random id. */
export function openSession(world: World, uid: number): string {
  const sid = randomBytes(24).toString('base64url');
  execute(world, 'insert into sessions (id, uid, created_at) values (?, ?, ?)', sid, uid, world.clock.now());
  return sid;
}

export function endSession(world: World, sid: string): void {
  execute(world, 'delete from sessions where id = ?', sid);
}

/** Ends every session of a player, for instance after a change of password. */
export function endSessionsOf(world: World, uid: number): void {
  execute(world, 'delete from sessions where uid = ?', uid);
}

interface CookieSite {
  isFramed: boolean;
  isHttps: boolean;
}

/** The `Set-Cookie` text; a null sid clears the cookie. A framed page needs `SameSite=None`. */
export function sidCookie(sid: string | null, { isFramed, isHttps }: CookieSite): string {
  const parts = [`${COOKIE}=${sid ?? ''}`, 'Path=/', 'HttpOnly'];
  if (isFramed) parts.push('SameSite=None', 'Secure', 'Partitioned');
  else parts.push('SameSite=Lax', ...(isHttps ? ['Secure'] : []));
  if (sid === null) parts.push('Max-Age=0');
  return parts.join('; ');
}
