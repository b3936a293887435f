import { describe, expect, it } from 'vitest';
import { prazerConfigSchema } from '@/lib/content/schema-prazer-config';
import {
  clickWaitMs,
  DEFAULT_BALANCE_REFRESH,
  intervalMs,
  isBalanceReadAllowed,
} from './balance-polling-rules';

const moment = { isPlayer: true, path: '/', isHidden: false, lastActivityAt: 0, now: 0 };

describe('balance refresh', () => {
  it('R-CONST-05 has the defaults of the site config', () => {
    expect(DEFAULT_BALANCE_REFRESH).toEqual(prazerConfigSchema.parse({}).balanceRefresh);
    expect(DEFAULT_BALANCE_REFRESH).toEqual({
      isIntervalEnabled: false,
      interval: 10,
      isClickEnabled: false,
      clickDelay: 1,
      isStopEnabled: true,
      stopAfter: 5,
    });
  });

  it('R-SESS-08 has an interval only where it is on', () => {
    expect(intervalMs(DEFAULT_BALANCE_REFRESH)).toBeNull();
    expect(intervalMs({ ...DEFAULT_BALANCE_REFRESH, isIntervalEnabled: true })).toBe(10_000);
  });

  it.each([
    [{ path: '/game/book-of-dawn' }, false],
    [{ path: '/fr/game/book-of-dawn' }, false],
    [{ path: '/gamehall' }, true],
    [{ path: '/fr/cashier/deposit' }, true],
    [{ isPlayer: false }, false],
    [{ isHidden: true }, false],
  ])('R-SESS-11 with %j reads: %s', (change, isAllowed) => {
    expect(isBalanceReadAllowed(DEFAULT_BALANCE_REFRESH, { ...moment, ...change })).toBe(isAllowed);
  });

  it('R-SESS-10 stops five minutes after the last activity, unless the stop is off', () => {
    expect(isBalanceReadAllowed(DEFAULT_BALANCE_REFRESH, { ...moment, now: 299_999 })).toBe(true);
    expect(isBalanceReadAllowed(DEFAULT_BALANCE_REFRESH, { ...moment, now: 300_000 })).toBe(false);
    const endless = { ...DEFAULT_BALANCE_REFRESH, isStopEnabled: false };
    expect(isBalanceReadAllowed(endless, { ...moment, now: 1e9 })).toBe(true);
  });

  it('R-SESS-09 reads after a click, and then not before the delay is over', () => {
    const on = { ...DEFAULT_BALANCE_REFRESH, isClickEnabled: true };
    expect(clickWaitMs(DEFAULT_BALANCE_REFRESH, { lastReadAt: 0, now: 5_000 })).toBeNull();
    expect(clickWaitMs(on, { lastReadAt: 0, now: 5_000 })).toBe(0);
    expect(clickWaitMs(on, { lastReadAt: 5_000, now: 5_300 })).toBe(700);
    expect(clickWaitMs(on, { lastReadAt: 9_000, now: 5_300 })).toBe(0);
  });
});
