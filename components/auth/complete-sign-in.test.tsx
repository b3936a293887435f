import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { user } from '@/lib/session/schema';
import { takeSignUp } from '@/stores/chosen-offer';
import { useNavigation } from '@/stores/navigation';
import { useSession } from '@/stores/session';
import { afterLogin } from './after-login';
import { completeSignIn } from './complete-sign-in';
import { bringSignUpOffer } from '@/components/offers/bring-sign-up-offer';
import { claimDocument } from '@/components/shared/session/known-player';
import { hidePage, openAddress } from '@/components/shared/session/leave-page';
import { followIdentity } from '@/components/app-shell/visit/visit-runtime';

vi.mock('./after-login', () => ({ afterLogin: vi.fn(() => Promise.resolve()) }));
vi.mock('@/components/offers/bring-sign-up-offer', () => ({ bringSignUpOffer: vi.fn() }));
vi.mock('@/components/shared/session/leave-page', () => ({ hidePage: vi.fn(), openAddress: vi.fn() }));

const player = (uid: number) => user.parse({ uid });
/** Makes player 7 the player of this document. */
async function signInBefore(): Promise<void> {
  completeSignIn(player(7), 'login');
  await waitFor(() => expect(afterLogin).toHaveBeenCalled());
  useNavigation.getState().reset();
}

const target = () => useNavigation.getState().target;

beforeEach(async () => {
  await vi.dynamicImportSettled();
  vi.clearAllMocks();
  claimDocument(0);
  useNavigation.getState().reset();
  useSession.getState().reset();
  window.history.replaceState(null, '', '/');
});

