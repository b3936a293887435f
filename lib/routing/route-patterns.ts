import { decodedPart } from './encode';
import { isSlug } from './known-routes';
import { GALLERY_PATH, isGalleryOpen } from '@/lib/env/gallery';
import { PROFILE_CHILDREN } from './account-parts';

/**
 * Routes without locale prefix: `*` is one parameter, `+` one that can be a name or an id, `**` any rest. Pages of a
 * player have no `*`: they cannot report that their item does not exist (`components/content/missing-page`).
 */
const PATTERNS: readonly string[] = [
  '/',
  '/betting',
  '/support',
  '/unsubscribe',
  '/providers',
  '/winners',
  '/confirmation',
  '/confirmation/success',
  '/gamehall',
  '/gamehall/*',
  '/game/*',
  '/jackpots',
  '/jackpots/*',
  '/tournaments',
  '/tournaments/*',
  '/tournaments/*/gamehall',
  '/offers',
  '/offers/*',
  '/promotions',
  '/promotions/*',
  '/loyalty',
  '/loyalty/*',
  '/cashier',
  '/cashier/billing',
  '/cashier/deposit',
  '/cashier/deposit/+',
  '/cashier/history',
  '/cashier/paycancel',
  '/cashier/payfail',
  '/cashier/payfail/+',
  '/cashier/paymobile',
  '/cashier/paynewwindow',
  '/cashier/paypending',
  '/cashier/paypending/+',
  '/cashier/paysuccess',
  '/cashier/paysuccess/+',
  '/cashier/receipt',
  '/cashier/wallet',
  '/cashier/withdraw',
  '/profile',
  ...PROFILE_CHILDREN.map((child) => `/profile/${child}`),
  '/responsible-game',
  '/bets/**',
  '/_icons',
];

const NAME_OR_ID = /^(?!\.+$)[\w.:~-]{1,100}$/;
const SPLIT = PATTERNS.map((pattern) => pattern.split('/'));

/** The page itself checks whether its item exists. */
export function isKnownRoute(path: string): boolean {
  if (path === GALLERY_PATH) return isGalleryOpen();
  const parts = path.split('/');
  if (parts.length === 2 && isSlug(decodedPart(parts[1] ?? '') ?? '')) return true;
  return SPLIT.some((pattern) => matches(pattern, parts));
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  const isOpen = pattern.at(-1) === '**';
  const fixed = isOpen ? pattern.slice(0, -1) : pattern;
  if (isOpen ? parts.length < fixed.length : parts.length !== fixed.length) return false;
  return fixed.every((word, index) => isPart(word, parts[index] ?? ''));
}

function isPart(word: string, part: string): boolean {
  if (word === '+') return NAME_OR_ID.test(decodedPart(part) ?? '');
  return word === '*' ? part !== '' : word === part;
}
