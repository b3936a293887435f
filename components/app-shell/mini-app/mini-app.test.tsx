import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { register } from '@/lib/auth/api';
import { readStored } from '@/lib/browser/storage';
import { user } from '@/lib/session/schema';
import { closeAllDialogs, closeDialog, openDialog, useDialogs } from '@/stores/dialogs';
import { useNavigation } from '@/stores/navigation';
import { useFatal } from '@/stores/fatal';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { DEFAULT_AUTH_SETTINGS } from '@/components/auth/default-auth-settings';
import { platformCalls } from '@/tests/support/platform-calls';
import { settingsCalls } from '@/tests/support/settings-calls';
import { platformFailure } from '../../../tests/support/platform-failure';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { completeSignIn } from '@/components/auth/complete-sign-in';
import { MiniAppLoader } from './mini-app-loader';

vi.mock('@/components/auth/complete-sign-in', () => ({ completeSignIn: vi.fn() }));
const path = vi.hoisted(() => ({ current: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => path.current }));

const settingsPart = settingsCalls();

const call = platformCalls();
const signedAt = (ageMs: number) => String(Math.floor((Date.now() - ageMs) / 1_000));
const HOUR_MS = 60 * 60_000;
const INIT_DATA = new URLSearchParams({
  auth_date: signedAt(0),
  user: JSON.stringify({ id: 7, username: 'ann', language_code: 'en' }),
  hash: 'c0ffee',
}).toString();
const hashOf = (initData: string) =>
  `#${new URLSearchParams({ tgWebAppData: initData, tgWebAppVersion: '8.0' }).toString()}`;
const HASH = hashOf(INIT_DATA);
const OLD_DATA = new URLSearchParams({
  ...Object.fromEntries(new URLSearchParams(INIT_DATA)),
  auth_date: signedAt(25 * HOUR_MS),
}).toString();
/** Options for signing in to an account created earlier. */
const WITH_CODE = { bringsPromoCode: true };
const postEvent = vi.fn();
const messenger = () =>
  (window as { Telegram?: { WebView: { receiveEvent(type: string, data?: unknown): void } } }).Telegram;

async function launch(hash = HASH, address = '/games?a=1') {
  window.history.replaceState(null, '', `${address}${hash}`);
  const rendered = renderWithTexts(
    <>
      <MiniAppLoader />
      <div data-testid="page">
        <main id="main" />
      </div>
    </>,
  );
  await act(async () => vi.dynamicImportSettled());
  return rendered;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  closeAllDialogs();
  path.current = '/';
  useSession.getState().reset();
  useToasts.getState().reset();
  useFatal.getState().reset();
  call.mockReset().mockResolvedValue(user.parse({ uid: 7 }));
  vi.mocked(completeSignIn).mockReset();
  settingsPart.mockReset().mockResolvedValue(DEFAULT_AUTH_SETTINGS);
  vi.stubGlobal('TelegramWebviewProxy', { postEvent: postEvent.mockReset() });
});
afterEach(() => vi.unstubAllGlobals());

describe('the launch', () => {
  it('R-GUARD-14: is stored for the tab and leaves the address', async () => {
    await launch();
    expect(sessionStorage.getItem('tg')).toBe(HASH.slice(1));
    expect(`${window.location.pathname}${window.location.search}${window.location.hash}`).toBe('/games?a=1');
  });

  it('loads nothing outside of the messenger', async () => {
    await launch('#real');
    useSession.getState().setGuest();
    expect(postEvent).not.toHaveBeenCalled();
    expect(window.location.hash).toBe('#real');
    expect(sessionStorage.getItem('tg')).toBeNull();
  });
});

