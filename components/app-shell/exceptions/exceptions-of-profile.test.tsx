import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { AddContactForm } from '@/components/profile/add-contact-form';
import { FakeNameForm } from '@/components/profile/fake-name-form';
import { HistoryExport } from '@/components/profile/history-export';
import { PasswordForm } from '@/components/profile/password-form';
import { PersonalForm } from '@/components/profile/personal-form';
import { Subscriptions } from '@/components/profile/subscriptions';
import { FeedbackForm } from '@/components/support/feedback-form';
import { CharacterDialog } from '@/components/loyalty/dialogs/character-dialog';
import { VerificationCard } from '@/components/verification/verification-card';
import { catalogue } from '@/i18n/catalogue';
import type { Locale } from '@/i18n/routing';
import { formFields } from '@/lib/forms/default-forms';
import { DEFAULT_MESSAGES } from '@/lib/forms/default-messages';
import { defaultFormSettings } from '@/lib/forms/settings';
import type { ExceptionType } from '@/lib/platform/error-policy';
import { profile as profileSchema } from '@/lib/profile/schema';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { resolveDialog } from '../../../tests/support/interactive';
import { QueryProvider } from '@/components/shared/query/query-client';
import {
  responseWith,
  clearTable,
  describeRow,
  renderPart,
  field,
  click,
  wire,
} from './exceptions.test-support';

vi.mock('next/navigation', () => ({
  usePathname: () => '/profile',
  useRouter: () => ({ refresh: () => undefined }),
}));

const PROFILE = profileSchema.parse({
  first_name: 'Ann',
  contacts: [{ type: 'email', contact: 'ann@mail.test', is_confirmed: true, is_subscribed: true }],
});
const PASSWORDS = { old_password: 'Old12345', new_password: 'New12345', repeat_password: 'New12345' };
const MESSAGE = { name: 'Ann', email: 'ann@mail.test', subject: 'Payment', message: 'Where is it?' };

beforeEach(() => {
  clearTable();
  useSession.getState().setUser(account.parse({ uid: 7, login: 'ann@mail.test', fakename: 'Lucky' }));
});

function render(part: React.ReactNode, locale: Locale): void {
  renderPart(<QueryProvider>{part}</QueryProvider>, locale);
}

async function fillAndSend(values: Readonly<Record<string, string>>, button: string): Promise<void> {
  await waitFor(() => field(Object.keys(values)[0] ?? ''));
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
  await click(button);
}

/** A refusal without a reason shows the form's own text. */
function ownWords(words: (locale: Locale) => string, types: readonly ExceptionType[] = REASONLESS) {
  return (type: ExceptionType, locale: Locale) => (types.includes(type) ? words(locale) : undefined);
}
const REASONLESS: readonly ExceptionType[] = ['UnknownErrorException', 'InvalidParameterException'];

describeRow({
  name: 'personal data',
  method: 'account.saveProfileInfo',
  hasResult: true,
  typed: { first_name: 'Anna' },
  isForPlayer: true,
  button: (locale) => catalogue[locale].profile.save,
  sentence: ownWords((locale) => catalogue[locale].profile.failures.saveData),
  async act(locale) {
    render(
      <PersonalForm
        profile={PROFILE}
        fields={[{ name: 'first_name', type: 'first_name', is_required: true, is_editable: true }]}
        configured={[]}
        countries={[]}
        settings={defaultFormSettings(locale)}
        onSaved={vi.fn()}
      />,
      locale,
    );
    await fillAndSend({ first_name: 'Anna' }, catalogue[locale].profile.save);
  },
});

describeRow({
  name: 'a new contact',
  method: 'account.addcontact',
  hasResult: (locale) => DEFAULT_MESSAGES[locale].email,
  typed: { contact: 'new@mail.test' },
  isForPlayer: true,
  button: (locale) => catalogue[locale].profile.contacts.add,
  sentence: ownWords(
    (locale) => catalogue[locale].profile.failures.addContact,
    ['InvalidParameterException', 'InvalidRequestException'],
  ),
  async act(locale) {
    render(
      <AddContactForm
        type="email"
        configured={[]}
        settings={defaultFormSettings(locale)}
        onClose={vi.fn()}
      />,
      locale,
    );
    await fillAndSend({ contact: 'new@mail.test' }, catalogue[locale].profile.contacts.add);
  },
});

