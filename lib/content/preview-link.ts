import { createHmac } from 'node:crypto';
import { isLocale, type Locale } from '@/i18n/routing';
import { sameSitePath } from '@/lib/routing/external';
import { localePath } from '@/lib/routing/locale-path';
import { isRunning, isSameSecret } from '@/server/signature-checks.mjs';

/** Seconds; a link that claims to be valid for longer is refused. */
const LONGEST_LIFE = 86_400;

/**
 * The page a preview link leads to, with its locale prefix; null if not signed with this secret, expired, or to no page
 * of this site. The signature is the hex HMAC-SHA-256 of locale, path and expiry (Unix seconds), one per line.
 */
export function previewTarget(query: URLSearchParams, secret: string, now: number): string | null {
  const [locale, path, until, signature] = ['locale', 'path', 'until', 'signature'].map(
    (name) => query.get(name) ?? '',
  ) as [string, string, string, string];
  const isSigned = isSameSecret(signature, sign(secret, locale, path, until));
  if (!isSigned || !isLocale(locale) || !isRunning(until, now, LONGEST_LIFE)) return null;
  return pageOf(path, locale);
}

function pageOf(path: string, locale: Locale): string | null {
  return sameSitePath(path) === null ? null : sameSitePath(localePath(locale, path));
}

function sign(secret: string, locale: string, path: string, until: string): string {
  return createHmac('sha256', secret).update(`${locale}\n${path}\n${until}`).digest('hex');
}
