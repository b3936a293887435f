import { createHmac, timingSafeEqual } from 'node:crypto';
import type { World } from '../world/world';

const PREFIX = '_act-sbx-jwt-';
const LIFETIME_SECONDS = 600;

/** Access token of the identity check. Only tokens of this form carry an address: the kit loads its page from `url`. */
export function makeVerificationToken(world: World, uid: number, url: string): string {
  const exp = Math.floor(world.clock.now() / 1000) + LIFETIME_SECONDS;
  const unsigned = `${encode({ alg: 'HS256' })}.${encode({ url, sub: String(uid), exp })}`;
  return `${PREFIX}${unsigned}.${sign(unsigned)}`;
}

/** The player a token was made for, or 0 when it is forged or too old. */
export function uidOfVerificationToken(world: World, token: string): number {
  const [header = '', payload = '', signature = ''] = token.replace(PREFIX, '').split('.');
  const expected = Buffer.from(sign(`${header}.${payload}`));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 0;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string; exp: number };
  return claims.exp * 1000 > world.clock.now() ? Number(claims.sub) : 0;
}

function sign(text: string): string {
  return createHmac('sha256', 'sandbox-verification').update(text).digest('base64url');
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
