import { describe, expect, it } from 'vitest';
import { platformPicture } from './platform-picture';

describe('platformPicture', () => {
  it.each([
    ['/platform/media/offers/welcome.svg', '/platform/media/offers/welcome.svg'],
    ['https://cdn.example.com/a.webp', 'https://cdn.example.com/a.webp'],
  ])('keeps %s', (given, expected) => {
    expect(platformPicture(given)).toBe(expected);
  });

  it.each([
    null,
    7,
    '',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '/api/auth.logout',
    '/platform/media/../../api/auth.logout',
    'platform/media/a.svg',
    '/\\evil.example/a.png',
    '\\\\evil.example/a.png',
  ])('refuses %s', (given) => {
    expect(platformPicture(given)).toBeNull();
  });
});

describe('the address of a picture', () => {
  it.each([
    [' https://cdn.example.com/a.webp ', 'https://cdn.example.com/a.webp'],
    [' /platform/media/a.svg?v=1 ', '/platform/media/a.svg?v=1'],
    ['http://cdn.example.com/a.webp', 'http://cdn.example.com/a.webp'],
    ['//cdn.example.com/a.webp', 'https://cdn.example.com/a.webp'],
    [`/platform/media/${'x'.repeat(2_032)}`, `/platform/media/${'x'.repeat(2_032)}`],
  ])('%s is %s', (given, address) => {
    expect(platformPicture(given)).toBe(address);
  });

  it.each([
    `/platform/media/${'x'.repeat(2_033)}`,
    'ftp://cdn.example.com/a',
    'xhttp://e.test/a',
    'http2://e.test/a',
    '  ',
  ])('%s is none', (given) => {
    expect(platformPicture(given)).toBeNull();
  });
});
