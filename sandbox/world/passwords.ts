import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
/** Light on purpose: the sandbox signs in many players on small machines, and its accounts are invented. */
const COST = 1024;

/** Salted scrypt hash as `salt:key` in hex. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, KEY_BYTES, { N: COST }).toString('hex')}`;
}

export function isPasswordOf(password: string, stored: string | null): boolean {
  const [salt, key] = (stored ?? '').split(':');
  if (salt === undefined || key === undefined) return false;
  const given = scryptSync(password, Buffer.from(salt, 'hex'), KEY_BYTES, { N: COST });
  return timingSafeEqual(given, Buffer.from(key, 'hex'));
}
