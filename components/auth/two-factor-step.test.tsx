import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { login } from '@/lib/session/api';
import { user as account } from '@/lib/session/schema';
import { useFatal } from '@/stores/fatal';
import { PATIENCE_MS } from '@/tests/support/patience';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { DEFAULT_AUTH_SETTINGS } from './default-auth-settings';
import { TwoFactorStep } from './two-factor-step';

const call = platformCalls();
const player = account.parse({ uid: 1001 });

function renderStep(resendSeconds = 0) {
  const events = { onSignedIn: vi.fn(), onRefused: vi.fn(), onGoTo: vi.fn() };
  const pending = { login: 'ann@example.com', password: 'Secret12', resendSeconds };
  const rendered = renderWithTexts(
    <TwoFactorStep settings={DEFAULT_AUTH_SETTINGS} pending={pending} {...events} />,
  );
  return { ...rendered, ...events };
}

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const codeField = () => screen.getByLabelText('Code');

beforeEach(() => {
  call.mockReset();
  useFatal.getState().reset();
});
afterEach(() => vi.useRealTimers());

describe('the code', () => {
  it('R-2FA-02: goes with the same login and password', async () => {
    call.mockResolvedValue(player);
    const { user, onSignedIn } = renderStep();
    await user.type(codeField(), '123456{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(player));
    expect(call).toHaveBeenCalledExactlyOnceWith(login.name, {
      login: 'ann@example.com',
      password: 'Secret12',
      code: '123456',
    });
  });

  it('R-2FA-06: is checked for six digits before it is sent', async () => {
    const { user } = renderStep();
    await user.type(codeField(), '12345{Enter}');
    await waitFor(() => expect(codeField()).toHaveAttribute('aria-invalid', 'true'));
    expect(call).not.toHaveBeenCalled();
  });

  it('R-2FA-05: every message of the platform has its own text, and the step stays', async () => {
    const texts = {
      'two_factor_auth: code is invalid': 'The code is wrong',
      'Time expired': 'Time expired. Please ask for a new code.',
      'the code must contain 6 digits': 'the code must contain 6 digits',
      'Resend time is 42': 'Please wait a moment before asking for a new code.',
    };
    const { user, onSignedIn, onRefused, onGoTo } = renderStep();
    await user.type(codeField(), '123456');
    for (const [message, text] of Object.entries(texts)) {
      call.mockRejectedValueOnce(platformFailure('AuthorizationException', { message }));
      await user.click(screen.getByRole('button', { name: 'Confirm' }));
      expect(await screen.findByText(text), message).toBeInTheDocument();
    }
    expect(codeField()).toHaveValue('123456');
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(onRefused).not.toHaveBeenCalled();
    expect(onGoTo).not.toHaveBeenCalled();
  });

  it.each([
    ['two_factor_auth: code is invalid', 'The code is wrong'],
    ['Time expired', 'Time expired. Please ask for a new code.'],
    ['the code must contain 6 digits', 'the code must contain 6 digits'],
  ])('R-2FA-05: refused by "%s" is marked, and shown at its field', async (message, text) => {
    call.mockRejectedValueOnce(platformFailure('AuthorizationException', { message }));
    const { user } = renderStep();
    await user.type(codeField(), '123456{Enter}');
    await waitFor(() => expect(codeField()).toHaveAccessibleDescription(text));
    expect(codeField()).toHaveAttribute('aria-invalid', 'true');
    expect(codeField()).toHaveFocus();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it.each(['Wrong login or password', 'Account is locked'])(
    'that gets the error "%s" leads back to the login',
    async (message) => {
      call.mockRejectedValue(platformFailure('AuthorizationException', { message }));
      const { user, onRefused } = renderStep();
      await user.type(codeField(), '123456{Enter}');
      await waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
    },
  );

  it('shows the text of the platform at its field', async () => {
    call.mockRejectedValue(
      platformFailure('InvalidParameterException', {
        fields: { code: [{ code: 'wrong', message: 'This code belongs to another login' }] },
      }),
    );
    const { user } = renderStep();
    await user.type(codeField(), '123456{Enter}');
    await waitFor(() =>
      expect(codeField()).toHaveAccessibleDescription('This code belongs to another login'),
    );
  });

  it('that brings another code starts the wait for the next', async () => {
    call.mockRejectedValue(
      platformFailure('AuthorizationException', { message: 'two_factor_auth is enable', resendSeconds: 60 }),
    );
    const { user } = renderStep();
    await user.type(codeField(), '123456{Enter}');
    expect(await screen.findByRole('button', { name: /Send again in (60|59) s/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByText(/Please enter that one/)).toBeInTheDocument();
  });

  it('R-AUTH-12: a refused code is reported to analytics', async () => {
    window.dataLayer = [];
    call.mockRejectedValue(
      platformFailure('AuthorizationException', { message: 'Time expired', code: 'expired' }),
    );
    const { user } = renderStep();
    await user.type(codeField(), '123456{Enter}');
    await waitFor(() => expect(window.dataLayer).toEqual([{ event: 'error-login', code: 'expired' }]));
  });

  it('R-ERR-16: shows the text of another exception', async () => {
    call.mockRejectedValue(platformFailure('TooManyRequestsException', { httpStatus: 429 }));
    const { user } = renderStep();
    await user.type(codeField(), '123456{Enter}');
    expect(
      await screen.findByText('Too many attempts. Please wait a moment and try again.'),
    ).toBeInTheDocument();
  });

  it('R-ERR-05: a refusal with HTTP 403 takes the screen', async () => {
    call.mockRejectedValue(platformFailure('AuthorizationException', { httpStatus: 403 }));
    const { user } = renderStep();
    await user.type(codeField(), '123456{Enter}');
    await waitFor(() => expect(useFatal.getState().kind).toBe('forbidden'));
  });
});

describe('a new code', () => {
  const again = () => screen.getByRole('button', { name: /Send/ });

  it('can be asked for when the time has come, and then has to be waited for again', async () => {
    vi.useFakeTimers();
    renderStep(42);
    expect(again()).toHaveTextContent('Send again in 42 s');
    expect(again()).toHaveAttribute('aria-disabled', 'true');
    pass(41_000);
    expect(again()).toHaveTextContent('Send again in 1 s');
    pass(1_000);
    expect(again()).not.toHaveAttribute('aria-disabled', 'true');
    call.mockRejectedValue(
      platformFailure('AuthorizationException', { message: 'two_factor_auth is enable', resendSeconds: 60 }),
    );
    fireEvent.click(again());
    await vi.waitFor(
      async () => {
        await act(() => vi.advanceTimersByTimeAsync(1));
        expect(again()).toHaveTextContent('Send again in 60 s');
      },
      { interval: 5, timeout: PATIENCE_MS },
    );
    expect(call).toHaveBeenCalledExactlyOnceWith(login.name, expect.objectContaining({ code: '' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('empties the boxes, takes the old complaint away and is announced politely, every time', async () => {
    const { user } = renderStep();
    call.mockRejectedValueOnce(
      platformFailure('AuthorizationException', { message: 'two_factor_auth: code is invalid' }),
    );
    await user.type(codeField(), '123456{Enter}');
    await screen.findByText('The code is wrong');
    call.mockRejectedValue(
      platformFailure('AuthorizationException', { message: 'two_factor_auth is enable', resendSeconds: 0 }),
    );
    await user.click(again());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('A new code is on its way.'));
    expect(codeField()).toHaveValue('');
    await waitFor(() => expect(codeField()).toHaveFocus());
    expect(codeField()).toHaveAttribute('aria-invalid', 'false');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await waitFor(() => expect(again()).not.toHaveAttribute('aria-busy'));
    let respond: (reason: unknown) => void = () => undefined;
    call.mockReturnValueOnce(new Promise((_, reject) => (respond = reject)));
    await user.click(again());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(call).toHaveBeenCalledTimes(3));
    await act(async () =>
      respond(
        platformFailure('AuthorizationException', { message: 'two_factor_auth is enable', resendSeconds: 9 }),
      ),
    );
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('A new code is on its way.'));
  });

  it('asked for too early leaves the digits of the code that still counts', async () => {
    call.mockRejectedValue(
      platformFailure('AuthorizationException', { message: 'Resend time is 17', resendSeconds: 17 }),
    );
    const { user } = renderStep();
    await user.type(codeField(), '123456');
    await user.click(again());
    await waitFor(() => expect(again()).toHaveTextContent('Send again in 17 s'));
    expect(codeField()).toHaveValue('123456');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('counts by the clock, so that a sleeping tab shows the truth', () => {
    vi.useFakeTimers();
    renderStep(42);
    expect(again()).toHaveAttribute('aria-disabled', 'true');
    vi.setSystemTime(Date.now() + 60_000);
    pass(1_000);
    expect(again()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('asked for too early follows the platform’s time', async () => {
    call.mockRejectedValue(
      platformFailure('AuthorizationException', { message: 'Resend time is 17', resendSeconds: 17 }),
    );
    const { user } = renderStep();
    await user.click(again());
    await waitFor(() => expect(again()).toHaveTextContent('Send again in 17 s'));
  });
});

it('leads back to login and password', async () => {
  const { user, onGoTo } = renderStep();
  await user.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(onGoTo).toHaveBeenCalledExactlyOnceWith('authorization');
});
