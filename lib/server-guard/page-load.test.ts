import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { isPage, PageLoad } from './page-load.cjs';

it.each([
  ['/', true],
  ['/fr/offers?tab=1', true],
  ['/apiary', true],
  ['/api/games.get', false],
  ['/_next/static/chunks/a.js', false],
  ['/content/settings/en/site', false],
  ['/manifest.webmanifest', false],
  ['/revalidate', false],
])('%s is a page: %j', (url, expected) => {
  expect(isPage({ method: 'GET', url } as never)).toBe(expected);
});

it('while the event loop is late an eighth of the guests is let in, and a quarter of the players', () => {
  const load = new PageLoad(80);
  const admit = (cookie = '') =>
    load.admit({ method: 'GET', url: '/', headers: { cookie } } as never, new EventEmitter() as never);
  load.delayMs = 301;
  expect(Array.from({ length: 11 }, () => admit()).filter(Boolean)).toHaveLength(10);
  expect(Array.from({ length: 11 }, () => admit('sid=1')).filter(Boolean)).toHaveLength(10);
  load.delayMs = 300;
  expect(admit()).toBe(true);
});
