import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { QueryProvider } from '@/components/shared/query/query-client';
import { buttonClasses } from '@/components/ui/button-look';
import { catalogue } from '@/i18n/catalogue';
import { formFields } from '@/lib/forms/default-forms';
import { DEFAULT_MESSAGES } from '@/lib/forms/default-messages';
import { defaultFormSettings } from '@/lib/forms/settings';
import type { PlatformErrorDetails } from '@/lib/platform/error';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { SecurityPanel } from './security-panel';

const { auth, errors, profile } = catalogue.en;
const call = platformCalls();

function renderPart(hasTwoFactor = true) {
  return renderWithTexts(
    <QueryProvider>
      <SecurityPanel
        fields={formFields('password')}
        settings={defaultFormSettings('en')}
        hasTwoFactor={hasTwoFactor}
      />
    </QueryProvider>,
  );
}

const scroll = vi.fn();

beforeEach(() => {
  scroll.mockReset();
  Element.prototype.scrollIntoView = scroll;
  call.mockReset().mockResolvedValue({ result: 1 });
});

it.each([
  [false, profile.twoFactor.turnOn, profile.twoFactor.on],
  [true, profile.twoFactor.turnOff, profile.twoFactor.off],
])(
  'R-2FA-07, R-2FA-08: two_factor_auth %s is switched and takes effect with the code',
  async (isOn, label, state) => {
    useSession.getState().setUser(account.parse({ uid: 7, two_factor_auth: isOn }));
    const { user } = renderPart();
    await user.click(screen.getByRole('button', { name: label }));
    await user.type(await screen.findByLabelText(profile.code.label), '123456');
    expect(useSession.getState().user?.two_factor_auth).toBe(isOn);
    await user.click(screen.getByRole('button', { name: profile.code.confirm }));
    expect(await screen.findByText(state)).toBeVisible();
    expect(call.mock.calls).toEqual([
      ['account.changeTwoFactorAuth', { two_factor_auth: isOn ? '0' : '1' }],
      ['account.confirmTwoFactorAuth', { code: '123456' }],
    ]);
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    expect(scroll.mock.contexts[0]).toHaveTextContent(state);
    expect(screen.getByText(state)).toHaveFocus();
  },
);

it('R-2FA-08: there is no switch where the operator has switched two-factor off', async () => {
  useSession.getState().setUser(account.parse({ uid: 7 }));
  renderPart(false);
  await waitFor(() => expect(screen.getByRole('heading', { name: profile.password.title })).toBeVisible());
  expect(screen.queryByText(profile.twoFactor.title)).toBeNull();
});

it('names the two-step login, a line, before the password, a form', async () => {
  useSession.getState().setUser(account.parse({ uid: 7 }));
  renderPart();
  const titles = (await screen.findAllByRole('heading')).map(({ textContent }) => textContent);
  expect(titles).toEqual([profile.twoFactor.title, profile.password.title]);
});

/** Requests the code; returns the user. */
async function requestCode(result: object) {
  useSession.getState().setUser(account.parse({ uid: 7 }));
  call.mockResolvedValue(result);
  const { user } = renderPart();
  await user.click(screen.getByRole('button', { name: profile.twoFactor.turnOn }));
  return user;
}

it('R-ERR-14: says why the platform sends no code, in its own words', async () => {
  useSession.getState().setUser(account.parse({ uid: 7 }));
  const message = 'Confirm your phone first.';
  call.mockRejectedValue(
    platformFailure('InvalidParameterException', {
      fields: { two_factor_auth: [{ code: 'phone', message }] },
    }),
  );
  const { user } = renderPart();
  await user.click(screen.getByRole('button', { name: profile.twoFactor.turnOn }));
  await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe(message));
});

it('names the account to password managers where its password changes', async () => {
  useSession.getState().setUser(account.parse({ uid: 7, login: 'ann@example.com' }));
  const { container } = renderPart();
  await waitFor(() =>
    expect(container.querySelector('form input[autocomplete="username"]')).toHaveValue('ann@example.com'),
  );
});

it('changes the password by its gold button once something is typed', async () => {
  useSession.getState().setUser(account.parse({ uid: 7 }));
  const { user, container } = renderPart();
  const button = await screen.findByRole('button', { name: profile.password.submit });
  expect(button).toHaveClass(buttonClasses({ look: 'secondary', size: 'l' }));
  await user.click(button);
  const field = container.querySelector('[name="old_password"]') ?? document.body;
  expect(field).toHaveFocus();
  await user.type(field, 'S');
  expect(button).toHaveClass(buttonClasses({ look: 'primary', size: 'l' }));
});

const resend = (name: string | RegExp) => screen.findByRole('button', { name });
const waiting = (seconds: number) => profile.code.resendIn.replace('{seconds}', String(seconds));

