import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { isPage, PageLoad } from './load-shedding.mjs';

it.each([
  ['/', true],
  ['/fr/offers?tab=1', true],
  ['/apiary', true],
  ['/api/games.get', false],
  ['/_next/static/chunks/a.js', false],
  ['/content/settings/en/site', false],
  ['/manifest.webmanifest', false],
  ['/favicon.ico', false],
  ['/robots.txt', false],
  ['/sitemap.xml', false],
  ['/sitemaps/pages-1.xml', false],
  ['/sw.js', false],
  ['/csp-report', false],
  ['/a/b.zz', true],
  ['/terms.2026', true],
  ['/offers/robots.txt', true],
  ['/sitemap-9.xml', true],
  ['/nothing.js?x=1', true],
  ['/API/b', true],
  ['/revalidate', false],
])('%s is a page: %j', (url, expected) => {
  expect(isPage({ method: 'GET', url } as never)).toBe(expected);
});

it('while the event loop is late a quarter of the guests is let in, and half the players', () => {
  const load = new PageLoad(80);
  const admit = (cookie = '') =>
    load.admit({ method: 'GET', url: '/', headers: { cookie } } as never, new EventEmitter() as never);
  load.delayMs = 501;
  expect(Array.from({ length: 21 }, () => admit()).filter(Boolean)).toHaveLength(20);
  expect(Array.from({ length: 21 }, () => admit('sid=1')).filter(Boolean)).toHaveLength(20);
  load.delayMs = 500;
  expect(admit()).toBe(true);
});
