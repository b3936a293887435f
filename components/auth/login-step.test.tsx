import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { fatalPage, type PlatformErrorType } from '@/lib/platform/error-policy';
import { EXCEPTION_TYPES } from '@/tests/support/exception-types';
import { login } from '@/lib/session/api';
import { user as account } from '@/lib/session/schema';
import { useFatal } from '@/stores/fatal';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { DEFAULT_AUTH_SETTINGS } from './default-auth-settings';
import { LoginStep, type LoginFailure } from './login-step';

const call = platformCalls();
const player = account.parse({ uid: 1001 });

function renderStep(failure?: LoginFailure) {
  const events = { onTyped: vi.fn(), onSignedIn: vi.fn(), onTwoFactor: vi.fn(), onGoTo: vi.fn() };
  const rendered = renderWithTexts(
    <LoginStep settings={DEFAULT_AUTH_SETTINGS} typed="" failure={failure} {...events} />,
  );
  return { ...rendered, ...events };
}

const loginField = () => document.querySelector<HTMLInputElement>('input[name="login"]') ?? missing();
const passwordField = () => document.querySelector<HTMLInputElement>('input[name="password"]') ?? missing();
const send = () => screen.getByRole('button', { name: 'Log in' });

function missing(): never {
  throw new Error('The field is not there');
}

async function renderFilled(name = 'ann@example.com') {
  const step = renderStep();
  await step.user.type(loginField(), name);
  await step.user.type(passwordField(), 'Secret12');
  return step;
}

beforeEach(() => {
  call.mockReset();
  useFatal.getState().reset();
});

