import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPending, listenForResult, POPUP_NAME } from '@/lib/auth/social-channel';
import { readStored } from '@/lib/browser/storage';
import { user } from '@/lib/session/schema';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { completeSignIn } from './complete-sign-in';
import { handleSocialReturn } from './social-return';

vi.mock('./complete-sign-in', () => ({ completeSignIn: vi.fn() }));

const player = user.parse({ uid: 1001 });
const KEY = 'betting_back_social_auth_key';
const close = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  closeAllDialogs();
  useSession.getState().reset();
  window.dataLayer = [];
  vi.mocked(completeSignIn).mockReset();
  vi.stubGlobal('close', close.mockReset());
  vi.stubGlobal('opener', null);
  vi.stubGlobal('name', '');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function comeBack(search: string, path = '/'): Promise<void> {
  window.history.replaceState(null, '', `${path}${search}`);
  return handleSocialReturn();
}

describe('in the window of the service', () => {
  it('R-SOC-02: stores the address, notifies the opener and closes', async () => {
    const postMessage = vi.fn();
    vi.stubGlobal('opener', { postMessage });
    vi.stubGlobal('name', POPUP_NAME);
    void comeBack('?backUrl=%2Foffers');
    expect(localStorage.getItem(KEY)).toBe('/offers');
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(
      { kind: 'social_sign_in', error: null },
      window.location.origin,
    );
    expect(close).toHaveBeenCalledOnce();
  });

  it('reports by channel where the tie to the opener is cut', async () => {
    vi.useRealTimers();
    const received = new Promise((resolve) => listenForResult(window, resolve));
    keepPending({ mode: 'popup', type: 'authorization', at: Date.now() });
    vi.stubGlobal('closed', true);
    const handled = comeBack('?backUrl=%2F&error=UserBannedException');
    await expect(received).resolves.toEqual({ error: 'UserBannedException' });
    expect(readStored(KEY)).toBeNull();
    expect(close).toHaveBeenCalledOnce();
    await handled;
    // The waiting page reports to analytics.
    expect(window.dataLayer).toEqual([]);
  });

  it('continues here when the browser does not close it', async () => {
    keepPending({ mode: 'popup', type: 'registration', at: Date.now() });
    useSession.getState().setUser(player);
    const done = comeBack('?backUrl=%2Foffers');
    await vi.advanceTimersByTimeAsync(500);
    await done;
    expect(completeSignIn).toHaveBeenCalledExactlyOnceWith(player, 'registration', '/offers', {
      offer: null,
    });
    expect(readStored(KEY)).toBeNull();
  });
});