describeRow({
  name: 'a subscription',
  method: 'account.changeSubscription',
  hasResult: (locale) => catalogue[locale].profile.failures.saveContact,
  isForPlayer: true,
  // A lost session only opens the sign-in popup.
  sentence: ownWords(() => '', ['AuthorizationException']),
  async act(locale) {
    wire.responses.set('account.getprofileinfo', responseWith(PROFILE));
    render(<Subscriptions />, locale);
    const news = await screen.findByRole('switch');
    await act(async () => {
      news.click();
      news.click();
    });
  },
});

describeRow({
  name: 'a new password',
  method: 'account.changepassword',
  hasResult: true,
  typed: PASSWORDS,
  isForPlayer: true,
  button: (locale) => catalogue[locale].profile.password.submit,
  sentence: ownWords((locale) => catalogue[locale].profile.failures.general),
  async act(locale) {
    render(<PasswordForm fields={formFields('password')} settings={defaultFormSettings(locale)} />, locale);
    await fillAndSend(PASSWORDS, catalogue[locale].profile.password.submit);
  },
});

describeRow({
  name: 'the name others see',
  method: 'account.changefakename',
  hasResult: true,
  typed: { fakename: 'Lucky77' },
  isForPlayer: true,
  button: (locale) => catalogue[locale].profile.save,
  // After a lost session nothing of the player stays on the page.
  sentence: (type, locale) =>
    type === 'AuthorizationException'
      ? ''
      : ownWords(() => catalogue[locale].profile.failures.saveData)(type, locale),
  async act(locale) {
    render(<FakeNameForm fields={formFields('fakeName')} settings={defaultFormSettings(locale)} />, locale);
    await fillAndSend({ fakename: 'Lucky77' }, catalogue[locale].profile.save);
  },
});

describeRow({
  name: 'a file of the bet history',
  method: 'games.createhistoryexportrequest',
  hasResult: true,
  isForPlayer: true,
  button: (locale) => catalogue[locale].profile.bets.export,
  sentence: ownWords(() => '', ['AuthorizationException']),
  async act(locale) {
    const none = { status: 'none', url: null, created_at: null };
    wire.responses.set('games.gethistoryexportrequest', responseWith(none));
    render(<HistoryExport />, locale);
    await screen.findByRole('button', { name: catalogue[locale].profile.bets.export });
    await click(catalogue[locale].profile.bets.export);
  },
});

describeRow({
  name: 'a character',
  method: 'loyalty.setcharacter',
  hasResult: true,
  isForPlayer: true,
  button: (locale) => catalogue[locale].loyalty.characters.select,
  sentence: ownWords(() => '', ['AuthorizationException']),
  async act(locale) {
    const items = [
      { id: 1, name: 'Ada', image: null },
      { id: 2, name: 'Ben', image: null },
    ];
    wire.responses.set('loyalty.getcharacters', responseWith({ id: 1, paged: { items, total: 2 } }));
    render(<CharacterDialog close={vi.fn()} />, locale);
    fireEvent.click(await screen.findByRole('radio', { name: /Ben/ }));
    await click(catalogue[locale].loyalty.characters.select);
    await resolveDialog('loyaltyCharacterConfirm', true);
  },
});

const START = (locale: Locale) => catalogue[locale].profile.verification.start;

for (const method of ['sumsub.createApplicant', 'sumsub.getAccessToken']) {
  describeRow({
    name: `the start of the identity check, ${method}`,
    method,
    isForPlayer: true,
    button: START,
    sentence: ownWords(() => '', ['AuthorizationException']),
    async act(locale) {
      if (method !== 'sumsub.createApplicant')
        wire.responses.set('sumsub.createApplicant', responseWith({ applicant_id: 'a-1' }));
      render(<VerificationCard hasProvider />, locale);
      await screen.findByRole('button', { name: START(locale) });
      await click(START(locale));
    },
  });
}

describeRow({
  name: 'a message to the support',
  method: 'Support.sendFeedback',
  hasResult: (locale) => catalogue[locale].support.feedback.failed,
  typed: MESSAGE,
  isForPlayer: true,
  button: (locale) => catalogue[locale].support.feedback.send,
  async act(locale) {
    render(<FeedbackForm fields={formFields('feedback')} settings={defaultFormSettings(locale)} />, locale);
    await fillAndSend(MESSAGE, catalogue[locale].support.feedback.send);
  },
});
