import { describe, expect, it } from 'vitest';
import { contentPageHeading, contentPagePath } from './content-page-rules';

describe('contentPagePath', () => {
  it.each(['about', 'bonus-terms', 'Terms_2', '18plus', 'a'.repeat(100)])('takes %s', (slug) => {
    expect(contentPagePath(slug)).toBe(`/${slug}`);
  });

  it.each([
    ['règles', '/r%C3%A8gles'],
    ['r%C3%A8gles', '/r%C3%A8gles'],
    ['re\u0300gles', '/r%C3%A8gles'],
    ['terms.html', '/terms.html'],
    ['правила', '/%D0%BF%D1%80%D0%B0%D0%B2%D0%B8%D0%BB%D0%B0'],
  ])('takes %s as %s', (slug, path) => {
    expect(contentPagePath(slug)).toBe(path);
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
    '.env',
    'a%2Fb',
    '%E0%A4%A',
    'a%25b',
    'C%61shier',
    '..',
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
    ['Terms – ##name## | Aurelia', 'Terms'],
    ['##name## | Aurelia', null],
    ['', null],
    [null, null],
  ])('of %s is %s', (title, heading) => {
    expect(contentPageHeading(title)).toBe(heading);
  });
});
