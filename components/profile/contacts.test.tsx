import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendConfirmation } from '@/components/shared/feedback/send-confirmation';
import { catalogue } from '@/i18n/catalogue';
import { defaultFormSettings } from '@/lib/forms/settings';
import { addContact, confirmContact, getProfile, sendConfirmationToContact } from '@/lib/profile/api';
import { profileQuery } from '@/lib/profile/queries';
import { profile as profileSchema } from '@/lib/profile/schema';
import { platformCalls } from '@/tests/support/platform-calls';
import { freshPlayer, renderInteractive } from '../../tests/support/interactive';
import { Contacts } from './contacts';

const call = platformCalls();
const { profile } = catalogue.en;

/** As the settings page shows them: from the player's profile data. */
function Part() {
  const { data } = useQuery(profileQuery);
  return data && <Contacts contacts={data.contacts} configured={[]} settings={defaultFormSettings('en')} />;
}

function renderContacts(...answers: object[][]) {
  call.mockImplementation((method: string) => {
    if (method !== getProfile.name) return Promise.resolve({ result: 1 });
    const contacts = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(profileSchema.parse({ contacts }));
  });
  return renderInteractive(<Part />);
}

const MAIL = { contact: 'ann@example.com', type: 'email', is_confirmed: false };

beforeEach(() => {
  call.mockReset();
  freshPlayer();
});

describe('the focus of the keyboard', () => {
  it.each([
    ['email', profile.contacts.addEmail, 'new@example.com'],
    ['phone', profile.contacts.addPhone, '+33612345678'],
  ])('is at the button again once a contact was added (%s)', async (_type, name, typed) => {
    const { user } = renderContacts([]);
    await user.click(await screen.findByRole('button', { name }));
    await user.keyboard(`${typed}{Enter}`);
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    expect(call.mock.calls.map(([method]) => method)).toContain(addContact.name);
  });

  it('is at the button again once the form was left', async () => {
    const { user } = renderContacts([]);
    await user.click(await screen.findByRole('button', { name: profile.contacts.addPhone }));
    await user.click(screen.getByRole('button', { name: profile.cancel }));
    expect(screen.getByRole('button', { name: profile.contacts.addPhone })).toHaveFocus();
  });

  it('is at the contact that was confirmed', async () => {
    const { user } = renderContacts([MAIL], [{ ...MAIL, is_confirmed: true }]);
    await user.click(await screen.findByRole('button', { name: profile.contacts.confirm }));
    await screen.findByLabelText(profile.code.label);
    await user.keyboard('123456{Enter}');
    await waitFor(() => expect(screen.getByText(MAIL.contact).parentElement).toHaveFocus());
    expect(screen.getByText(profile.contacts.confirmed)).toBeVisible();
  });

  it('stays where it is when the contacts come', async () => {
    renderContacts([{ ...MAIL, is_confirmed: true }]);
    await screen.findByText(profile.contacts.confirmed);
    expect(document.body).toHaveFocus();
  });
});

describe('a code that the player already has', () => {
  const sends = () => call.mock.calls.filter(([method]) => method === sendConfirmationToContact.name);

  async function enterCode(user: ReturnType<typeof renderContacts>['user']) {
    expect(await screen.findByLabelText(profile.code.label)).toHaveFocus();
    await user.keyboard('123456{Enter}');
    await screen.findByText(profile.contacts.confirmed);
    expect(call).toHaveBeenCalledWith(confirmContact.name, { contact: MAIL.contact, code: '123456' });
  }

  it('R-PROF-05: can be entered without sending a new one, which would void it', async () => {
    const { user } = renderContacts([MAIL], [{ ...MAIL, is_confirmed: true }]);
    await user.click(await screen.findByRole('button', { name: profile.contacts.haveCode }));
    await enterCode(user);
    expect(sends()).toHaveLength(0);
  });

  it('R-PROF-05: is asked for at once where its message was sent elsewhere, for that contact alone', async () => {
    const other = { ...MAIL, contact: 'bob@example.com' };
    const { user } = renderContacts([other, MAIL], [other, { ...MAIL, is_confirmed: true }]);
    await screen.findAllByRole('button', { name: profile.contacts.haveCode });
    await act(() => sendConfirmation(MAIL.contact));
    expect(screen.getAllByRole('button', { name: profile.contacts.haveCode })).toHaveLength(1);
    await enterCode(user);
    expect(sends()).toHaveLength(1);
    cleanup();
    renderContacts([MAIL]);
    expect(await screen.findByRole('button', { name: profile.contacts.haveCode })).toBeVisible();
  });
});
