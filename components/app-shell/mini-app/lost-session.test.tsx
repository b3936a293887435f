import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completeSignIn } from '@/components/auth/complete-sign-in';
import { DEFAULT_AUTH_SETTINGS } from '@/components/auth/default-auth-settings';
import { hidePage, showPage } from '@/components/shared/session/leave-page';
import { holdEntry } from '@/lib/session/hold-entry';
import { isFreshSignIn } from '@/lib/session/fresh-sign-in';
import { user } from '@/lib/session/schema';
import { closeAllDialogs, closeDialog, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { settingsCalls } from '@/tests/support/settings-calls';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { MiniAppLoader } from './mini-app-loader';

vi.mock('@/components/auth/complete-sign-in', () => ({ completeSignIn: vi.fn() }));
vi.mock('@/lib/session/fresh-sign-in', () => ({ isFreshSignIn: vi.fn() }));
vi.mock('next/navigation', () => ({ usePathname: () => '/' }));

const settingsPart = settingsCalls();
const call = platformCalls();
const INIT_DATA = new URLSearchParams({
  auth_date: String(Math.floor(Date.now() / 1_000)),
  user: JSON.stringify({ id: 7, username: 'ann', language_code: 'en' }),
  hash: 'c0ffee',
}).toString();
const HASH = `#${new URLSearchParams({ tgWebAppData: INIT_DATA }).toString()}`;

/** The mini-app in a new document. */
async function load(hash = '') {
  useSession.getState().reset();
  window.history.replaceState(null, '', `/games${hash}`);
  const rendered = renderWithTexts(<MiniAppLoader />);
  await act(async () => vi.dynamicImportSettled());
  return rendered;
}

const beGuest = () => act(async () => useSession.getState().setGuest());
const bePlayer = () => act(async () => useSession.getState().setUser(user.parse({ uid: 7 })));
const expectEntries = (times: number) => waitFor(() => expect(completeSignIn).toHaveBeenCalledTimes(times));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  closeAllDialogs();
  call.mockReset().mockResolvedValue(user.parse({ uid: 7 }));
  vi.mocked(completeSignIn).mockReset();
  vi.mocked(isFreshSignIn).mockReturnValue(false);
  settingsPart.mockReset().mockResolvedValue(DEFAULT_AUTH_SETTINGS);
  vi.stubGlobal('TelegramWebviewProxy', { postEvent: vi.fn() });
});
afterEach(() => vi.unstubAllGlobals());

it('R-MINI-01: signs in again each time the session was lost, in the same document and in the next', async () => {
  const { unmount } = await load(HASH);
  await beGuest();
  await expectEntries(1);
  await bePlayer();
  await beGuest();
  await expectEntries(2);
  unmount();
  await load();
  await beGuest();
  await expectEntries(3);
});

it('R-MINI-01: does not sign in over and over where the session is not kept', async () => {
  await load(HASH);
  await beGuest();
  await expectEntries(1);
  await bePlayer();
  vi.mocked(isFreshSignIn).mockReturnValue(true);
  await beGuest();
  expect(call).toHaveBeenCalledOnce();
});

it('R-MINI-01: leaves it to the next document where this one is being left', async () => {
  const { unmount } = await load(HASH);
  await bePlayer();
  hidePage();
  await beGuest();
  expect(call).not.toHaveBeenCalled();
  unmount();
  showPage();
  await load();
  await beGuest();
  await expectEntries(1);
});

it('R-MINI-04: registers nobody who is signed in, nor after signing out, also in the next document', async () => {
  const { unmount } = await load(HASH);
  await bePlayer();
  holdEntry();
  await beGuest();
  unmount();
  await load();
  await beGuest();
  expect(call).not.toHaveBeenCalled();
});

it('R-MINI-01: asks once in an ordinary browser', async () => {
  vi.stubGlobal('TelegramWebviewProxy', undefined);
  const question = () => useDialogs.getState().stack.find(({ name }) => name === 'continueAs');
  await load(HASH);
  await beGuest();
  await waitFor(() => expect(question()).toBeDefined());
  await act(async () => closeDialog(question()?.id ?? 0, true));
  await expectEntries(1);
  await bePlayer();
  await beGuest();
  expect(question()).toBeUndefined();
  expect(call).toHaveBeenCalledOnce();
});
