import { describe, expect, it } from 'vitest';
import { contentPageHeading, contentPagePath } from './content-page-rules';

describe('contentPagePath', () => {
  it.each(['about', 'bonus-terms', 'Terms_2', '18plus', 'a'.repeat(100)])('takes %s', (slug) => {
    expect(contentPagePath(slug)).toBe(`/${slug}`);
  });

  it.each([
    'betting',
    'Cashier',
    'api',
    'revalidate',
    'fr',
    '_icons',
    '-a',
    '',
    'a.b',
    'a%2Fb',
    '..',
    'à-propos',
    'a'.repeat(101),
    'constructor%00',
  ])('R-HOME-02 refuses "%s"', (slug) => {
    expect(contentPagePath(slug)).toBeNull();
  });
});

describe('contentPageHeading', () => {
  it.each([
    ['Terms | Aurelia', 'Terms'],
    ['Terms', 'Terms'],
    ['A|B', 'A|B'],
    ['Odds | Limits | Aurelia', 'Odds'],
    [' | Aurelia', null],
    ['', null],
    [null, null],
  ])('of %s is %s', (title, heading) => {
    expect(contentPageHeading(title)).toBe(heading);
  });
});
