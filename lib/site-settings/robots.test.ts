import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '@/tests/support/cpu-time';
import {
  CLOSED_TO_ROBOTS,
  compileRobots,
  defaultRobotsText,
  forbidsListing,
  isClosedToRobots,
} from './robots';

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
    for (const text of [
      defaultRobotsText('https://casino.test'),
      '',
      '\0\ufffd',
      '<html></html>',
      'Disallow: /',
    ]) {
      expect(compileRobots(text)('/profile')).toBe(false);
    }
  });

  it('reads no rule behind 100,000 characters', () => {
    const padding = `#${'x'.repeat(100_000)}\n`;
    expect(compileRobots(`User-agent: *\n${padding}Disallow: /\n`)('/offers')).toBe(false);
    expect(compileRobots(`User-agent: *\nDisallow: /\n${padding}`)('/offers')).toBe(true);
  });

  it('the default text allows everything to everybody, and names the sitemap', () => {
    expect(defaultRobotsText('https://casino.test')).toBe(
      'User-agent: *\nDisallow:\n\nSitemap: https://casino.test/sitemap.xml\n',
    );
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

describe('forbidsListing', () => {
  it.each([
    [{ robots: 'noindex, follow' }, true],
    [{ robots: 'NONE' }, true],
    [{ robots: CLOSED_TO_ROBOTS }, true],
    [{ robots: 'index, follow' }, false],
    [{ robots: 'follow ,  noindex ' }, true],
    [{ robots: 'noindexing' }, false],
    [{ robots: 'index, max-image-preview:none' }, false],
    [{ other: { googlebot: 'max-image-preview: none' } }, false],
    [{ robots: { index: false } }, false],
    [{ robots: null }, false],
    [{}, false],
    [{ robots: 'index', other: { googlebot: 'noindex' } }, true],
    [{ other: { GoogleBot: ['max-snippet:5', 'none'] } }, true],
    [{ other: { googlebot: 'max-snippet:5' } }, false],
    [{ other: { googlebot: 5 } }, false],
    [{ other: { bingbot: 'noindex' } }, false],
  ])('R-SEO-09 %j: %s', (metadata, isForbidden) => {
    expect(forbidsListing(metadata)).toBe(isForbidden);
  });
});
