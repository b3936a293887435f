import { describe, expect, it } from 'vitest';
import { localePath, localePrefixOf, stripLocale } from './locale-path';

describe('localePath', () => {
  it.each([
    ['en', '/', '/'],
    ['en', '/offers?a=1', '/offers?a=1'],
    ['fr', '/', '/fr'],
    ['fr', '/?a=1', '/fr?a=1'],
    ['fr', '/#top', '/fr#top'],
    ['fr', '/offers/1#x', '/fr/offers/1#x'],
    ['fr', 'offers', '/fr/offers'],
  ] as const)('R-ROUTE-02 %s %s → %s', (locale, path, expected) => {
    expect(localePath(locale, path)).toBe(expected);
  });
});

describe('stripLocale', () => {
  it.each([
    ['/fr', 'fr', '/'],
    ['/fr/', 'fr', '/'],
    ['/fr?a=1', 'fr', '/?a=1'],
    ['/fr#x', 'fr', '/#x'],
    ['/fr/offers?a=1', 'fr', '/offers?a=1'],
    ['/en/offers', 'en', '/offers'],
    ['/offers', 'en', '/offers'],
    ['/french', 'en', '/french'],
    ['/', 'en', '/'],
  ] as const)('%s → %s %s', (address, locale, path) => {
    expect(stripLocale(address)).toEqual({ locale, path });
  });

  it('distinguishes an address without prefix from one with the default prefix', () => {
    expect(localePrefixOf('/offers')).toBeNull();
    expect(localePrefixOf('/en/offers')).toBe('en');
  });
});

it('a word like a locale further on is no prefix', () => {
  expect(localePrefixOf('offers/fr')).toBeNull();
  expect(localePrefixOf('')).toBeNull();
  expect(localePath('fr', '/offers/?a=1')).toBe('/fr/offers/?a=1');
});
