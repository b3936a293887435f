import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { DEFAULT_AUTH_SETTINGS } from './default-auth-settings';
import { LoginStep } from './login-step';

const call = platformCalls();

beforeEach(() => {
  window.dataLayer = [];
});

async function tryToLogIn() {
  const onTwoFactor = vi.fn();
  const { user } = renderWithTexts(
    <LoginStep
      settings={DEFAULT_AUTH_SETTINGS}
      typed=""
      failure={undefined}
      onTyped={() => undefined}
      onSignedIn={() => undefined}
      onTwoFactor={onTwoFactor}
      onGoTo={() => undefined}
    />,
  );
  await user.type(document.querySelector('input[name="login"]') ?? document.body, 'ann@example.com');
  await user.type(document.querySelector('input[name="password"]') ?? document.body, 'Secret12');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  return { onTwoFactor };
}

describe('a refused login', () => {
  it('R-AUTH-12 R-TRACK-05 is reported to analytics by its code, without anything that was typed', async () => {
    call.mockRejectedValue(platformFailure('UserBannedException'));
    await tryToLogIn();
    await waitFor(() =>
      expect(window.dataLayer).toEqual([{ event: 'error-login', code: 'UserBannedException' }]),
    );
  });

  it('R-TRACK-05 is not reported where the platform only asks for the second step', async () => {
    const { PlatformError } = await import('@/lib/platform/error');
    const error = new PlatformError({
      type: 'AuthorizationException',
      method: 'auth.login',
      httpStatus: 200,
      resendSeconds: 30,
    });
    call.mockRejectedValue(error);
    const { onTwoFactor } = await tryToLogIn();
    await waitFor(() => expect(onTwoFactor).toHaveBeenCalled());
    expect(window.dataLayer).toEqual([]);
  });
});
