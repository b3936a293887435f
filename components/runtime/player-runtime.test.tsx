import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { user } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { watchBalance } from './balance-refresh';
import { watchInactivity } from './inactivity';
import { PlayerRuntime } from './player-runtime';

vi.mock('./balance-refresh', () => ({ watchBalance: vi.fn() }));
vi.mock('./inactivity', () => ({ watchInactivity: vi.fn() }));

const stopBalance = vi.fn();
const stopInactivity = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(watchBalance).mockReturnValue(stopBalance);
  vi.mocked(watchInactivity).mockReturnValue(stopInactivity);
  useSession.getState().setUser(user.parse({ uid: 7 }));
});

describe('PlayerRuntime', () => {
  it('R-SESS-07 starts the timers with the player and stops them with the sign-out', () => {
    const { unmount } = render(<PlayerRuntime />);
    expect(watchInactivity).toHaveBeenCalledOnce();
    expect(watchBalance).toHaveBeenCalledOnce();
    unmount();
    expect(stopInactivity).toHaveBeenCalledOnce();
    expect(stopBalance).toHaveBeenCalledOnce();
  });

  it('begins anew for another player, not for a changed balance', () => {
    render(<PlayerRuntime />);
    act(() => useSession.getState().setUser(user.parse({ uid: 7, is_verified: true })));
    expect(watchInactivity).toHaveBeenCalledOnce();
    act(() => useSession.getState().setUser(user.parse({ uid: 8 })));
    expect(stopInactivity).toHaveBeenCalledOnce();
    expect(watchInactivity).toHaveBeenCalledTimes(2);
  });
});
