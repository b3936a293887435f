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
