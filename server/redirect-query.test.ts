import { expect, it } from 'vitest';
import { redirectWithQuery } from './redirect-query.mjs';

it.each([
  ['/gamehall/gone?providers=a,b&x=%D1%8F&_rsc=1', '/gamehall', '/gamehall?providers=a,b&x=%D1%8F'],
  ['/fr/gamehall/live?a=1&sort=new', '/fr/betting?a=2#top', '/fr/betting?a=2&sort=new#top'],
  ['/gamehall/live?a=1', 'https://live.test/', 'https://live.test/?a=1'],
  ['/gamehall/gone', '/gamehall', '/gamehall'],
  ['/gamehall/gone?_rsc=1', '/gamehall', '/gamehall'],
  ['/profile/settings?a=1', '/?redirectUrl=%2Fprofile', '/?redirectUrl=%2Fprofile'],
  [undefined, '/gamehall', '/gamehall'],
])('R-GUARD-22: from %s to %s the visitor is sent to %s', (requested, target, expected) => {
  expect(redirectWithQuery(requested, target)).toBe(expected);
});
