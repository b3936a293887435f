import { beforeEach, expect, it } from 'vitest';
import { rememberPayReturn, takePayReturn } from './pay-return';

const KEY = 'betting_back_pay_success_key';

beforeEach(() => localStorage.clear());

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

it('R-SOC-04: a stored address that somebody changed leads nowhere', () => {
  localStorage.setItem(KEY, 'https://e.test/');
  expect(takePayReturn()).toBeNull();
});
