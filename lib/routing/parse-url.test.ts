import { describe, expect, it } from 'vitest';
import { parseUrl } from './parse-url';

describe('parseUrl', () => {
  it.each([
    ['https://casino.test/é', undefined, 'https://casino.test/%C3%A9'],
    ['/offers?a=1', 'https://casino.test', 'https://casino.test/offers?a=1'],
  ])('reads %s from %s', (address, base, href) => {
    expect(parseUrl(address, base)?.href).toBe(href);
  });

  it.each(['', 'offers', 'http://[', 'https://'])('says null of %j', (address) => {
    expect(parseUrl(address)).toBeNull();
  });

  it('says the same on every call', () => {
    const urls = Array.from({ length: 20_000 }, (_, index) =>
      parseUrl(['https:', '//casino.test/é', index % 7].join('')),
    );
    expect(urls.every((url) => url !== null)).toBe(true);
  });
});
