import { expect, it } from 'vitest';
import { isBusyPlace } from './busy-places';

it.each([
  ['/game/book', true],
  ['/betting', true],
  ['/cashier/deposit', true],
  ['/profile/verification', true],
  ['/', false],
  ['/profile/settings', false],
  ['/gamehall', false],
  ['/betting-rules', false],
])('%s is busy: %s', (path, expected) => {
  expect(isBusyPlace(path)).toBe(expected);
});
