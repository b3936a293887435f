import { beforeEach, describe, expect, it, vi } from 'vitest';
import { postToTabs } from '@/lib/browser/channel';
import { catalogue } from '@/i18n/catalogue';
import { readStored, writeStored } from '@/lib/browser/storage';
import { PlatformError } from '@/lib/platform/error';
import type { PlatformErrorType } from '@/lib/platform/error-policy';
import { user } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { isAtHome, loadHome } from './go-home';
import { hidePage, showPage } from './leave-page';
import { signOut } from './sign-out';

vi.mock('@/lib/browser/channel', () => ({ postToTabs: vi.fn() }));
vi.mock('./go-home', () => ({
  loadHome: vi.fn(),
  isAtHome: vi.fn(() => false),
}));
vi.mock('./leave-page', () => ({
  hidePage: vi.fn(),
  showPage: vi.fn(),
}));

const call = platformCalls();

function fail(type: PlatformErrorType): void {
  call.mockRejectedValue(new PlatformError({ type, method: 'auth.logout', httpStatus: 0 }));
}

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  vi.mocked(isAtHome).mockReturnValue(false);
  call.mockResolvedValue({ result: 1 });
  writeStored('was_signed_in', '1');
  writeStored('last_activity', { at: 1, limit: 60 });
  useSession.getState().setUser(user.parse({ uid: 7 }));
});

describe('signOut', () => {
  it('R-AUTH-09 notifies the platform and the other tabs, forgets the player and loads the home page', async () => {
    await Promise.all([signOut(), signOut()]);
    expect(call).toHaveBeenCalledOnce();
    expect(postToTabs).toHaveBeenCalledExactlyOnceWith({ kind: 'signed-out', reason: undefined });
    expect(useSession.getState().user).toBeNull();
    expect(readStored('was_signed_in')).toBeNull();
    expect(readStored('last_activity')).toBeNull();
    expect(readStored('sign_out_reason')).toBeNull();
    expect(loadHome).toHaveBeenCalledOnce();
  });

  it.each([undefined, 'inactivity'] as const)(
    'R-MINI-01: holds in the mini-app, from before the platform knows (%s)',
    async (reason) => {
      call.mockImplementation(async () => {
        expect(readStored('tg_entered')).toBe(readStored('tg') && '1');
        return { result: 1 };
      });
      await signOut({ reason });
      expect(readStored('tg_entered')).toBeNull();
      writeStored('tg', 'launch');
      await signOut({ reason });
      expect(readStored('tg_entered')).toBe('1');
      expect(call).toHaveBeenCalledTimes(2);
    },
  );

  it('counts a session the platform has forgotten as signed out', async () => {
    fail('AuthorizationException');
    await signOut({ reason: 'inactivity' });
    expect(postToTabs).toHaveBeenCalledWith({ kind: 'signed-out', reason: 'inactivity' });
    expect(readStored('last_activity')).toBeNull();
  });

  it('R-AUTH-12 reports to analytics a sign-out that failed, and no other', async () => {
    window.dataLayer = [];
    await signOut();
    fail('AuthorizationException');
    await signOut();
    const cleared = { event: 'identity', user_id: null };
    expect(window.dataLayer).toEqual([cleared, cleared]);
    fail('InternalServerErrorException');
    await signOut();
    expect(window.dataLayer?.slice(2)).toEqual([
      { event: 'error-logout', code: 'InternalServerErrorException' },
    ]);
  });

  it('leaves the page without a response too, and then sends nothing to the other tabs', async () => {
    fail('NetworkFailure');
    await signOut();
    expect(loadHome).toHaveBeenCalledOnce();
    expect(postToTabs).not.toHaveBeenCalled();
    expect(readStored('sign_out_reason')).toBe('failed');
  });

  it('R-AUTH-12 takes a result other than 1 for a failure', async () => {
    window.dataLayer = [];
    call.mockResolvedValue({ result: 0 });
    await signOut();
    expect(postToTabs).not.toHaveBeenCalled();
    expect(readStored('sign_out_reason')).toBe('failed');
    expect(window.dataLayer).toEqual([{ event: 'error-logout', code: 'UnknownErrorException' }]);
  });

  it('R-SESS-04 hides the page at once and leaves the reason for the home page, whatever leads there', async () => {
    const leaving = signOut({ reason: 'inactivity' });
    expect(hidePage).toHaveBeenCalledOnce();
    expect(readStored('sign_out_reason')).toBe('inactivity');
    await leaving;
    expect(readStored('sign_out_reason')).toBe('inactivity');
  });

  it('R-SESS-04 stays due when the platform did not respond', async () => {
    fail('NetworkFailure');
    await signOut({ reason: 'inactivity' });
    expect(readStored('last_activity')).toEqual({ at: 1, limit: 60 });
    expect(loadHome).toHaveBeenCalledOnce();
  });

  it('does not load the home page over and over when a forced sign-out fails there', async () => {
    fail('NetworkFailure');
    vi.mocked(isAtHome).mockReturnValue(true);
    await signOut({ reason: 'inactivity' });
    expect(loadHome).not.toHaveBeenCalled();
    expect(showPage).toHaveBeenCalledOnce();
    expect(useSession.getState().status).toBe('guest');
  });

  it.each(['en', 'fr'] as const)('R-SESS-04 says why where the page stays (%s)', async (locale) => {
    document.documentElement.lang = locale;
    fail('NetworkFailure');
    vi.mocked(isAtHome).mockReturnValue(true);
    await signOut({ reason: 'inactivity' });
    const text = catalogue[locale].session.signedOutByInactivity;
    expect(useToasts.getState().toasts).toMatchObject([{ text, waits: true }]);
    expect(readStored('sign_out_reason')).toBeNull();
  });
});
