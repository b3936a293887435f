import { beforeEach, expect, it } from 'vitest';
import { rememberPayReturn, takePayReturn } from './pay-return';

const KEY = 'betting_back_pay_success_key';

const cameFrom = (place: object) => sessionStorage.setItem('last_place', JSON.stringify(place));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = 'en';
});

it('R-SOC-04: the backUrl of a deposit is stored under its key and consumed once', () => {
  rememberPayReturn('?backUrl=%2Fgame%2Fbook-of-x%3Fmode%3Dreal&a=1');
  expect(localStorage.getItem(KEY)).toBe('/game/book-of-x?mode=real');
  expect(takePayReturn()).toBe('/game/book-of-x?mode=real');
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(takePayReturn()).toBeNull();
});

it.each(['', '?backUrl=https%3A%2F%2Fe.test', '?backUrl=%2F%2Fe.test', '?backUrl=javascript%3Aalert(1)'])(
  'R-SOC-04: "%s" stores nothing',
  (search) => {
    rememberPayReturn(search);
    expect(localStorage.getItem(KEY)).toBeNull();
  },
);

it.each([
  ['the game', { path: '/gamehall', length: 3, game: '/game/book-of-x' }, '/fr/game/book-of-x'],
  ['the bets', { path: '/betting?sport=1', length: 3, game: null }, '/fr/betting?sport=1'],
])('R-SOC-04: a deposit leads back to %s it was made for', (_, place, path) => {
  document.documentElement.lang = 'fr';
  cameFrom(place);
  rememberPayReturn('');
  expect(takePayReturn()).toBe(path);
  cameFrom(place);
  rememberPayReturn('?backUrl=/offers');
  expect(takePayReturn()).toBe('/offers');
});

it('R-SOC-04: a deposit from elsewhere leads nowhere, nor does an earlier one that came to nothing', () => {
  rememberPayReturn('?backUrl=/game/book-of-x');
  cameFrom({ path: '/bettings', length: 3, game: null });
  rememberPayReturn('');
  expect(takePayReturn()).toBeNull();
});

it('R-SOC-04: a stored address that somebody changed leads nowhere', () => {
  localStorage.setItem(KEY, 'https://e.test/');
  expect(takePayReturn()).toBeNull();
});
