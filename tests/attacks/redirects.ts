import { HOSTILE_RETURN_ADDRESSES } from '@/lib/routing/hostile-addresses.test-data';
import { checkNavigation } from '@/lib/routing/check-navigation';
import { safeReturnPath, sameSitePath } from '@/lib/routing/external';
import { seededRandom } from '../../sandbox/world/random';
import type { AttackWorld } from './attack-world';
import type { Report } from '../support/report';

const PARTS = [
  ...[
    '/',
    '//',
    '\\',
    '/\\',
    '.',
    '..',
    '/./',
    '/../',
    ';',
    ':',
    '@',
    '?',
    '#',
    '&',
    '=',
    '%',
    ' ',
    '\t',
    '\n',
    '\r',
    '\u0000',
  ],
  ...[
    '%2f',
    '%5c',
    '%2e',
    '%09',
    '%0a',
    '%0d',
    '%00',
    '%40',
    '%3a',
    '%23',
    '%3f',
    '%25',
    '%252f',
    '%c0%af',
    '%E0%A4%A',
  ],
  ...[
    'http:',
    'https:',
    'HTTPS://',
    'javascript:',
    'data:text/html,',
    'vbscript:',
    'blob:',
    'file:///',
    'ws://',
  ],
  ...[
    'e.test',
    'localhost',
    '127.0.0.1',
    '[::1]',
    'e.test:80',
    'casino.example',
    'casino.example.e.test',
    'user:pw@e.test',
  ],
  ...[
    'fr',
    'en',
    'offers',
    'cashier',
    'profile',
    'api',
    'oauth',
    '_next',
    'platform',
    'content',
    '.rsc',
    '.segments',
    'a',
  ],
  ...[
    'redirectUrl=',
    'redirectUrl=//e.test',
    '_rsc=1',
    '\u3002',
    '\uff0f',
    '\u2044',
    '\ufeff',
    '\u00ad',
    '\u202e',
    '\ud83d',
  ],
];
const MAX_PARTS = 8;
/** Sites the address may be followed from; an own address stays on each of them. */
const BASES = [
  'https://casino.example/',
  'http://localhost:3000/fr/offers?x=1',
  'https://casino.example:8443/a/b',
];

/** Of a million hostile return addresses none leaves the site, reaches a service or throws. */
export function redirects(
  _world: AttackWorld,
  report: Report,
  { seed, isQuick }: { seed: string; isQuick: boolean },
): void {
  const total = isQuick ? 50_000 : 1_000_000;
  const count = report.tries('redirects', total);
  const random = seededRandom(`${seed} redirects`);
  for (const address of HOSTILE_RETURN_ADDRESSES) count(isHeld(address), JSON.stringify(address));
  for (let made = HOSTILE_RETURN_ADDRESSES.length; made < total; made += 1) {
    const address = generate(random);
    count(isHeld(address), JSON.stringify(address));
  }
}

function generate(random: () => number): string {
  const length = 1 + Math.floor(random() * MAX_PARTS);
  const begin = random() < 0.6 ? '/' : '';
  return begin + Array.from({ length }, () => PARTS[Math.floor(random() * PARTS.length)]).join('');
}

/** Judged by the parser of addresses alone, from several sites: whatever is let through stays on each of them. */
function isHeld(address: string): boolean {
  try {
    const path = sameSitePath(address);
    const returned = safeReturnPath(address);
    return (path === null || staysEverywhere(path)) && staysEverywhere(returned) && isNavigationHeld(address);
  } catch {
    return false;
  }
}

function staysEverywhere(path: string): boolean {
  const isService = /^\/(?:(?:fr|en)\/)?(?:api|oauth|_next|platform|content)(?:\/|$)/i.test(path);
  return !isService && BASES.every((base) => new URL(path, base).origin === new URL(base).origin);
}

/** A navigation is refused, or leads to the own site. */
function isNavigationHeld(address: string): boolean {
  return BASES.every((base) => {
    const { origin } = new URL(base);
    try {
      return new URL(checkNavigation(address, { origin }), origin).origin === origin;
    } catch (error) {
      return error instanceof Error && error.name === 'NavigationRefused';
    }
  });
}