describe('the user of the messenger', () => {
  it('R-MINI-01, R-MINI-02: is registered when a guest is here, once, with a visible wait', async () => {
    await launch();
    expect(call).not.toHaveBeenCalled();
    let respond: (value: unknown) => void = () => undefined;
    call.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    await act(async () => useSession.getState().setGuest());
    expect(await screen.findByRole('status')).toBeVisible();
    expect(screen.getByTestId('page')).toHaveAttribute('inert');
    await waitFor(() => expect(call).toHaveBeenCalledOnce());
    expect(call).toHaveBeenCalledExactlyOnceWith(register.name, {
      is_tg: '1',
      id: '7',
      username: 'ann',
      hash: 'c0ffee',
      language_code: 'en',
      payload: INIT_DATA,
    });
    const registered = user.parse({ uid: 7 });
    await act(async () => respond(registered));
    await waitFor(() => expect(completeSignIn).toHaveBeenCalled());
    expect(completeSignIn).toHaveBeenCalledExactlyOnceWith(registered, 'registration');
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByTestId('page')).not.toHaveAttribute('inert');
  });

  it('is only signed in when the account is an old one', async () => {
    const known = user.parse({ uid: 7, reg_time: '2020-01-01T00:00:00Z' });
    call.mockResolvedValue(known);
    await launch();
    await act(async () => useSession.getState().setGuest());
    await waitFor(() =>
      expect(completeSignIn).toHaveBeenCalledExactlyOnceWith(known, 'login', '/games?a=1', WITH_CODE),
    );
  });

  it('R-TRACK-06: is only signed in on a second device an hour after the registration', async () => {
    const known = user.parse({ uid: 7, reg_time: new Date(Date.now() - 3_600_000).toISOString() });
    call.mockResolvedValue(known);
    await launch();
    await act(async () => useSession.getState().setGuest());
    await waitFor(() =>
      expect(completeSignIn).toHaveBeenCalledExactlyOnceWith(known, 'login', '/games?a=1', WITH_CODE),
    );
  });

  it('R-TRACK-06: counts as a registration once, also where it signs out and opens the mini-app again', async () => {
    const fresh = user.parse({ uid: 7, reg_time: new Date().toISOString() });
    call.mockResolvedValue(fresh);
    for (const expected of [
      [fresh, 'registration'],
      [fresh, 'login', '/games?a=1', WITH_CODE],
    ]) {
      const { unmount } = await launch();
      await act(async () => useSession.getState().setGuest());
      await waitFor(() => expect(completeSignIn).toHaveBeenLastCalledWith(...expected));
      unmount();
      // The messenger's next window is a new tab.
      sessionStorage.clear();
      useSession.getState().reset();
    }
    const other = user.parse({ uid: 8, reg_time: new Date().toISOString() });
    call.mockResolvedValue(other);
    await launch();
    await act(async () => useSession.getState().setGuest());
    await waitFor(() => expect(completeSignIn).toHaveBeenLastCalledWith(other, 'registration'));
  });

  it('R-OFFER-10: has the promo code of its address stored before it is signed in', async () => {
    vi.mocked(completeSignIn).mockImplementation(() => {
      expect(readStored('promo_code')).toBe('MM');
    });
    await launch(HASH, '/?promo_code=MM');
    await act(async () => useSession.getState().setGuest());
    await waitFor(() => expect(completeSignIn).toHaveReturned());
  });

  it('R-GUARD-05: continues to the address a guard stored, by the check of the login', async () => {
    const known = user.parse({ uid: 7, reg_time: '2020-01-01T00:00:00Z' });
    call.mockResolvedValue(known);
    await launch(HASH, '/?redirectUrl=%2Fcashier%2Fdeposit');
    await act(async () => useSession.getState().setGuest());
    await waitFor(() =>
      expect(completeSignIn).toHaveBeenCalledExactlyOnceWith(known, 'login', undefined, WITH_CODE),
    );
  });

  it('finds no popup open, no flag and no launch data in its address when it is signed in', async () => {
    const known = user.parse({ uid: 7, reg_time: '2020-01-01T00:00:00Z' });
    call.mockResolvedValue(known);
    await launch(HASH, '/games?show_popup_auth=1');
    await act(async () => void openDialog('auth', { type: 'authorization' }, { preventClose: true }));
    window.history.replaceState(null, '', `/games?show_popup_auth=1${HASH}`);
    await act(async () => useSession.getState().setGuest());
    await waitFor(() =>
      expect(completeSignIn).toHaveBeenCalledExactlyOnceWith(known, 'login', '/games', WITH_CODE),
    );
    expect(useDialogs.getState().stack).toEqual([]);
    expect(window.location.hash).toBe('');
  });

  it('is tried again by the next document after a failure, not by the same', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    call.mockRejectedValueOnce(platformFailure('NetworkFailure'));
    const { unmount } = await launch();
    await act(async () => useSession.getState().setGuest());
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
    await act(async () => useSession.getState().reset());
    await act(async () => useSession.getState().setGuest());
    expect(call).toHaveBeenCalledOnce();
    unmount();
    // The first attempt created the account, but its response was lost.
    const made = user.parse({ uid: 7, reg_time: new Date().toISOString() });
    vi.setSystemTime(Date.now() + 600_000);
    call.mockResolvedValue(made);
    await launch('');
    await waitFor(() => expect(completeSignIn).toHaveBeenCalledExactlyOnceWith(made, 'registration'));
    vi.useRealTimers();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['our own text', null, 'We could not create your account. Please try again later.'],
    ['the text of the operator', 'No luck today', 'No luck today'],
  ])('R-MINI-03: learns of a failure in %s', async (_, wrongRegistrationServer, text) => {
    settingsPart.mockResolvedValue({ ...DEFAULT_AUTH_SETTINGS, wrongRegistrationServer });
    call.mockRejectedValue(platformFailure('InvalidParameterException'));
    await launch();
    await act(async () => useSession.getState().setGuest());
    await waitFor(() => expect(useToasts.getState().toasts).toMatchObject([{ type: 'error', text }]));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('R-AUTH-12, R-TRACK-05: has a failure reported to analytics by its code', async () => {
    window.dataLayer = [];
    call.mockRejectedValue(platformFailure('InvalidParameterException', { code: 'no_bot' }));
    await launch();
    await act(async () => useSession.getState().setGuest());
    await waitFor(() => expect(window.dataLayer).toEqual([{ event: 'error-login', code: 'no_bot' }]));
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  });

  it('is refused by data older than a day, and says so', async () => {
    await launch(hashOf(OLD_DATA));
    await act(async () => useSession.getState().setGuest());
    await waitFor(() => expect(useToasts.getState().toasts).toMatchObject([{ type: 'error' }]));
    expect(call).not.toHaveBeenCalled();
  });

  it('sees the page of a blocked account instead of a toast', async () => {
    call.mockRejectedValue(platformFailure('UserBannedException', { httpStatus: 403 }));
    await launch();
    await act(async () => useSession.getState().setGuest());
    await waitFor(() => expect(useFatal.getState().kind).toBe('blocked'));
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it('is left alone where the operator switched it off', async () => {
    const auth = { ...DEFAULT_AUTH_SETTINGS.auth, isMiniAppEnabled: false };
    settingsPart.mockResolvedValue({ ...DEFAULT_AUTH_SETTINGS, auth });
    await launch();
    await act(async () => useSession.getState().setGuest());
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(call).not.toHaveBeenCalled();
  });
});

describe('a link with the data of the messenger in an ordinary browser', () => {
  beforeEach(() => void vi.stubGlobal('TelegramWebviewProxy', undefined));
  const question = () => useDialogs.getState().stack.find(({ name }) => name === 'continueAs');
  const answer = (result?: true) => act(async () => closeDialog(question()?.id ?? 0, result));

  async function follow(hash = HASH) {
    const rendered = await launch(hash);
    await act(async () => useSession.getState().setGuest());
    return rendered;
  }

  it('sends nothing before the visitor said to continue as that user', async () => {
    await follow();
    await waitFor(() => expect(question()?.props).toEqual({ name: 'ann' }));
    expect(call).not.toHaveBeenCalled();
    expect(screen.queryByRole('status')).toBeNull();
    await answer(true);
    await waitFor(() => expect(completeSignIn).toHaveBeenCalledOnce());
    expect(call).toHaveBeenCalledExactlyOnceWith(
      register.name,
      expect.objectContaining({ payload: INIT_DATA }),
    );
  });

  it('is forgotten where the visitor says no', async () => {
    const { unmount } = await follow();
    await waitFor(() => expect(question()).toBeDefined());
    await answer();
    await waitFor(() => expect(sessionStorage.getItem('tg')).toBeNull());
    unmount();
    await follow('');
    expect(question()).toBeUndefined();
    expect(call).not.toHaveBeenCalled();
  });

  it('replaces nobody who signed in while the question was open', async () => {
    await follow();
    await waitFor(() => expect(question()).toBeDefined());
    await act(async () => useSession.getState().setUser(user.parse({ uid: 9 })));
    await answer(true);
    await act(async () => undefined);
    expect(call).not.toHaveBeenCalled();
    expect(useSession.getState().user?.uid).toBe(9);
  });

  it('is asked about when its data say no time: the platform alone can tell whether they are old', async () => {
    await follow(hashOf(INIT_DATA.replace(/auth_date=\d+&/, '')));
    await waitFor(() => expect(question()).toBeDefined());
    expect(call).not.toHaveBeenCalled();
  });

  it('R-MINI-03: is refused by data older than a day without a question, and says so once', async () => {
    const { unmount } = await follow(hashOf(OLD_DATA));
    await waitFor(() => expect(useToasts.getState().toasts).toMatchObject([{ type: 'error' }]));
    expect(sessionStorage.getItem('tg')).toBeNull();
    unmount();
    await follow('');
    expect(useToasts.getState().toasts).toHaveLength(1);
    expect(question()).toBeUndefined();
    expect(call).not.toHaveBeenCalled();
  });

  it('is one in a frame of another page than the messenger’s too', async () => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: vi.fn() } as unknown as Window);
    await follow();
    await waitFor(() => expect(question()).toBeDefined());
    expect(call).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('is none in a frame of the messenger’s own page', async () => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: vi.fn() } as unknown as Window);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://web.telegram.org/a/');
    await follow();
    await waitFor(() => expect(completeSignIn).toHaveBeenCalledOnce());
    expect(question()).toBeUndefined();
    vi.restoreAllMocks();
  });
});

