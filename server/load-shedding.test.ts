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

it('while the event loop is late a quarter of the guests is let in, and as many players', () => {
  const load = new PageLoad(80);
  const admit = (cookie = '') =>
    load.admit({ method: 'GET', url: '/', headers: { cookie } } as never, new EventEmitter() as never);
  load.isLate = true;
  expect(Array.from({ length: 21 }, () => admit()).filter(Boolean)).toHaveLength(20);
  expect(admit('sid=1')).toBe(false);
  load.isLate = false;
  expect(admit()).toBe(true);
});

it('a quarter of the files of the back ends is let in while the event loop is late, all of them else, and calls always', () => {
  const load = new PageLoad(80);
  const responses: EventEmitter[] = [];
  const admit = (url: string) => {
    const response = new EventEmitter();
    responses.push(response);
    return load.admit({ method: 'GET', url, headers: {} } as never, response as never);
  };
  const files = Array.from({ length: 15 }, (_, index) => [
    `/platform/media/${index}.webp`,
    `/content/uploads/${index}.png`,
  ]).flat();
  load.isLate = false;
  expect(files.map(admit)).not.toContain(false);
  load.isLate = true;
  expect(files.map(admit)).not.toContain(true);
  expect(admit('/api/cashier.makedeposit')).toBe(true);
  for (const response of responses) response.emit('close');
  expect(files.map(admit).filter(Boolean)).toHaveLength(20);
  expect(load.inFlight).toBe(0);
});
