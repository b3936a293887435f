import { expect, it, vi } from 'vitest';
import { menuLinks } from './menu-links.server';
import { prazerConfigSchema } from './schema-prazer-config';

vi.mock('@/lib/env/server', () => ({
  env: { SITE_URL: 'https://casino.example', CONTENT_URL: 'http://cms.example' },
}));

const ON = prazerConfigSchema.parse({ features: { kycProvider: 'sumsub' } }).features;

it.each([
  ['/winners', '/winners'],
  ['/fr/winners?a=1#b', '/winners?a=1#b'],
  ['/en/jackpots', '/jackpots'],
  ['/fr/règles?a=é', '/r%C3%A8gles?a=%C3%A9'],
  ['/r%C3%A8gles', '/r%C3%A8gles'],
  ['/fr', '/'],
  ['/', '/'],
  ['/fr/?a=1', '/?a=1'],
  ['/offers/', '/offers'],
  ['/fr/gamehall/?a=/#b/', '/gamehall?a=/#b/'],
  ['/Loyalty', '/loyalty'],
  ['/FR/GameHall/Slots/', '/gamehall/Slots'],
  ['/Terms/', '/Terms'],
  ['https://casino.example/fr/offers', '/offers'],
  ['https://casino.example', '/'],
  ['https://casino.example.evil/offers', 'https://casino.example.evil/offers'],
  ['https://casino.example//evil', 'https://casino.example//evil'],
  ['https://partner.example/fr/offers', 'https://partner.example/fr/offers'],
  ['/uploads/terms.pdf', 'https://casino.example/content/uploads/terms.pdf'],
  ['/content/uploads/terms.pdf#2', 'https://casino.example/content/uploads/terms.pdf#2'],
  ['https://casino.example/content/uploads/a.pdf', 'https://casino.example/content/uploads/a.pdf'],
  ['http://cms.example/uploads/terms.pdf', 'https://casino.example/content/uploads/terms.pdf'],
  ['mailto:help@casino.example', 'mailto:help@casino.example'],
  ['#main', '#main'],
])('R-ROUTE-02 a menu entry of %s leads to %s in the reader’s language', (url, expected) => {
  expect(menuLinks([{ title: 'Entry', url }], ON)).toEqual([{ title: 'Entry', url: expected }]);
});

it.each([
  [
    'loyalty',
    false,
    ['/loyalty', '/Loyalty/', '/fr/loyalty/club?a=1', 'https://casino.example/loyalty', '/profile/loyalty'],
  ],
  ['betHistory', false, ['/profile/bets', '/bets', '/bets/open']],
  ['responsibleGaming', false, ['/responsible-game', '/fr/profile/responsible-game#limits']],
  ['kycProvider', null, ['/profile/verification']],
])('leaves out what the switch %s turns off', (name, value, urls) => {
  const unchanged = ['/loyalties', '/offers', '#main', 'https://partner.example/loyalty'];
  const entries = [...urls, ...unchanged].map((url) => ({ url }));
  expect(menuLinks(entries, ON)).toHaveLength(entries.length);
  const off = menuLinks(entries, { ...ON, [name]: value }).map(({ url }) => url);
  expect(off).toEqual(unchanged);
});
