import { SERVICE_FILES, SERVICE_FOLDERS } from '@/server/service-paths.mjs';
import { PROFILE_CHILDREN } from './account-parts';

/** Fixed second segments by first segment; parameters are not listed. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  betting: [],
  bets: [],
  cashier: [
    'billing',
    'deposit',
    'history',
    'paycancel',
    'payfail',
    'paymobile',
    'paynewwindow',
    'paypending',
    'paysuccess',
    'receipt',
    'wallet',
    'withdraw',
  ],
  confirmation: ['success'],
  game: [],
  gamehall: [],
  jackpots: [],
  loyalty: ['shop'],
  offers: [],
  profile: PROFILE_CHILDREN,
  promotions: [],
  providers: [],
  'responsible-game': [],
  support: [],
  tournaments: [],
  unsubscribe: [],
  winners: [],
};

/** Paths served by route handlers or files, never by a page. */
const SERVICES = [...SERVICE_FOLDERS, ...SERVICE_FILES];

const INTERNAL = ['_gallery', '_icons', '_system', '_'] as const;

/** First segments a content page of `/{slug}` may not take (R-HOME-02). */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  ...Object.keys(PAGES),
  ...SERVICES,
  ...INTERNAL,
  'en',
  'fr',
]);

const SERVICE_SEGMENTS: ReadonlySet<string> = new Set([...SERVICES, '_system', '_']);

/** Whether a first segment belongs to a page of its own. */
export function isPageSegment(segment: string): boolean {
  return Object.hasOwn(PAGES, segment) || segment === '_icons';
}

/** Whether an address from the root, without locale prefix, belongs to a route handler or a file. */
export function isServicePath(path: string): boolean {
  return SERVICE_SEGMENTS.has(/^\/([^/?#]*)/.exec(path)?.[1] ?? '');
}

const MAX_SLUG_LENGTH = 100;
const SLUG = /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}._~-]*$/u;

/** Whether a decoded first segment may be the slug of a content page: one plain word, no reserved name (R-HOME-02). */
export function isSlug(value: string): boolean {
  return value.length <= MAX_SLUG_LENGTH && SLUG.test(value) && !RESERVED_SEGMENTS.has(value);
}

/**
 * Lower-cases the locale and the fixed segments of a known route, not its parameters: `/FR/Cashier/Deposit/Visa` →
 * `/fr/cashier/deposit/Visa`. Spec silent; chosen because a typing error must not end in an error page.
 */
export function fixLetterCase(path: string): string {
  const parts = path.split('/');
  const locale = (parts[1] ?? '').toLowerCase();
  const start = locale === 'en' || locale === 'fr' ? 2 : 1;
  const first = (parts[start] ?? '').toLowerCase();
  if (start === 2) parts[1] = locale;
  if (isPageSegment(first)) lowerKnownWords(parts, start, first);
  return parts.join('/');
}

function lowerKnownWords(parts: string[], start: number, first: string): void {
  parts[start] = first;
  const second = parts[start + 1]?.toLowerCase();
  if (second !== undefined && PAGES[first]?.includes(second)) parts[start + 1] = second;
  const third = parts[start + 2]?.toLowerCase();
  if (first === 'tournaments' && third === 'gamehall') parts[start + 2] = third;
}
