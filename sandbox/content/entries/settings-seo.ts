import type { ContentRecord } from '../content-value';

const REDIRECTS = [
  { from: '/old-offers/*', to: '/offers/*' },
  { from: '/partners', to: 'https://partners.example.com/' },
  { from: '/casino', to: '/gamehall' },
  { from: '/slots/*', to: '/gamehall/*' },
  { from: '/vip', to: '/loyalty' },
  // Bets stand among the rounds played; their "game" is the sportsbook.
  { from: '/game/sportsbook', to: '/betting' },
  { from: '/faq', to: '/help' },
  { from: '/fr/conditions', to: '/terms' },
];

const ROBOTS_TXT = `User-agent: *
Disallow: /profile
Disallow: /cashier
Disallow: /confirmation
Disallow: /unsubscribe
`;

/** The same in every language: addresses carry no locale. `host` is replaced by the one of the request. */
export function settingsSeo(): ContentRecord {
  return { host: 'localhost', redirects: REDIRECTS, robotsTxt: ROBOTS_TXT };
}