describe('signing in', () => {
  it('R-AUTH-02: sends login without a leading plus, password and an empty code, once', async () => {
    call.mockResolvedValue(player);
    const { user, onSignedIn } = await renderFilled('+33612345678');
    await user.click(send());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(player));
    expect(call).toHaveBeenCalledExactlyOnceWith(login.name, {
      login: '33612345678',
      password: 'Secret12',
      code: '',
    });
  });

  it('sends the digits alone of a phone typed with spaces and brackets', async () => {
    call.mockResolvedValue(player);
    const { user } = await renderFilled('+216 (20) 123-456');
    await user.click(send());
    await waitFor(() =>
      expect(call).toHaveBeenCalledExactlyOnceWith(
        login.name,
        expect.objectContaining({ login: '21620123456' }),
      ),
    );
  });

  it('is sent once, however often the button is clicked meanwhile', async () => {
    let settle: (value: unknown) => void = () => undefined;
    call.mockReturnValue(
      new Promise((resolve) => {
        settle = resolve;
      }),
    );
    const { user, onSignedIn } = await renderFilled();
    await user.click(send());
    await user.click(send());
    await user.type(passwordField(), '{Enter}');
    settle(player);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('asks for both fields before anything is sent', async () => {
    const { user } = renderStep();
    await user.click(send());
    await waitFor(() => expect(loginField()).toHaveAttribute('aria-invalid', 'true'));
    expect(call).not.toHaveBeenCalled();
  });

  it('leads to restoring access and to registration', async () => {
    const { user, onGoTo } = renderStep();
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(onGoTo.mock.calls).toEqual([['restore'], ['registration']]);
  });
});

describe('a refused sign-in', () => {
  it('says that login or password are wrong and keeps what was typed', async () => {
    call.mockRejectedValue(platformFailure('AuthorizationException', { message: 'Wrong login or password' }));
    const { user, onSignedIn } = await renderFilled();
    await user.click(send());
    expect(
      await screen.findByText('Wrong email, phone or password. Please try again, or reset your password.'),
    ).toBeInTheDocument();
    expect(loginField()).toHaveValue('ann@example.com');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it.each([
    ['two_factor_auth is enable', 60, 60],
    ['Resend time is 42', 42, 42],
    ['two_factor_auth is enable', null, 0],
    ['', 30, 30],
  ])('R-2FA-01: "%s" with %j leads to the code', async (message, resendSeconds, seconds) => {
    call.mockRejectedValue(platformFailure('AuthorizationException', { message, resendSeconds }));
    const { user, onTwoFactor } = await renderFilled();
    await user.click(send());
    await waitFor(() =>
      expect(onTwoFactor).toHaveBeenCalledExactlyOnceWith({
        login: 'ann@example.com',
        password: 'Secret12',
        resendSeconds: seconds,
      }),
    );
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('R-ERR-16: shows the text of every other exception, in the form', async () => {
    const others: PlatformErrorType[] = [...EXCEPTION_TYPES, 'NetworkFailure', 'MalformedResponse'];
    const { user } = await renderFilled();
    for (const type of others) {
      if (type === 'AuthorizationException' || fatalPage({ type, httpStatus: 200 })) continue;
      call.mockRejectedValueOnce(platformFailure(type));
      await user.click(send());
      expect(await screen.findByText(catalogue.en.errors[type]), type).toBeInTheDocument();
    }
    expect(useFatal.getState().kind).toBeNull();
  });

  it.each(['wrongLogin', 'sessionEnded'] as const)('says why it is asked for: %s', async (failure) => {
    renderStep(failure);
    expect(await screen.findByRole('alert')).toHaveTextContent(catalogue.en.auth[failure]);
  });

  it('R-ERR-14: an unconfirmed contact leads to its confirmation, until the next failure', async () => {
    const link = () => screen.queryByRole('link', { name: catalogue.en.auth.confirmContact });
    const { user } = await renderFilled();
    call.mockRejectedValueOnce(platformFailure('UserNeedConfirmContactException'));
    await user.click(send());
    await waitFor(() => expect(link()).toHaveAttribute('href', '/confirmation'));
    expect(passwordField()).toHaveValue('Secret12');
    call.mockRejectedValueOnce(platformFailure('TooManyRequestsException'));
    await user.click(send());
    await waitFor(() => expect(link()).toBeNull());
  });

  it('R-ERR-14: an unconfirmed contact is named after a refused code too', async () => {
    const { user } = renderStep('wrongLogin');
    await screen.findByText(catalogue.en.auth.wrongLogin);
    await user.type(loginField(), 'ann@example.com');
    await user.type(passwordField(), 'Secret12');
    call.mockRejectedValueOnce(platformFailure('UserNeedConfirmContactException'));
    await user.click(send());
    await screen.findByRole('link', { name: catalogue.en.auth.confirmContact });
    expect(await screen.findByText(catalogue.en.errors.UserNeedConfirmContactException)).toBeInTheDocument();
  });

  it.each([
    ['UserBannedException', 403, 'blocked'],
    ['UserBannedException', 200, 'blocked'],
    ['ApplicationDisabledException', 503, 'maintenance'],
    ['ApplicationUnavailableException', 200, 'maintenance'],
    ['AccessDeniedException', 403, 'forbidden'],
    ['AuthorizationException', 403, 'forbidden'],
  ] as const)(
    'R-ERR-03 to R-ERR-05: %s with HTTP %i takes the screen: %s',
    async (type, httpStatus, page) => {
      call.mockRejectedValue(platformFailure(type, { httpStatus }));
      const { user } = await renderFilled();
      await user.click(send());
      await waitFor(() => expect(useFatal.getState().kind).toBe(page));
    },
  );

  it('R-ERR-05: a refusal with HTTP 403 takes the screen also where it names a code', async () => {
    const message = 'two_factor_auth is enable';
    call.mockRejectedValue(platformFailure('AuthorizationException', { httpStatus: 403, message }));
    const { user, onTwoFactor } = await renderFilled();
    await user.click(send());
    await waitFor(() => expect(useFatal.getState().kind).toBe('forbidden'));
    expect(onTwoFactor).not.toHaveBeenCalled();
  });

  it('R-AUTH-12, R-ERR-12: is reported to analytics with its code, else its type; being asked for a code is not', async () => {
    window.dataLayer = [];
    const { user, onTwoFactor } = await renderFilled();
    call.mockRejectedValueOnce(platformFailure('AuthorizationException', { code: '1042' }));
    await user.click(send());
    await screen.findByText('Wrong email, phone or password. Please try again, or reset your password.');
    call.mockRejectedValueOnce(platformFailure('TooManyRequestsException'));
    await user.click(send());
    await screen.findByText(catalogue.en.errors.TooManyRequestsException);
    call.mockRejectedValueOnce(
      platformFailure('AuthorizationException', { message: 'two_factor_auth is enable', resendSeconds: 60 }),
    );
    await user.click(send());
    await waitFor(() => expect(onTwoFactor).toHaveBeenCalledOnce());
    expect(window.dataLayer).toEqual([
      { event: 'error-login', code: '1042' },
      { event: 'error-login', code: 'TooManyRequestsException' },
    ]);
  });

  it('puts what the platform says of a field at that field', async () => {
    const fields = { login: [{ code: 'invalid', message: 'No such login' }] };
    call.mockRejectedValue(platformFailure('InvalidParameterException', { fields }));
    const { user } = await renderFilled();
    await user.click(send());
    await waitFor(() => expect(loginField()).toHaveAccessibleDescription(/No such login/));
  });
});
