import { expect, it } from 'vitest';
import { redirectWithQuery, withQuery } from './redirect-query.mjs';

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

it.each([
  ['/offers', '', '/offers'],
  ['/offers', 'a', '/offers?a'],
  ['/offers?', 'a', '/offers?a'],
  ['/offers?x=1?y', 'a', '/offers?x=1?y&a'],
  ['/offers#a#b', '', '/offers#a#b'],
  ['/offers#a#b', 'c', '/offers?c#a#b'],
  ['/offers', 'a=1&b=%zz', '/offers?a=1&b=%zz'],
  ['/offers#top', 'a=1', '/offers?a=1#top'],
  ['/offers?x=1', 'a=1&x=2', '/offers?x=1&a=1'],
  ['https://new.test/?x=1#y', 'a=1', 'https://new.test/?x=1&a=1#y'],
  ['/offers', 'a&&b=1%202', '/offers?a&&b=1%202'],
  ['/offers?x=1&a%20b=1', '%78=2&a+b=2&%zz', '/offers?x=1&a%20b=1&%zz'],
])('R-GUARD-17 %s with %s is %s', (target, query, expected) => {
  expect(withQuery(target, query)).toBe(expected);
});
