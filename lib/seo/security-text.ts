import { routing } from '@/i18n/routing';

/** Longer than any cache on the way, short enough that an abandoned text expires. Days. */
const LIFE_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * The text of `/.well-known/security.txt` (RFC 9116). Its expiry moves with each day that the site serves it.
 * @param contacts URLs to report to, the preferred one first.
 * @param site Origin of the site.
 * @param now Milliseconds since 1970.
 */
export function securityText(contacts: readonly string[], site: string, now: number): string {
  const end = new Date((Math.floor(now / DAY_MS) + LIFE_DAYS) * DAY_MS);
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${end.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${routing.locales.join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
