import { describe, expect, it } from 'vitest';
import { platformPicture } from './picture';

describe('platformPicture (contract 1.7)', () => {
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
