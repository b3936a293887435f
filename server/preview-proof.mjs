// @ts-check
import { createHmac } from 'node:crypto';
import { PREVIEW_COOKIE } from './agreed-names.mjs';
import { DRAFT_COOKIE } from './next-internals/draft-mode.mjs';
import { isRunning, isSameSecret } from './signature-checks.mjs';

/** A working day; the link can be opened again. */
const LIFE_SECONDS = 8 * 3_600;

/** Set by `/preview` besides Next.js's cookie. */
const nameOf = () => PREVIEW_COOKIE[/^https:/i.test(process.env.SITE_URL ?? '') ? 'https' : 'http'];

/** @param {string} secret @param {string} until */
const sign = (secret, until) => createHmac('sha256', secret).update(`preview\n${until}`).digest('hex');

/**
 * Proof that a browser used a signed link: its expiry (Unix seconds) and the signature with `PREVIEW_SECRET`.
 * @param {string} secret @param {number} now in milliseconds
 */
export function proofOf(secret, now) {
  const until = String(Math.floor(now / 1_000) + LIFE_SECONDS);
  return `${until}.${sign(secret, until)}`;
}

/** @param {string} secret @param {string} proof @param {number} now in milliseconds */
function isProof(secret, proof, now) {
  const [until = '', signature = ''] = proof.split('.');
  return isRunning(until, now, LIFE_SECONDS) && isSameSecret(signature, sign(secret, until));
}

/**
 * `Set-Cookie` that sets or removes the proof. In another site's frame, such as the content system's, browsers return
 * only cookies meant for it.
 * @param {string | null} proof @param {boolean} isFramed
 */
export function proofCookie(proof, isFramed) {
  const scope = isFramed ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax';
  const secure = nameOf().startsWith('__Host-') && !isFramed ? '; Secure' : '';
  // Next.js rewrites the header and leaves out a lifetime of 0, so that only a date removes the cookie.
  const life = proof === null ? 'Expires=Thu, 01 Jan 1970 00:00:00 GMT' : `Max-Age=${LIFE_SECONDS}`;
  return `${nameOf()}=${proof ?? ''}; Path=/; HttpOnly; ${life}; ${scope}${secure}`;
}

/**
 * Removes the draft mode cookie from a request without proof: its value is the same for all users of a build.
 * @param {import('./types').Request} request
 */
export function requireProof({ headers }) {
  const { cookie } = headers;
  if (cookie === undefined || !cookie.includes(DRAFT_COOKIE)) return;
  const cookies = cookie.split(';').map((part) => part.trim());
  const name = `${nameOf()}=`;
  const secret = process.env.PREVIEW_SECRET;
  const proofs = cookies.filter((part) => part.startsWith(name)).map((part) => part.slice(name.length));
  if (secret && proofs.some((proof) => isProof(secret, proof, Date.now()))) return;
  headers.cookie = cookies.filter((part) => !part.startsWith(`${DRAFT_COOKIE}=`)).join('; ');
}
