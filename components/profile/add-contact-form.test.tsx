import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { DEFAULT_MESSAGES } from '@/lib/forms/default-messages';
import { defaultFormSettings } from '@/lib/forms/settings';
import type { PlatformErrorType } from '@/lib/platform/error-policy';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { freshPlayer, renderInteractive } from '../../tests/support/interactive';
import { platformFailure } from '../../tests/support/platform-failure';
import { AddContactForm } from './add-contact-form';

const call = platformCalls();
const { profile, errors } = catalogue.en;
const shownToasts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  call.mockReset();
  freshPlayer();
});

/** Submits a contact that the platform rejects; returns the field. */
async function refuse(
  type: 'email' | 'phone',
  fields: Record<string, { code: string; message?: string }[]>,
  exception: PlatformErrorType = 'InvalidParameterException',
): Promise<HTMLElement> {
  call.mockRejectedValue(platformFailure(exception, { fields }));
  const { user, container } = renderInteractive(
    <AddContactForm type={type} configured={[]} settings={defaultFormSettings('en')} onClose={vi.fn()} />,
  );
  const field = container.querySelector<HTMLElement>('[name="contact"]');
  if (!field) throw new Error('No field');
  await user.type(field, type === 'email' ? 'new@mail.test' : '+33612345678');
  await user.click(screen.getByRole('button', { name: profile.contacts.add }));
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  return field;
}

describe('R-PROF-06: a refused contact', () => {
  it.each([
    ['email', {}, DEFAULT_MESSAGES.en.email],
    ['email', { email: [{ code: 'invalid' }] }, DEFAULT_MESSAGES.en.email],
    ['phone', {}, DEFAULT_MESSAGES.en.phoneFormat],
    ['phone', { phone: [{ code: 'invalid' }] }, DEFAULT_MESSAGES.en.phoneFormat],
  ] as const)('%s marks its field, also with error_data %j', async (type, fields, message) => {
    const field = await refuse(type, fields as Record<string, { code: string }[]>);
    await waitFor(() => expect(field).toBeInvalid());
    expect(screen.getByText(message)).toBeVisible();
    expect(shownToasts()).toEqual([profile.failures.addContact]);
  });

  it('marks its field whichever of the two exceptions refuses it', async () => {
    const field = await refuse('email', {}, 'InvalidRequestException');
    await waitFor(() => expect(field).toBeInvalid());
    expect(shownToasts()).toEqual([profile.failures.addContact]);
  });

  it('is shown with the text that error_data has for it', async () => {
    const field = await refuse('email', { contact: [{ code: 'taken', message: 'Somebody has it' }] });
    expect(await screen.findByText('Somebody has it')).toBeVisible();
    expect(field).toBeInvalid();
    expect(shownToasts()).toEqual([]);
  });

  it.each(['TooManyRequestsException', 'UnknownErrorException'] as const)(
    'is not to blame for %s, which also an outage brings',
    async (type) => {
      const field = await refuse('email', {}, type);
      expect(await screen.findByText(errors[type])).toBeVisible();
      expect(field).toBeValid();
      expect(shownToasts()).toEqual([]);
    },
  );
});
