import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PROFILE_CHILDREN } from './account-parts';
import { isSlug } from './known-routes';
import { isKnownRoute } from './route-patterns';

const app = fileURLToPath(new URL('../../app/[locale]', import.meta.url));
const cashier = (page: string) => `/cashier/${page}`;

/** Paths of pages as their folders define them; folders in brackets do not count. */
function pagePatterns(): string[] {
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|[\\/])page\.tsx$/.test(file))
    .map(
      (file) =>
        `/${file
          .split(/[\\/]/)
          .slice(0, -1)
          .filter((name) => !name.startsWith('('))
          .join('/')}`,
    )
    .filter((pattern) => pattern !== '/[...rest]' && !/^\/%5F(?!icons)/.test(pattern))
    .map((pattern) => pattern.replace('%5F', '_'));
}

/** Whether a page's folder matches a path; a fixed segment is no slug. */
function isPageOf(pattern: string, path: string): boolean {
  if (pattern === '/[slug]') return isSlug(path.slice(1));
  const source = pattern.replaceAll(/\/\[\[\.{3}\w+\]\]/g, '(?:/.+)?').replaceAll(/\[\w+\]/g, '[^/]+');
  return new RegExp(`^${source}$`).test(path);
}

describe('isKnownRoute', () => {
  it.each([
    ['R-ROUTE-04', ['/']],
    ['R-ROUTE-05', ['/terms']],
    ['R-ROUTE-06', ['/betting']],
    ['R-ROUTE-07', ['/cashier']],
    ['R-ROUTE-08', ['/cashier/billing']],
    ['R-ROUTE-09', ['/cashier/deposit', '/cashier/deposit/card']],
    ['R-ROUTE-10', ['/cashier/history']],
    ['R-ROUTE-11', ['paycancel', 'paymobile', 'paynewwindow', 'receipt', 'wallet', 'withdraw'].map(cashier)],
    [
      'R-ROUTE-12',
      ['payfail', 'paypending', 'paysuccess', 'payfail/1', 'paypending/1', 'paysuccess/1'].map(cashier),
    ],
    ['R-ROUTE-13', ['/confirmation', '/confirmation/success']],
    ['R-ROUTE-14', ['/game/book-of-sun']],
    ['R-ROUTE-15', ['/gamehall']],
    ['R-ROUTE-16', ['/gamehall/3']],
    ['R-ROUTE-17', ['/jackpots', '/jackpots/1']],
    ['R-ROUTE-18', ['/loyalty', '/loyalty/shop', '/loyalty/club']],
    ['R-ROUTE-19', ['/offers', '/offers/1']],
    ['R-ROUTE-20', ['/profile']],
    ['R-ROUTE-21', PROFILE_CHILDREN.map((child) => `/profile/${child}`)],
    ['R-ROUTE-22', ['/promotions', '/promotions/1']],
    ['R-ROUTE-23', ['/providers', '/support', '/unsubscribe', '/winners']],
    ['R-ROUTE-24', ['/tournaments', '/tournaments/7', '/tournaments/7/gamehall']],
    ['R-ROUTE-25', ['/_icons']],
    ['R-ROUTE-26', ['/responsible-game', '/bets', '/bets/a/b']],
  ])('%s: %j have a page and are known', (_number, paths) => {
    for (const path of paths) {
      expect(isKnownRoute(path), path).toBe(true);
      expect(
        pagePatterns().some((pattern) => isPageOf(pattern, path)),
        path,
      ).toBe(true);
    }
  });

  it.each([
    ['/cashier/paysuccess/dep%3A9002', true],
    ['/cashier/paypending/2026.11.30-77', true],
    ['/cashier/deposit/visa.eu', true],
    ['/cashier/deposit/!!', false],
    ['/cashier/paysuccess/a%20b', false],
    ['/cashier/paysuccess/a%2Fb', false],
    ['/cashier/paysuccess/%2E%2E', false],
    ['/cashier/paysuccess/%E0%A4', false],
  ])('R-ROUTE-09, R-ROUTE-12: whether %s can be a page of a payment: %s', (path, expected) => {
    expect(isKnownRoute(path)).toBe(expected);
  });

  it('R-ROUTE-27: parameters are named slug, sysname, id, transaction; rest is what no page reads', () => {
    const names = pagePatterns().flatMap((pattern) => pattern.match(/\w+(?=\])/g) ?? []);
    expect([...new Set(names)].sort()).toEqual(['id', 'rest', 'slug', 'sysname', 'transaction']);
  });

  it.each([
    '/a/b',
    '/offers/1/2',
    '/game',
    '/gamehall/',
    '/profile/nothing',
    '/cashier/nothing',
    '/cashier/withdraw/card',
    '/tournaments/1/other',
    '/api',
    '/en',
    '/_/missing',
    '/.env',
  ])('R-ROUTE-03: %s is no route', (path) => {
    expect(isKnownRoute(path)).toBe(false);
  });
});
