import { describe, expect, it } from 'vitest';
import { pathOnSite } from './path-on-site';

const ORIGIN = 'https://casino.test';

describe('pathOnSite', () => {
  it.each([
    ['/offers?a=1#b', '/offers?a=1#b'],
    ['/', '/'],
    ['https://casino.test/offers', '/offers'],
    ['HTTPS://Casino.TEST/Offers', '/Offers'],
    ['https://casino.test/', '/'],
    ['https://casino.test', '/'],
  ])('reads %s as %s', (href, path) => {
    expect(pathOnSite(href, ORIGIN)).toBe(path);
  });

  it.each([
    '//e.test',
    '/\\e.test',
    'https://e.test/offers',
    'https://e.test/https://casino.test',
    'https://casino.test.e.test/offers',
    'https://casino.test//e.test',
    'https://casino.test\\e.test',
    'https://casino.test?a=/b',
    'offers',
    'a/b',
    '',
  ])('knows no path of the site in %s', (href) => {
    expect(pathOnSite(href, ORIGIN)).toBeNull();
  });
});
