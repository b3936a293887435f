import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { routing } from '@/i18n/routing';
import { restore } from '@/lib/auth/api';
import { fatalPage } from '@/lib/platform/error-policy';
import { useFatal } from '@/stores/fatal';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { sampleExceptions } from '../../tests/support/sample-exceptions';
import { DEFAULT_AUTH_SETTINGS } from './default-auth-settings';
import { RestoreStep } from './restore-step';

const call = platformCalls();

function renderStep(locale: 'en' | 'fr') {
  return renderWithTexts(
    <RestoreStep
      settings={DEFAULT_AUTH_SETTINGS}
      typed="ann@example.com"
      onTyped={vi.fn()}
      onGoTo={vi.fn()}
    />,
    locale,
  );
}

beforeEach(() => {
  call.mockReset();
  useFatal.getState().reset();
});

describe.each(['en', 'fr'] as const)('restoring access (%s)', (locale) => {
  const { auth } = catalogue[locale];
  const send = () => screen.getByRole('button', { name: auth.send });
  const field = () => document.querySelector<HTMLInputElement>('input[name="login"]');

  it('R-AUTH-10 sends the login and says that a message is on its way', async () => {
    call.mockResolvedValue({ result: 1 });
    const { user } = renderStep(locale);
    await user.click(send());
    expect(await screen.findByText(auth.restoreSent)).toBeVisible();
    expect(call).toHaveBeenCalledExactlyOnceWith(restore.name, { login: 'ann@example.com' });
    expect(screen.getByText(auth.restoreSent)).toHaveFocus();
  });

  it('takes any result but 1 for a failure', async () => {
    call.mockResolvedValue({ result: 0 });
    const { user } = renderStep(locale);
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(auth.restoreFailed);
  });

  const types = sampleExceptions(routing.locales.indexOf(locale));
  it.each(types)('R-ERR-16 keeps what was typed and says what to do after %s', async (type) => {
    const failure = platformFailure(type);
    call.mockRejectedValue(failure);
    const { user } = renderStep(locale);
    await user.click(send());
    const fatal = fatalPage(failure);
    if (fatal) {
      await waitFor(() => expect(useFatal.getState().kind).toBe(fatal));
      return;
    }
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(screen.getByRole('alert')).not.toHaveTextContent(type);
    expect(field()).toHaveValue('ann@example.com');
  });
});
