import { describe, expect, it } from 'vitest';
import {
  canPlayForReal,
  GAME_SANDBOX,
  hasFullScreenToggle,
  playAddress,
  readGameMessage,
} from './play-rules';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

describe('canPlayForReal', () => {
  const empty = { balance_main: eur(0), balance_bonus: eur(0) };

  it.each([
    ['slot', empty, true, true],
    ['slot', empty, false, false],
    ['slot', { balance_main: null, balance_bonus: null }, false, false],
    ['slot', { ...empty, balance_main: eur(0.01) }, false, true],
    ['slot', { ...empty, balance_bonus: eur(5) }, false, true],
    ['live', empty, false, true],
    [null, empty, false, true],
  ] as const)('%s with %j, allowed at zero %s: %s (R-GAME-16)', (type, balances, isAllowed, expected) => {
    expect(canPlayForReal(type, balances, isAllowed)).toBe(expected);
  });
});

describe('playAddress', () => {
  it('fills the configured pattern with mode and language (R-GAME-08)', () => {
    expect(playAddress('/platform/game/{sysname}/play', 'book-of-sun', 'demo', 'fr')).toBe(
      '/platform/game/book-of-sun/play?mode=demo&locale=fr',
    );
  });

  it('encodes the sysname and keeps a query of the pattern', () => {
    expect(playAddress('/g?id={sysname}', 'a/b&c$&', 'real', 'en')).toBe(
      '/g?id=a%2Fb%26c%24%26&mode=real&locale=en',
    );
  });
});

describe('GAME_SANDBOX', () => {
  it('lets a game on another site ask for its cookies', () => {
    expect(GAME_SANDBOX.split(' ')).toContain('allow-storage-access-by-user-activation');
  });
});

describe('R-MINI-06: hasFullScreenToggle', () => {
  it.each([
    ['all', true, true],
    ['all', false, true],
    ['product', false, true],
    ['product', true, false],
    ['telegram', true, true],
    ['telegram', false, false],
    ['none', true, false],
    ['none', false, false],
  ] as const)('%s, in the mini-app %s: %s (R-GAME-09)', (mode, isMiniApp, expected) => {
    expect(hasFullScreenToggle(mode, isMiniApp)).toBe(expected);
  });
});

describe('readGameMessage', () => {
  it.each([
    [{ type: 'game:round-finished', sysname: 'x' }, 'round-finished'],
    ['game:exit', 'exit'],
    [{ type: 'game:ready' }, null],
    [null, null],
    [{ type: { type: 'game:exit' } }, null],
    [['game:exit'], null],
    [4, null],
  ])('reads %j as %s', (data, expected) => {
    expect(readGameMessage(data)).toBe(expected);
  });
});
