import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '@/lib/browser/storage';
import { user } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { watchBalance } from './session/balance-polling';
import { watchInactivity } from '@/components/session/inactivity';
import { PlayerRuntime } from './player-runtime';

vi.mock('./session/balance-polling', () => ({ watchBalance: vi.fn() }));
vi.mock('@/components/session/inactivity', () => ({ watchInactivity: vi.fn() }));
vi.mock('./player-popups', () => ({ PlayerPopups: () => <p>Popups</p> }));
vi.mock('@/components/loyalty/loyalty-notices', () => ({ LoyaltyNotices: () => <p>Notices</p> }));

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
    const { unmount } = renderWithTexts(<PlayerRuntime />);
    expect(watchInactivity).toHaveBeenCalledOnce();
    expect(watchBalance).toHaveBeenCalledOnce();
    unmount();
    expect(stopInactivity).toHaveBeenCalledOnce();
    expect(stopBalance).toHaveBeenCalledOnce();
  });

  it('brings in the popups and notices of players', async () => {
    renderWithTexts(<PlayerRuntime />);
    expect(await screen.findByText('Popups')).toBeInTheDocument();
    expect(screen.getByText('Notices')).toBeInTheDocument();
  });

  it('R-AUTH-09 says once that the sign-out did not get through', async () => {
    writeStored('sign_out_reason', 'failed');
    renderWithTexts(<PlayerRuntime />);
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
    expect(useToasts.getState().toasts[0]?.text).toContain('still logged in');
    expect(readStored('sign_out_reason')).toBeNull();
  });

  it('starts over for another player, not for a changed balance', () => {
    renderWithTexts(<PlayerRuntime />);
    act(() => useSession.getState().setUser(user.parse({ uid: 7, is_verified: true })));
    expect(watchInactivity).toHaveBeenCalledOnce();
    act(() => useSession.getState().setUser(user.parse({ uid: 8 })));
    expect(stopInactivity).toHaveBeenCalledOnce();
    expect(watchInactivity).toHaveBeenCalledTimes(2);
  });
});