describe('completeSignIn', () => {
  it('R-AUTH-03 goes to the locale home page after a login and runs the queue', async () => {
    window.history.replaceState(null, '', '/offers');
    completeSignIn(player(7), 'login');
    expect(target()).toBe('/');
    expect(useSession.getState().user?.uid).toBe(7);
    await waitFor(() =>
      expect(afterLogin).toHaveBeenCalledWith(expect.objectContaining({ uid: 7, how: 'login' })),
    );
  });

  it('R-TRACK-04 reports to analytics who is signed in, though nobody follows the session yet', () => {
    window.dataLayer = [];
    completeSignIn(player(9), 'login');
    expect(window.dataLayer).toEqual([
      { event: 'login', user_id: '9' },
      { event: 'identity', user_id: '9' },
    ]);
  });

  it('R-TRACK-04 reports it once where the session is followed as well', () => {
    const stop = followIdentity();
    window.dataLayer = [];
    completeSignIn(player(10), 'registration');
    expect(window.dataLayer).toEqual([
      { event: 'registration', user_id: '10' },
      { event: 'identity', user_id: '10' },
    ]);
    stop();
  });

  it('R-OFFER-10 passes on that a login brings a promo code', async () => {
    completeSignIn(player(7), 'login', '/offers', { bringsPromoCode: true });
    await waitFor(() =>
      expect(afterLogin).toHaveBeenCalledWith({
        uid: 7,
        how: 'login',
        isResumed: false,
        bringsPromoCode: true,
        target: '/offers',
      }),
    );
  });

  it.each([
    ['/profile/settings', true],
    ['/?redirectUrl=%2Fcashier', false],
  ])(
    'R-GUARD-01 the guard’s redirect is forgotten with the document where it came after %s: %s',
    async (loaded, isNew) => {
      const entry = { name: `${window.location.origin}${loaded}` } as PerformanceEntry;
      vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([entry]);
      window.history.replaceState(null, '', '/?redirectUrl=%2Fcashier');
      completeSignIn(player(7), 'login');
      if (isNew) await waitFor(() => expect(openAddress).toHaveBeenCalledExactlyOnceWith('/cashier'));
      else expect(target()).toBe('/cashier');
      expect(vi.mocked(openAddress).mock.calls.length + (target() === null ? 0 : 1)).toBe(1);
    },
  );

  it.each([
    ['the router would repeat the guard', '/', '/profile/bonuses'],
    ['the page must be a document', '/?redirectUrl=', '/profile/verification'],
  ])(
    'R-OFFER-10 leaves the promo code and the offer to the next document where %s',
    async (_, loaded, goal) => {
      const entry = { name: `${window.location.origin}${loaded}` } as PerformanceEntry;
      vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([entry]);
      window.history.replaceState(null, '', `/?redirectUrl=${encodeURIComponent(goal)}`);
      const offer = { id: '5', action: 'registration', name: 'Spins' } as const;
      completeSignIn(player(7), 'registration', undefined, { offer });
      await waitFor(() =>
        expect(afterLogin).toHaveBeenCalledWith(expect.objectContaining({ bringsPromoCode: false })),
      );
      expect(bringSignUpOffer).not.toHaveBeenCalled();
      expect(takeSignUp()).toEqual({ offer });
    },
  );

  it('R-AUTH-06 R-OFFER-10 brings both in this document otherwise, for a registration alone', async () => {
    const offer = { id: '5', action: 'registration', name: 'Spins' } as const;
    completeSignIn(player(7), 'registration', '/offers', { offer });
    await waitFor(() =>
      expect(afterLogin).toHaveBeenCalledWith(expect.objectContaining({ bringsPromoCode: true })),
    );
    await waitFor(() => expect(bringSignUpOffer).toHaveBeenCalledExactlyOnceWith(offer));
    completeSignIn(player(7), 'login', '/offers', { offer });
    await waitFor(() => expect(afterLogin).toHaveBeenCalledTimes(2));
    expect(bringSignUpOffer).toHaveBeenCalledOnce();
    expect(takeSignUp()).toBeNull();
  });

  it('R-GUARD-01 goes to the address a guard stored', () => {
    window.history.replaceState(null, '', `/?redirectUrl=${encodeURIComponent('/cashier/deposit?offer=3')}`);
    completeSignIn(player(7), 'login');
    expect(target()).toBe('/cashier/deposit?offer=3');
  });

  it.each(['https://evil.test/x', 'javascript:alert(1)', '//evil.test'])(
    'stays and reports it where a login is asked to lead to %s',
    (address) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      window.history.replaceState(null, '', `/offers?a=2&redirectUrl=${encodeURIComponent(address)}#b`);
      completeSignIn(player(7), 'login');
      expect(target()).toBe('/offers?a=2#b');
      expect(warn).toHaveBeenCalledOnce();
      warn.mockRestore();
    },
  );

  it.each(['login', 'registration'] as const)(
    'R-GUARD-01 carries the hash of the address a guard stored through a %s',
    (how) => {
      const mark = how === 'login' ? '' : '?register=success';
      window.history.replaceState(null, '', '/?redirectUrl=%2Fprofile%2Fsettings#password');
      completeSignIn(player(7), how);
      expect(target()).toBe(`/profile/settings${mark}#password`);
      window.history.replaceState(null, '', '/?redirectUrl=%2Fprofile%2Fsettings%23own#password');
      completeSignIn(player(7), how);
      expect(target()).toBe(`/profile/settings${mark}#own`);
    },
  );

  it('R-GUARD-09, R-AUTH-06 leaves #real behind after a registration as after a login', () => {
    window.history.replaceState(null, '', '/game/book-of-sun?show_popup_reg=1&a=2#real');
    completeSignIn(player(7), 'registration');
    expect(target()).toBe('/game/book-of-sun?a=2&register=success');
  });

  it('R-GUARD-09 goes to the game a login for real play was asked for, flags and hash left behind', () => {
    window.history.replaceState(null, '', '/fr/game/book-of-sun?show_popup_auth=1&a=2#real');
    completeSignIn(player(7), 'login');
    expect(target()).toBe('/fr/game/book-of-sun?a=2');
  });

  it('R-AUTH-03 goes home from a game where nobody asked to play for real', () => {
    window.history.replaceState(null, '', '/game/book-of-sun');
    completeSignIn(player(7), 'login');
    expect(target()).toBe('/');
  });

  it('R-AUTH-06 stays after a registration and adds register=success', () => {
    window.history.replaceState(null, '', '/offers?show_popup_reg=1&a=2');
    completeSignIn(player(7), 'registration');
    expect(target()).toBe('/offers?a=2&register=success');
  });

  it('stays on the page of a player whose session was lost there, and keeps what the page shows', async () => {
    await signInBefore();
    window.history.replaceState(null, '', '/cashier/deposit?offer=3#sum');
    completeSignIn(player(7), 'login');
    expect(target()).toBe('/cashier/deposit?offer=3#sum');
    await waitFor(() =>
      expect(afterLogin).toHaveBeenLastCalledWith(
        expect.objectContaining({ uid: 7, how: 'login', isResumed: true, bringsPromoCode: false }),
      ),
    );
  });

  it('R-BET-05 stays after a login that a bet on the page asked for', () => {
    window.history.replaceState(null, '', '/fr/betting?show_popup_auth=1');
    completeSignIn(player(7), 'login', undefined, { staysHere: true });
    expect(target()).toBe('/fr/betting');
  });

  it('R-GUARD-01 goes to the address a guard stored after a lost session too', async () => {
    await signInBefore();
    window.history.replaceState(null, '', `/?redirectUrl=${encodeURIComponent('/profile/settings')}`);
    completeSignIn(player(7), 'login');
    expect(target()).toBe('/profile/settings');
  });

  it('loads a new document when another player was here before', async () => {
    await signInBefore();
    completeSignIn(player(8), 'login');
    expect(hidePage).toHaveBeenCalledOnce();
    await waitFor(() => expect(openAddress).toHaveBeenCalledWith('/'));
    expect(target()).toBeNull();
  });

  it('loads it after two seconds, though the reads of the sign-in get no response', async () => {
    await signInBefore();
    vi.mocked(afterLogin).mockReturnValueOnce(new Promise(() => undefined));
    vi.useFakeTimers();
    completeSignIn(player(8), 'login');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(openAddress).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    expect(openAddress).toHaveBeenCalledExactlyOnceWith('/');
  });
});