it.each([
  [{ result: 1, resend_time: 9 }, 9],
  [{ result: 1, resend_time: null }, 60],
])('R-2FA-07: after %j another code may be requested in %i s', async (result, seconds) => {
  await requestCode(result);
  expect(await resend(waiting(seconds))).toHaveAttribute('aria-disabled', 'true');
});

it('R-2FA-07: a resent code brings a wait of its own', async () => {
  const user = await requestCode({ result: 1, resend_time: 0 });
  call.mockResolvedValue({ result: 1, resend_time: 7 });
  await user.click(await resend(profile.code.resend));
  expect(await resend(waiting(7))).toHaveAttribute('aria-disabled', 'true');
});

it('R-2FA-07: a resent code empties the field and says so; one asked for too early does not', async () => {
  const user = await requestCode({ result: 1, resend_time: 0 });
  const field = await screen.findByLabelText(profile.code.label);
  await user.type(field, '123456');
  call.mockRejectedValueOnce(platformFailure('InvalidParameterException', { resendSeconds: 0 }));
  await user.click(await resend(profile.code.resend));
  expect(field).toHaveValue('123456');
  expect(screen.queryByText(profile.code.sentAgain)).toBeNull();
  call.mockResolvedValue({ result: 1, resend_time: 7 });
  await user.click(await resend(profile.code.resend));
  expect(await screen.findByText(profile.code.sentAgain)).toBeVisible();
  expect(field).toHaveValue('');
  await waitFor(() => expect(field).toHaveFocus());
});

const named = (code: string) => ({ fields: { code: [{ code }] } });

it.each<[string, Partial<PlatformErrorDetails>, string]>([
  ['that is too old', { message: 'Time expired' }, auth.codeFailure.expired],
  ['named expired', named('expired'), auth.codeFailure.expired],
  ['named time_expired', named('time_expired'), auth.codeFailure.expired],
  ['that comes too early', { message: 'Resend time is 5', resendSeconds: 5 }, auth.codeFailure.tooEarly],
  ['of another form', { message: 'the code must contain 6 digits' }, auth.codeFailure.malformed],
  [
    'that is wrong',
    { message: 'two_factor_auth: code is invalid', ...named('invalid') },
    DEFAULT_MESSAGES.en.smsCode,
  ],
])('R-2FA-05: a code that is %s gets its own message', async (_what, details, text) => {
  const user = await requestCode({ result: 1, resend_time: 0 });
  await user.type(await screen.findByLabelText(profile.code.label), '123456');
  call.mockRejectedValue(platformFailure('InvalidParameterException', details));
  await user.click(screen.getByRole('button', { name: profile.code.confirm }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryAllByText(DEFAULT_MESSAGES.en.smsCode)).toHaveLength(
    text === DEFAULT_MESSAGES.en.smsCode ? 1 : 0,
  );
  expect(await resend(details.resendSeconds ? waiting(5) : profile.code.resend)).toBeVisible();
});

it('R-PROF-07: a code refused as an invalid request is marked as wrong', async () => {
  const user = await requestCode({ result: 1, resend_time: 0 });
  const field = await screen.findByLabelText(profile.code.label);
  await user.type(field, '123456');
  call.mockRejectedValue(platformFailure('InvalidRequestException'));
  await user.click(screen.getByRole('button', { name: profile.code.confirm }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(DEFAULT_MESSAGES.en.smsCode));
});

it('R-ERR-16: an outage does not call the code wrong', async () => {
  const user = await requestCode({ result: 1, resend_time: 0 });
  const field = await screen.findByLabelText(profile.code.label);
  await user.type(field, '123456');
  call.mockRejectedValue(platformFailure('UnknownErrorException', { httpStatus: 503 }));
  await user.click(screen.getByRole('button', { name: profile.code.confirm }));
  expect(await screen.findByText(errors.UnknownErrorException)).toBeVisible();
  expect(field).toBeValid();
  expect(field).toHaveValue('123456');
});

it.each([
  [false, profile.twoFactor.turnOn, profile.twoFactor.on],
  [true, profile.twoFactor.turnOff, profile.twoFactor.off],
])(
  'R-2FA-07: two_factor_auth %s shows switched although the response is lost',
  async (isOn, label, state) => {
    useSession.getState().setUser(account.parse({ uid: 7, two_factor_auth: isOn }));
    call.mockImplementation((method) => {
      if (method === 'account.confirmTwoFactorAuth') throw platformFailure('NetworkFailure');
      return method === 'account.getInfo' ? { uid: 7, two_factor_auth: !isOn } : { result: 1 };
    });
    const { user } = renderPart();
    await user.click(screen.getByRole('button', { name: label }));
    await user.type(await screen.findByLabelText(profile.code.label), '123456');
    await user.click(screen.getByRole('button', { name: profile.code.confirm }));
    expect(await screen.findByText(state)).toBeVisible();
    expect(call.mock.calls.filter(([method]) => method === 'account.confirmTwoFactorAuth')).toHaveLength(1);
  },
);
