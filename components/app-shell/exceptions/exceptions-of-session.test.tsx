import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthDialog } from '@/components/auth/auth-dialog';
import { catalogue } from '@/i18n/catalogue';
import { readStored, writeStored } from '@/lib/browser/storage';
import { fatalPage } from '@/lib/platform/error-policy';
import { user as account } from '@/lib/session/schema';
import { useDialogs } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { loadHome } from '@/components/shared/session/go-home';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { SessionLifecycle } from '../session/session-lifecycle';
import { signOut } from '@/components/shared/session/sign-out';
import { clearTable, renderPart, exception, field, nextSample, wire } from './exceptions.test-support';

vi.mock('@/components/shared/session/go-home', () => ({
  loadHome: vi.fn(),
  isAtHome: () => false,
}));
vi.mock('@/components/shared/session/leave-page', () => ({
  hidePage: vi.fn(),
  showPage: vi.fn(),
}));
vi.mock('next/navigation', () => ({ usePathname: () => '/' }));

const player = account.parse({
  uid: 7,
  login: 'ann@mail.test',
  balance_main: { amount: 5, currency: 'EUR' },
});

beforeEach(() => {
  clearTable();
  vi.mocked(loadHome).mockClear();
  vi.unstubAllGlobals();
});

/** A failed read shows nothing by itself: no toast, no dialog, no raw error. */
function expectSilence(): void {
  expect(useToasts.getState().toasts).toEqual([]);
  expect(useDialogs.getState().stack).toEqual([]);
  expect(document.body.textContent).not.toMatch(/Exception|RAW_WORDS/);
}

it.each(nextSample())(
  'R-ERR-09, R-ERR-16 the request for who is signed in: account.getInfo, $type ($locale)',
  async ({ type, locale }) => {
    const ask = vi.fn(async () => Response.json(exception(type).body));
    // Fail the requests for error page texts; they are tested elsewhere.
    vi.stubGlobal('fetch', (address: string) =>
      address.startsWith('/content/') ? Promise.reject(new TypeError('no line')) : ask(),
    );
    renderPart(<SessionLifecycle />, locale);
    await waitFor(() => expect(useSession.getState().status).not.toBe('unknown'));
    expect(ask).toHaveBeenCalledOnce();
    expectSilence();
    const fatal = fatalPage({ type, httpStatus: 200 });
    const isGuest = type === 'AuthorizationException' || type === 'UserDeletedException';
    expect(useSession.getState().status).toBe(isGuest ? 'guest' : 'unreachable');
    await waitFor(() => expect(useFatal.getState().kind).toBe(fatal));
    if (!fatal) return;
    const page = fatal === 'blocked' ? 'userBlocked' : fatal;
    await screen.findByRole('heading', { level: 1, name: catalogue[locale].system[page].title });
  },
);

describe.each(nextSample())('$type', ({ type }) => {
  it('R-ERR-09, R-SESS-12 of account.getBalance leaves the last known balance, and says nothing', async () => {
    useSession.getState().setUser(player);
    wire.responses.set('account.getBalance', exception(type));
    await refreshBalance();
    expect(wire.count('account.getBalance')).toBe(1);
    expect(useFatal.getState().kind).toBe(fatalPage({ type, httpStatus: 200 }));
    if (type === 'AuthorizationException') {
      expect(useSession.getState().status).toBe('guest');
      expect(useDialogs.getState().stack.map(({ name }) => name)).toEqual(['auth']);
      return;
    }
    expect(useSession.getState().user?.balance_main?.amount).toBe(5);
    expectSilence();
  });

  it('R-AUTH-09 of auth.logout leaves the page all the same, with nothing of the player, and is sent once', async () => {
    useSession.getState().setUser(player);
    writeStored('was_signed_in', '1');
    wire.responses.set('auth.logout', exception(type));
    await Promise.all([signOut(), signOut()]);
    expect(wire.count('auth.logout')).toBe(1);
    expect(loadHome).toHaveBeenCalledOnce();
    expect(useSession.getState().user).toBeNull();
    expect(readStored('was_signed_in')).toBeNull();
    expectSilence();
  });
});

const SETTINGS_FAILURES: Readonly<Record<string, () => Response | Promise<never>>> = {
  'an error of the server': () => new Response('', { status: 500 }),
  maintenance: () => new Response('', { status: 503 }),
  'a page of a proxy': () => new Response('<html>', { status: 502 }),
  'broken JSON': () => new Response('{"auth":', { status: 200 }),
  'no response': () => Promise.reject(new TypeError('Failed to fetch')),
};

describe.each(['en', 'fr'] as const)('the settings of the auth popup (%s)', (locale) => {
  it.each(Object.entries(SETTINGS_FAILURES))(
    'R-ERR-08, R-ERR-09, R-AUTH-16 %s: the built-in form is there and usable',
    async (_, fail) => {
      vi.stubGlobal(
        'fetch',
        vi.fn(async () => fail()),
      );
      renderPart(<AuthDialog type="registration" close={vi.fn()} />, locale);
      await screen.findByRole('heading', { name: catalogue[locale].auth.createAccount });
      expect(field('email')).toBeEnabled();
      expect(field('terms')).not.toBeChecked();
      await act(async () => vi.dynamicImportSettled());
      expectSilence();
    },
  );
});
