import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from './collections';
import { CONTENT_LOCALES, isContentObject, type ContentValue } from './content-value';

/** Routes of the product that hold no `##name##`. */
const ROUTES = [
  '/',
  '/betting',
  '/cashier',
  '/cashier/billing',
  '/cashier/deposit',
  '/cashier/history',
  '/cashier/paycancel',
  '/cashier/payfail',
  '/cashier/paymobile',
  '/cashier/paynewwindow',
  '/cashier/paypending',
  '/cashier/paysuccess',
  '/cashier/receipt',
  '/cashier/wallet',
  '/cashier/withdraw',
  '/confirmation',
  '/confirmation/success',
  '/gamehall',
  '/jackpots',
  '/loyalty',
  '/loyalty/shop',
  '/offers',
  '/profile',
  '/profile/bets',
  '/profile/bonuses',
  '/profile/cashback',
  '/profile/loyalty',
  '/profile/notification',
  '/profile/responsible-game',
  '/profile/security',
  '/profile/settings',
  '/profile/verification',
  '/promotions',
  '/providers',
  '/support',
  '/tournaments',
  '/unsubscribe',
  '/winners',
];

const TEMPLATES = [
  '/offers/##name##',
  '/promotions/##name##',
  '/tournaments/##name##',
  '/tournaments/##name##/gamehall',
  '/jackpots/##name##',
  '/game/##name##',
  '/gamehall/##name##',
  '/loyalty/##name##',
];

const CONTENT_PAGES = [
  '/terms',
  '/privacy',
  '/about',
  '/responsible-gaming',
  '/help',
  '/payments',
  '/bonus-terms',
  '/cookies',
  '/fair-play',
  '/contacts',
];

const pages = COLLECTIONS['page-seo'].records('en');
const urls = pages.map(({ url }) => url);

/** Addresses in `url` keys of menus and in `href` of texts, with the record they stand in. */
function linksIn(value: ContentValue): string[] {
  if (typeof value === 'string') return [...value.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
  if (Array.isArray(value)) return value.flatMap((item: ContentValue) => linksIn(item));
  return isContentObject(value) ? Object.values(value).flatMap(linksIn) : [];
}

function menuLinks(locale: 'en' | 'fr', key: string): string[] {
  const entries = COLLECTIONS.common.records(locale)[0]?.[key];
  return Array.isArray(entries) ? entries.map((entry: { url: string }) => entry.url) : [];
}

describe('pages', () => {
  it.each([...ROUTES, ...TEMPLATES, ...CONTENT_PAGES])('there is a record for %s', (url) => {
    expect(urls).toContain(url);
  });

  it.each(CONTENT_PAGES)('%s is a long text with headings, a list and a table', (url) => {
    for (const locale of CONTENT_LOCALES) {
      const text = String(COLLECTIONS['page-seo'].records(locale).find((page) => page.url === url)?.text);
      expect(text.length).toBeGreaterThan(1000);
      for (const tag of ['<h2>', '<li>', '<table>']) expect(text).toContain(tag);
    }
  });
});

describe.each(CONTENT_LOCALES)('links in %s', (locale) => {
  it('lead from menu and footer to pages that exist', () => {
    const links = [...menuLinks(locale, 'menu'), ...menuLinks(locale, 'footerLinks')];
    expect(menuLinks(locale, 'footerLinks').length).toBeGreaterThanOrEqual(8);
    expect(links.filter((link) => !urls.includes(link))).toEqual([]);
  });

  it('lead from texts to pages that exist', () => {
    const links = Object.values(COLLECTIONS).flatMap(({ records }) => records(locale).flatMap(linksIn));
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((link) => !urls.includes(link))).toEqual([]);
  });

  it('stand in rich text whose tags are all closed in order', () => {
    for (const { url, text } of COLLECTIONS['page-seo'].records(locale)) {
      const open: string[] = [];
      for (const [, closing, tag] of String(text).matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
        if (closing === '') open.push(tag ?? '');
        else expect([url, open.pop()]).toEqual([url, tag]);
      }
      expect([url, open]).toEqual([url, []]);
    }
  });
});

describe('redirect rules', () => {
  it('lead to routes of the product or out of it, and hide no page (R-SEO-10)', () => {
    const rules = COLLECTIONS['settings-seo'].records()[0]?.redirects;
    for (const { from, to } of rules as { from: string; to: string }[]) {
      expect(urls).not.toContain(from);
      const target = to.replace('*', '##name##');
      expect(to.startsWith('https://') || urls.includes(target)).toBe(true);
    }
  });
});