describe('in place of the page', () => {
  it('R-SOC-03: waits for the session and continues to the address', async () => {
    keepPending({ mode: 'page', type: 'authorization', at: Date.now() });
    const done = comeBack('?backUrl=%2Ffr%2Foffers');
    expect(completeSignIn).not.toHaveBeenCalled();
    useSession.getState().setUser(player);
    await done;
    expect(completeSignIn).toHaveBeenCalledExactlyOnceWith(player, 'login', '/fr/offers', { offer: null });
    expect(close).not.toHaveBeenCalled();
    expect(readStored(KEY)).toBeNull();
  });

  it.each([
    ['registration', 3_600_000, 'login'],
    ['authorization', 0, 'registration'],
  ] as const)('counts a sign-in begun as %s, account made %i ms before, as %s', async (type, age, how) => {
    keepPending({ mode: 'page', type, at: Date.now() });
    const person = user.parse({ uid: 1001, reg_time: new Date(Date.now() - age).toISOString() });
    useSession.getState().setUser(person);
    await comeBack('?backUrl=%2Foffers');
    expect(completeSignIn).toHaveBeenCalledExactlyOnceWith(person, how, '/offers', { offer: null });
  });

  it.each([
    [0, 'registration', 'registration'],
    [0, 'deposit', 'registration'],
    [3_600_000, 'registration', 'login'],
  ] as const)(
    'R-OFFER-04: brings the offer chosen before to an account made %i ms before (%s) with its %s',
    async (age, action, how) => {
      const offer = { id: '15', action, name: 'Twenty spins' };
      keepPending({
        mode: 'page',
        type: 'registration',
        at: Date.now(),
        offer: { ...offer, image: 'x' } as never,
      });
      const person = user.parse({ uid: 1001, reg_time: new Date(Date.now() - age).toISOString() });
      useSession.getState().setUser(person);
      await comeBack('?backUrl=%2Foffers');
      expect(completeSignIn).toHaveBeenCalledExactlyOnceWith(person, how, '/offers', { offer });
    },
  );

  it.each([
    null,
    7,
    {},
    { id: '15', action: 'promo_code', name: 'A' },
    { id: 15, action: 'deposit', name: 'A' },
  ])('brings no offer that it did not write itself: %j', async (offer) => {
    const pending = { mode: 'page', type: 'registration', at: Date.now(), offer };
    localStorage.setItem('social_sign_in', JSON.stringify(pending));
    useSession.getState().setUser(user.parse({ uid: 1001, reg_time: new Date().toISOString() }));
    await comeBack('?backUrl=%2Foffers');
    expect(vi.mocked(completeSignIn).mock.lastCall?.[3]).toEqual({ offer: null });
  });

  it('shows a failure in the auth popup and cleans the address', async () => {
    keepPending({ mode: 'page', type: 'registration', at: Date.now() });
    useSession.getState().setGuest();
    void comeBack('?backUrl=%2Foffers&error=UserDeletedException&trackId=7');
    await vi.advanceTimersByTimeAsync(0);
    expect(useDialogs.getState().stack[0]).toMatchObject({
      name: 'auth',
      props: { type: 'registration', socialError: 'UserDeletedException' },
    });
    expect(window.location.search).toBe('?trackId=7');
  });

  it.each([
    ['a named failure', '&error=UserDeletedException', 'UserDeletedException'],
    ['nobody signed in after all', '', 'AuthorizationException'],
    ['a text that names no exception', '&error=ann%40example.com', 'unknown'],
  ])('R-AUTH-12, R-TRACK-05: reports %s to analytics by its code', async (_, query, code) => {
    keepPending({ mode: 'page', type: 'authorization', at: Date.now() });
    useSession.getState().setGuest();
    void comeBack(`?backUrl=%2Foffers${query}`);
    await vi.advanceTimersByTimeAsync(0);
    expect(window.dataLayer).toEqual([{ event: 'error-login', code }]);
  });

  it('R-AUTH-12: reports a failure whose beginning the browser has forgotten', async () => {
    useSession.getState().setGuest();
    await comeBack('?backUrl=%2F&error=UserDeletedException');
    expect(window.dataLayer).toEqual([{ event: 'error-login', code: 'UserDeletedException' }]);
  });

  it('opens nothing for a guest who never began a sign-in', async () => {
    useSession.getState().setGuest();
    await comeBack('?backUrl=%2Foffers');
    expect(useDialogs.getState().stack).toEqual([]);
    expect(window.dataLayer).toEqual([]);
    expect(window.location.search).toBe('');
  });

  it.each(['/cashier/deposit/card', '/fr/cashier/deposit'])(
    'R-SOC-04: leaves the backUrl of %s to the payment, though a sign-in was begun',
    async (path) => {
      keepPending({ mode: 'page', type: 'authorization', at: Date.now() });
      useSession.getState().setUser(player);
      await comeBack('?backUrl=%2Fgame%2Fbook-of-x', path);
      expect(completeSignIn).not.toHaveBeenCalled();
      expect(window.location.search).toBe('?backUrl=%2Fgame%2Fbook-of-x');
      expect(readStored(KEY)).toBeNull();
    },
  );

  it('signs a player in a second time nowhere where no sign-in was begun', async () => {
    vi.stubGlobal('opener', { postMessage: vi.fn() });
    useSession.getState().setUser(player);
    await comeBack('?backUrl=%2Foffers&trackId=7');
    expect(completeSignIn).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
    expect(readStored(KEY)).toBeNull();
    expect(window.location.search).toBe('?trackId=7');
  });

  it('never leads to another site', async () => {
    keepPending({ mode: 'page', type: 'authorization', at: Date.now() });
    useSession.getState().setUser(player);
    await comeBack('?backUrl=https%3A%2F%2Fevil.test');
    expect(completeSignIn).toHaveBeenCalledExactlyOnceWith(player, 'login', '/', { offer: null });
  });
});
