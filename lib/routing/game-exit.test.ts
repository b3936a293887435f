import { describe, expect, it } from 'vitest';
import { GAME_PAGE, PASSED_PAGE } from './game-exit';

describe('the way out of a game', () => {
  it.each(['/cashier', '/cashier/deposit', '/confirmation', '/profile/verification', '/unsubscribe/x'])(
    'never leads to %s',
    (path) => expect(PASSED_PAGE.test(path)).toBe(true),
  );

  it.each(['/', '/offers', '/profile', '/profile/settings', '/cashiers', '/offers/cashier', '/profile/bets'])(
    'may lead to %s',
    (path) => expect(PASSED_PAGE.test(path)).toBe(false),
  );

  it('begins on the page of a game', () => {
    expect(GAME_PAGE.test('/game/book')).toBe(true);
    expect(['/game', '/gamehall', '/offers/game/x', '/games/x'].some((path) => GAME_PAGE.test(path))).toBe(
      false,
    );
  });
});
