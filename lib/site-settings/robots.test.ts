import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '@/tests/support/cpu-time';
import { compileRobots, DEFAULT_ROBOTS_TEXT, isClosedToRobots } from './robots';

const TEXT = `# closed areas
User-agent: special
Disallow: /

User-agent: *
Disallow: /profile
Disallow: /*/secret$
Disallow: /fr/ferme
Allow: /profile/open
Disallow:
`;

describe('compileRobots', () => {
  const rules = compileRobots(TEXT);
  it.each([
    ['/profile', true],
    ['/profile/bets', true],
    ['/profile/open', false],
    ['/a/secret', true],
    ['/a/secret/x', false],
    ['/fr/ferme', true],
    ['/offers', false],
    ['/', false],
  ])('R-SEO-09 %s is closed: %s', (path, isClosed) => {
    expect(rules(path)).toBe(isClosed);
  });

  it('closes nothing by the default text, an empty or an unreadable one', () => {
    for (const text of [DEFAULT_ROBOTS_TEXT, '', '\0\ufffd', '<html></html>', 'Disallow: /']) {
      expect(compileRobots(text)('/profile')).toBe(false);
    }
  });

  it('reads a huge text in bounded time', () => {
    const huge = compileRobots(`User-agent: *\n${'Disallow: /*a*b*c\n'.repeat(20_000)}`);
    expect(cpuTimeOf(() => huge(`/${'a'.repeat(200)}`))).toBeLessThan(500);
  });

  it('asks for every spelling', () => {
    expect(isClosedToRobots(rules, '/fr/profile', '/profile')).toBe(true);
    expect(isClosedToRobots(rules, '/fr/offers', '/offers')).toBe(false);
  });
});
