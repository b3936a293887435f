import { expect, it } from 'vitest';
import { linkOf } from './item-description-link';

it.each([
  [' /offers ', '/offers'],
  ['/fr/offers?a=1', '/offers?a=1'],
  ['https://partner.example/x', 'https://partner.example/x'],
  ['https://', null],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['/api/auth.logout', null],
  [5, null],
])('R-CMS-04: the link %s of a description is %s', (given, link) => {
  expect(linkOf(given)).toBe(link);
});

it('R-ROUTE-02 a link that names the own site in full is a path of the reader’s language', () => {
  const link = (url: string) => linkOf(url, undefined, 'https://site.example');
  expect(link('https://site.example/fr/offers/11?a=1#b')).toBe('/offers/11?a=1#b');
  expect(link('https://site.example')).toBe('/');
  expect(link('https://site.example.evil/offers')).toBe('https://site.example.evil/offers');
  expect(link('https://site.example/api/auth.logout')).toBe('https://site.example/api/auth.logout');
});
