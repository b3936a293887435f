import { expect, it, vi } from 'vitest';
import { menuLinks } from './menu-links.server';

vi.mock('@/lib/env/server', () => ({ env: { SITE_URL: 'https://casino.example' } }));

it.each([
  ['/winners', '/winners'],
  ['/fr/winners?a=1#b', '/winners?a=1#b'],
  ['/en/jackpots', '/jackpots'],
  ['/fr', '/'],
  ['https://casino.example/fr/offers', '/offers'],
  ['https://casino.example', '/'],
  ['https://casino.example.evil/offers', 'https://casino.example.evil/offers'],
  ['https://casino.example//evil', 'https://casino.example//evil'],
  ['https://partner.example/fr/offers', 'https://partner.example/fr/offers'],
  ['mailto:help@casino.example', 'mailto:help@casino.example'],
  ['#main', '#main'],
])('R-ROUTE-02 a menu entry of %s leads to %s in the reader’s language', (url, expected) => {
  expect(menuLinks([{ title: 'Entry', url }])).toEqual([{ title: 'Entry', url: expected }]);
});
