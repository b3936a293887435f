import { expect, it } from 'vitest';
import { isOnPage } from './is-on-page';

it.each([
  ['/offers', '/offers', true],
  ['/offers/7', '/offers', true],
  ['/offers-of-today', '/offers', false],
  ['/offers', '/offers/7', false],
  ['/', '/', true],
  ['/offers', '/', false],
])('%s is on the page %s: %s', (path, page, expected) => {
  expect(isOnPage(path, page)).toBe(expected);
});
