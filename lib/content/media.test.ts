import { describe, expect, it } from 'vitest';
import { filePath, isSvgUrl, mediaPath } from './media';

const ORIGIN = 'http://cms.test:1337';

describe('mediaPath', () => {
  it.each([
    ['/uploads/a.svg', '/content/uploads/a.svg'],
    ['/uploads/a b.png?v=2', '/content/uploads/a%20b.png?v=2'],
    ['/content/uploads/a.svg', '/content/uploads/a.svg'],
    [`${ORIGIN}/uploads/a.svg`, '/content/uploads/a.svg'],
    ['https://cdn.test/a.png', 'https://cdn.test/a.png'],
    ['/uploads/##name##.png', '/content/uploads/%23%23name%23%23.png'],
    [`${ORIGIN}/uploads/##name##.png`, '/content/uploads/%23%23name%23%23.png'],
    ['http://cdn.test/a.png', 'http://cdn.test/a.png'],
    ['//cdn.test/f.ico', 'https://cdn.test/f.ico'],
    ['//cms.test:1337/uploads/a.svg', '/content/uploads/a.svg'],
  ])('makes %s reachable from the browser as %s (R-CMS-03)', (url, path) => {
    expect(mediaPath(url, ORIGIN)).toBe(path);
  });

  it.each([
    '',
    'a.svg',
    '/a.svg',
    '/uploads/../api/common',
    '/uploads/%2e%2e/api/common',
    '/uploads\\..\\..\\x',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'ftp://cdn.test/a.png',
    'blob:http://x/1',
  ])('refuses %j', (url) => {
    expect(mediaPath(url, ORIGIN)).toBeNull();
  });
});

describe('filePath', () => {
  it.each([
    ['/uploads/a.pdf#page=2', '/content/uploads/a.pdf#page=2'],
    ['/content/uploads/a.pdf', '/content/uploads/a.pdf'],
    [`${ORIGIN}/uploads/a.pdf`, '/content/uploads/a.pdf'],
    [`${ORIGIN}/about`, null],
    ['https://cdn.test/content/uploads/a.pdf', null],
    ['/uploads/../api/common', null],
    ['/offers', null],
    ['mailto:a@b.test', null],
  ])('leads the link %s to the file %j', (href, path) => {
    expect(filePath(href, ORIGIN)).toBe(path);
  });
});

describe('isSvgUrl', () => {
  it.each(['/content/uploads/a.svg', '/platform/media/a.SVG?v=1', 'https://cdn.test/a.svg#x'])(
    'loads %s (R-BAN-07)',
    (url) => expect(isSvgUrl(url)).toBe(true),
  );

  it.each([
    null,
    undefined,
    '',
    'a.svg',
    '/a.png',
    '/a.png?x=.svg',
    'data:image/svg+xml,a.svg',
    'javascript:a.svg',
  ])('does not load %s (R-BAN-07)', (url) => expect(isSvgUrl(url)).toBe(false));
});
