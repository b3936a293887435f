import type { SeoRecord } from '@/lib/content/schema-seo';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { defaultFormSettings, type FormSettings } from '@/lib/forms/settings';
import { parseUrl } from '@/lib/routing/parse-url';
import type { Locale } from '@/i18n/routing';

/** The parameters of a link in an e-mail (`/unsubscribe`, `/confirmation`; R-UNS-01, R-UNS-02). */
export interface EmailLink {
  contact: string;
  code: string;
}

/** Fields of `/confirmation` for entry by hand (R-UNS-02). */
export const CONFIRMATION_FIELDS: readonly FieldDescriptor[] = [
  { name: 'contact', type: 'login', labelKey: 'login' },
  { name: 'code', type: 'code' },
];

const MAX_CONTACT_LENGTH = 320;
const MAX_CODE_LENGTH = 200;
const MAX_LINKS = 8;

/** The contact and code in a query, or null when one of them is missing. Never throws. */
export function readEmailLink(query: Pick<URLSearchParams, 'get'>): EmailLink | null {
  const contact = readContact(query.get('contact') ?? '');
  const code = (query.get('code') ?? '').trim();
  const isWhole = contact !== '' && code !== '';
  return isWhole && contact.length <= MAX_CONTACT_LENGTH && code.length <= MAX_CODE_LENGTH
    ? { contact, code }
    : null;
}

/** An unencoded plus sign arrives as a space, which no contact contains. */
function readContact(value: string): string {
  const contact = value.trim();
  return contact.includes('@') ? contact.replaceAll(' ', '+') : contact;
}

export interface ContactChannels {
  telephone: { text: string; href: string } | null;
  /** Names of the languages spoken there, in the reader's language. */
  languages: readonly string[];
  links: readonly { href: string; label: string }[];
}

/** The contact channels in the operator's organization record (R-SEO-04); unusable ones are left out. */
export function contactChannels(organization: SeoRecord['organization'], locale: Locale): ContactChannels {
  const point = organization?.contactPoint;
  const text = point?.telephone?.trim() ?? '';
  const digits = text.replace(/[^\d+]/g, '');
  return {
    telephone: /^\+?\d{3,20}$/.test(digits) ? { text, href: `tel:${digits}` } : null,
    languages: [...new Set(point?.availableLanguage ?? [])].map((code) => languageName(code, locale)),
    links: [...new Set(organization?.sameAs ?? [])].flatMap(toLink).slice(0, MAX_LINKS),
  };
}

function languageName(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

function toLink(address: string) {
  const url = /^https?:\/\//i.test(address) ? parseUrl(address) : null;
  if (url === null) return [];
  return [{ href: url.href, label: networkName(url.hostname) }];
}

/** Networks whose name is not their capitalised domain. */
const NETWORKS: Readonly<Record<string, string>> = {
  't.me': 'Telegram',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  'linkedin.com': 'LinkedIn',
};

/** A network's name: `Facebook` for `www.facebook.com`. */
function networkName(hostname: string): string {
  const host = hostname.replace(/^(?:www|m)\./, '');
  const word = host.split('.')[0] ?? host;
  return NETWORKS[host] ?? word.charAt(0).toUpperCase() + word.slice(1);
}

type Configured = Pick<FormSettings, 'messages' | 'masks' | 'patterns'>;

/** Only the settings these fields use, so that a page contains no more than its form needs. */
export function formSettingsFor(
  fields: readonly FieldDescriptor[],
  { messages, masks, patterns }: Configured,
  locale: Locale,
): FormSettings {
  const used = new Set(fields.flatMap(({ name, type }) => [name, type]));
  const pick = (table: Readonly<Record<string, string | null>>) =>
    Object.fromEntries(Object.entries(table).filter(([key]) => used.has(key)));
  return { ...defaultFormSettings(locale), messages, masks: pick(masks), patterns: pick(patterns) };
}
