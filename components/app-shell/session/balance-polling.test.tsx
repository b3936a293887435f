import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_BALANCE_REFRESH, type BalanceRefreshSettings } from '@/lib/money/balance-polling-rules';
import { user } from '@/lib/session/schema';
import { useBalancePolling } from '@/stores/balance-polling';
import { useInactivity } from '@/stores/inactivity';
import { useSession } from '@/stores/session';
import { settingsCalls } from '@/tests/support/settings-calls';
import { watchBalance } from './balance-polling';
import { refreshBalance } from '@/components/shared/session/refresh-balance';

vi.mock('@/components/shared/session/refresh-balance', () => ({
  refreshBalance: vi.fn(() => Promise.resolve()),
}));

const settingsPart = settingsCalls();

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
}

let stop: (() => void) | undefined;

async function watch(settings: Partial<BalanceRefreshSettings>): Promise<void> {
  const balanceRefresh = { ...DEFAULT_BALANCE_REFRESH, ...settings };
  settingsPart.mockResolvedValue({ balanceRefresh });
  stop = watchBalance();
  await vi.advanceTimersByTimeAsync(0);
}

function reads(): number {
  return vi.mocked(refreshBalance).mock.calls.length;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.mocked(refreshBalance).mockClear();
  setHidden(false);
  useBalancePolling.getState().reset();
  useInactivity.getState().start(Date.now(), null);
  useSession.getState().setUser(user.parse({ uid: 7 }));
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

describe('balance refresh', () => {
  it('R-CONST-05 reads nothing by itself with the defaults', async () => {
    await watch({});
    fireEvent.click(document.body);
    vi.advanceTimersByTime(120_000);
    expect(reads()).toBe(0);
  });

  it('R-SESS-08 reads at the interval', async () => {
    await watch({ isIntervalEnabled: true, interval: 10 });
    vi.advanceTimersByTime(9_999);
    expect(reads()).toBe(0);
    vi.advanceTimersByTime(20_001);
    expect(reads()).toBe(3);
  });

  it('R-SESS-10 falls silent after the stop, and speaks again with the next activity', async () => {
    await watch({ isIntervalEnabled: true, interval: 10, isStopEnabled: true, stopAfter: 1 });
    vi.advanceTimersByTime(600_000);
    expect(reads()).toBe(5);
    useInactivity.getState().note(Date.now());
    vi.advanceTimersByTime(10_000);
    expect(reads()).toBe(6);
  });

  it('continues without an end where the stop is off', async () => {
    await watch({ isIntervalEnabled: true, interval: 10, isStopEnabled: false });
    vi.advanceTimersByTime(600_000);
    expect(reads()).toBe(60);
  });

  it.each(['/game/book-of-dawn', '/fr/game/book-of-dawn'])(
    'R-SESS-11, R-GAME-21 is skipped on %s',
    async (path) => {
      window.history.replaceState(null, '', path);
      await watch({ isIntervalEnabled: true, isClickEnabled: true });
      fireEvent.click(document.body);
      vi.advanceTimersByTime(60_000);
      expect(reads()).toBe(0);
    },
  );

  it('R-SESS-11 is skipped for a guest', async () => {
    await watch({ isIntervalEnabled: true, isClickEnabled: true });
    useSession.getState().setGuest();
    fireEvent.click(document.body);
    vi.advanceTimersByTime(60_000);
    expect(reads()).toBe(0);
  });

  it('pauses while the tab is out of view and catches up at once', async () => {
    await watch({ isIntervalEnabled: true, interval: 10, isStopEnabled: false });
    vi.advanceTimersByTime(10_000);
    setHidden(true);
    fireEvent(document, new Event('visibilitychange'));
    vi.advanceTimersByTime(100_000);
    expect(reads()).toBe(1);
    setHidden(false);
    fireEvent(document, new Event('visibilitychange'));
    vi.advanceTimersByTime(0);
    expect(reads()).toBe(2);
  });

  it('R-SESS-09 reads after a click, and once more for all further clicks within the delay', async () => {
    await watch({ isClickEnabled: true, clickDelay: 1 });
    fireEvent.click(document.body);
    expect(reads()).toBe(1);
    vi.advanceTimersByTime(200);
    fireEvent.click(document.body);
    fireEvent.click(document.body);
    vi.advanceTimersByTime(799);
    expect(reads()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(reads()).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(reads()).toBe(2);
  });

  it('ends with the player', async () => {
    await watch({ isIntervalEnabled: true, isClickEnabled: true, clickDelay: 5 });
    fireEvent.click(document.body);
    fireEvent.click(document.body);
    stop?.();
    fireEvent.click(document.body);
    vi.advanceTimersByTime(60_000);
    expect(reads()).toBe(1);
  });
});
