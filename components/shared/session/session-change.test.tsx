import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '@/lib/browser/storage';
import { beginBalanceRead } from '@/lib/money/balance-order';
import { user } from '@/lib/session/schema';
import { openDialog, useDialogs } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useNavigation } from '@/stores/navigation';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '@/tests/support/platform-failure';
import { loadHome } from './go-home';
import { hidePage, isPageHidden, reloadPage, showPage } from './leave-page';
import { queryClient } from '@/components/shared/query/query-client';
import { recheckSession, leaveAsGuest } from './session-change';

vi.mock('./go-home', () => ({ loadHome: vi.fn() }));
vi.mock('./leave-page', async (load) => {
  const real = await load<typeof import('./leave-page')>();
  return { ...real, hidePage: vi.fn(real.hidePage), reloadPage: vi.fn() };
});

const call = platformCalls();
const euros = (amount: number) => ({ amount, currency: 'EUR' });
const player = (uid: number, balance = 5) => user.parse({ uid, balance_main: euros(balance) });

beforeEach(() => {
  call.mockReset();
  vi.clearAllMocks();
  showPage();
  localStorage.clear();
  sessionStorage.clear();
  useSession.getState().setUser(player(7));
  useNavigation.getState().reset();
  queryClient.clear();
});

describe('a session that ended elsewhere', () => {
  it('leaves nothing of the player and loads the home page', async () => {
    writeStored('last_activity', { at: 1, limit: null });
    queryClient.setQueryData(['profile', 'info'], { first_name: 'Ann' });
    void openDialog('missingStep', { step: 'deposit', text: '' }, { preventClose: true });
    leaveAsGuest('inactivity');
    expect(useSession.getState()).toMatchObject({ status: 'guest', user: null });
    expect(useDialogs.getState().stack).toEqual([]);
    expect(readStored('last_activity')).toBeNull();
    expect(readStored('sign_out_reason')).toBe('inactivity');
    expect(hidePage).toHaveBeenCalledOnce();
    expect(loadHome).toHaveBeenCalledWith({ isReplacing: true });
    await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
  });
});

it('R-MINI-01: a sign-out in another tab holds in the mini-app, a session that is over does not count as one', async () => {
  writeStored('tg', 'launch');
  call.mockReturnValue({ uid: 0 });
  await recheckSession();
  expect(readStored('tg_entered')).toBeNull();
  leaveAsGuest();
  expect(readStored('tg_entered')).toBe('1');
});

describe('recheckSession', () => {
  it('leaves as a guest when the platform knows the player no longer', async () => {
    call.mockReturnValue({ uid: 0 });
    await recheckSession();
    expect(useSession.getState().status).toBe('guest');
    expect(loadHome).toHaveBeenCalledOnce();
  });

  it('reloads the document when another player is signed in', async () => {
    call.mockReturnValue(player(8));
    await recheckSession();
    expect(reloadPage).toHaveBeenCalledOnce();
    expect(useSession.getState().user).toBeNull();
  });

  it('takes a fresh account over', async () => {
    call.mockReturnValue(player(7, 90));
    await recheckSession();
    expect(useSession.getState().user?.balance_main).toEqual(euros(90));
    expect(hidePage).not.toHaveBeenCalled();
  });

  it('keeps balances that were requested later and came earlier', async () => {
    call.mockImplementation(() => {
      const isNewest = beginBalanceRead();
      if (isNewest()) useSession.getState().setBalances({ ...player(7, 40) });
      return { ...player(7, 90), is_verified: true };
    });
    await recheckSession();
    expect(useSession.getState().user).toMatchObject({ is_verified: true, balance_main: euros(40) });
  });

  it('continues as the player who signed in in another tab', async () => {
    useSession.getState().setGuest();
    call.mockReturnValue(player(7));
    await recheckSession();
    expect(useSession.getState().status).toBe('player');
    expect(useNavigation.getState().target).toBe('/');
  });

  it('keeps everything when the request failed, and sends one at a time', async () => {
    call.mockRejectedValue(platformFailure('NetworkFailure'));
    await Promise.all([recheckSession(), recheckSession()]);
    expect(call).toHaveBeenCalledExactlyOnceWith('account.getInfo', {});
    expect(useSession.getState().user?.uid).toBe(7);
  });

  it('shows a page again that was hidden until it was known whose it is, once it is the same player’s', async () => {
    hidePage();
    call.mockReturnValue(player(7));
    await recheckSession();
    expect(isPageHidden()).toBe(false);
  });

  it('reloads a hidden page where nobody says whose it is', async () => {
    hidePage();
    call.mockRejectedValue(platformFailure('NetworkFailure'));
    await recheckSession();
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('does not throw out a player who signed in while the request was pending', async () => {
    useSession.getState().setGuest();
    call.mockImplementation(() => {
      useSession.getState().setUser(player(7));
      return { uid: 0 };
    });
    await recheckSession();
    expect(useSession.getState().user?.uid).toBe(7);
    expect(loadHome).not.toHaveBeenCalled();
    expect(isPageHidden()).toBe(false);
  });

  it('shows the page of a fatal response', async () => {
    call.mockRejectedValue(platformFailure('UserBannedException', { httpStatus: 403 }));
    await recheckSession();
    expect(useFatal.getState().kind).toBe('blocked');
    useFatal.getState().reset();
  });
});
