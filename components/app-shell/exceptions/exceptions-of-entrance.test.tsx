import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { AuthDialog } from '@/components/auth/auth-dialog';
import { DEFAULT_AUTH_SETTINGS } from '@/components/auth/default-auth-settings';
import { SocialRegistrationDialog } from '@/components/auth/social-registration-dialog';
import { catalogue } from '@/i18n/catalogue';
import type { Locale } from '@/i18n/routing';
import type { ExceptionType } from '@/lib/platform/error-policy';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { useTwoFactor } from '@/stores/two-factor';
import { settingsCalls } from '@/tests/support/settings-calls';
import { MiniAppLoader } from '../mini-app/mini-app-loader';
import { clearTable, describeRow, renderPart, field, click } from './exceptions.test-support';

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));

const settingsPart = settingsCalls();

type AuthTexts = (typeof catalogue)['en']['auth'];

const LOGIN = { login: 'ann@example.com', password: 'Secret12' };
const LAUNCH = new URLSearchParams({
  tgWebAppData: new URLSearchParams({
    auth_date: String(Math.floor(Date.now() / 1_000)),
    user: JSON.stringify({ id: 7 }),
    hash: 'c0ffee',
  }).toString(),
});

beforeEach(() => {
  clearTable();
  settingsPart.mockResolvedValue(DEFAULT_AUTH_SETTINGS);
  window.history.replaceState(null, '', '/');
});

async function open(type: 'authorization' | 'registration', locale: Locale): Promise<void> {
  renderPart(<AuthDialog type={type} close={vi.fn()} />, locale);
  await screen.findByRole('heading');
}

function type(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
}

/** Text of a plain refusal, which here does not mean a lost session. */
function refusal(choose: (auth: AuthTexts) => string) {
  return (thrown: ExceptionType, locale: Locale) =>
    thrown === 'AuthorizationException' ? choose(catalogue[locale].auth) : undefined;
}

/** When the login itself is rejected late, the login step returns with the typed values. */
const backToLogin = (thrown: ExceptionType) =>
  thrown === 'AuthorizationException'
    ? { typed: { login: LOGIN.login }, button: button((auth) => auth.logIn) }
    : undefined;

const button = (choose: (auth: AuthTexts) => string) => (locale: Locale) => choose(catalogue[locale].auth);

describeRow({
  name: 'signing in',
  method: 'auth.login',
  typed: LOGIN,
  button: button((auth) => auth.logIn),
  sentence: refusal((auth) => auth.wrongLogin),
  async act(locale) {
    await open('authorization', locale);
    type(LOGIN);
    await click(catalogue[locale].auth.logIn);
  },
});

const BY_EMAIL = { email: 'ann@example.com', password: 'Secret12' };
describeRow({
  name: 'registration by e-mail',
  method: 'auth.register',
  typed: BY_EMAIL,
  button: button((auth) => auth.register),
  sentence: refusal((auth) => auth.registrationFailed),
  async act(locale) {
    await open('registration', locale);
    type(BY_EMAIL);
    fireEvent.click(field('terms'));
    await click(catalogue[locale].auth.register);
  },
});

const BY_PHONE = { phone: '+33612345678', password: 'Secret12' };
describeRow({
  name: 'registration by phone',
  method: 'auth.register',
  typed: BY_PHONE,
  button: button((auth) => auth.register),
  sentence: refusal((auth) => auth.registrationFailed),
  async act(locale) {
    await open('registration', locale);
    await click(catalogue[locale].auth.by.phone);
    type(BY_PHONE);
    fireEvent.click(field('terms'));
    await click(catalogue[locale].auth.register);
  },
});

describeRow({
  name: 'restoring access',
  method: 'auth.restore',
  typed: { login: LOGIN.login },
  button: button((auth) => auth.send),
  sentence: refusal((auth) => auth.restoreFailed),
  async act(locale) {
    await open('authorization', locale);
    type({ login: LOGIN.login });
    await click(catalogue[locale].auth.forgot);
    await click(catalogue[locale].auth.send);
  },
});

describeRow({
  name: 'the code of a sign-in',
  method: 'auth.login',
  typed: { code: '123456' },
  button: button((auth) => auth.confirm),
  sentence: refusal((auth) => auth.wrongLogin),
  elsewhere: backToLogin,
  async act(locale) {
    useTwoFactor.getState().begin({ ...LOGIN, resendSeconds: 0 }, Date.now());
    await open('authorization', locale);
    type({ code: '123456' });
    await click(catalogue[locale].auth.confirm);
  },
});

describeRow({
  name: 'another code of a sign-in',
  method: 'auth.login',
  typed: { code: '123' },
  button: button((auth) => auth.sendAgain),
  sentence: refusal((auth) => auth.wrongLogin),
  elsewhere: backToLogin,
  async act(locale) {
    useTwoFactor.getState().begin({ ...LOGIN, resendSeconds: 0 }, Date.now());
    await open('authorization', locale);
    type({ code: '123' });
    await click(catalogue[locale].auth.sendAgain);
  },
});

describeRow({
  name: 'completing a social registration',
  method: 'account.saveProfileInfo',
  typed: { email: 'ann@example.com' },
  button: button((auth) => auth.completion.save),
  isForPlayer: true,
  async act(locale) {
    useSession.getState().setUser(account.parse({ uid: 7, is_registration_completed: false }));
    renderPart(<SocialRegistrationDialog close={vi.fn()} />, locale);
    await screen.findByRole('heading');
    type({ email: 'ann@example.com' });
    fireEvent.click(field('terms'));
    await click(catalogue[locale].auth.completion.save);
  },
});

describeRow({
  name: 'the registration of a mini-app',
  method: 'auth.register',
  sentence: (_, locale) => catalogue[locale].auth.wrongRegistrationServer,
  async act(locale) {
    vi.stubGlobal('TelegramWebviewProxy', { postEvent: vi.fn() });
    window.history.replaceState(null, '', `/#${LAUNCH.toString()}`);
    renderPart(<MiniAppLoader />, locale);
    await act(async () => vi.dynamicImportSettled());
    await act(async () => useSession.getState().setGuest());
  },
});