describe('the window of the messenger', () => {
  const posted = () => postEvent.mock.calls.map(([type]) => String(type));

  it('is notified that the site is ready and takes the whole height', async () => {
    await launch();
    expect(posted()).toEqual(
      expect.arrayContaining(['web_app_ready', 'web_app_expand', 'web_app_request_safe_area']),
    );
  });

  it('gives the safe areas to the page', async () => {
    await launch();
    act(() => {
      messenger()?.WebView.receiveEvent('safe_area_changed', { top: 30 });
      messenger()?.WebView.receiveEvent('content_safe_area_changed', { top: 12 });
    });
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--safe-top')).toContain('42px');
  });

  it('has a back button that closes the top dialog, else goes back, else home', async () => {
    const navigation = { canGoBack: true, back: vi.fn() };
    vi.stubGlobal('navigation', navigation);
    path.current = '/offers';
    await launch();
    expect(postEvent).toHaveBeenCalledWith('web_app_setup_back_button', '{"is_visible":true}');
    await act(async () => void openDialog('gamesSearch', {}));
    act(() => messenger()?.WebView.receiveEvent('back_button_pressed'));
    expect(useDialogs.getState().stack).toEqual([]);
    expect(navigation.back).not.toHaveBeenCalled();
    act(() => messenger()?.WebView.receiveEvent('back_button_pressed'));
    expect(navigation.back).toHaveBeenCalledOnce();
    navigation.canGoBack = false;
    act(() => messenger()?.WebView.receiveEvent('back_button_pressed'));
    expect(useNavigation.getState().target).toBe('/');
    vi.unstubAllGlobals();
  });
});
