import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { ConfirmEmailDialog } from '@/components/profile/dialogs/confirm-email-dialog';
import { ConfirmContact } from '@/components/profile/confirm-contact';
import { TwoFactor } from '@/components/profile/two-factor';
import { Confirmation } from '@/components/support/confirmation';
import { Unsubscribe } from '@/components/support/unsubscribe';
import { catalogue } from '@/i18n/catalogue';
import type { Locale } from '@/i18n/routing';
import { DEFAULT_MESSAGES } from '@/lib/forms/default-messages';
import { defaultFormSettings } from '@/lib/forms/settings';
import { ERROR_POLICY, type ExceptionType } from '@/lib/platform/error-policy';
import { contact as contactSchema } from '@/lib/profile/schema';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { ConfirmationHint } from '@/components/session/confirmation-hint';
import { QueryProvider } from '@/components/shared/query/query-client';
import { clearTable, describeRow, renderPart, field, click, wire } from './exceptions.test-support';

const query = vi.hoisted(() => ({ text: '' }));
vi.mock('next/navigation', () => ({
  usePathname: () => '/confirmation',
  useSearchParams: () => new URLSearchParams(query.text),
  useRouter: () => ({ replace: () => undefined }),
}));

const CONTACT = contactSchema.parse({ type: 'email', contact: 'ann@mail.test', is_confirmed: false });
const CODE = '123456';

beforeEach(() => {
  clearTable();
  query.text = '';
});

function signIn(): void {
  useSession.getState().setUser(account.parse({ uid: 7, login: 'ann@mail.test' }));
}

function type(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
}

/** Enters and submits a code in the form opened by a first call. */
async function confirmCode(locale: Locale): Promise<void> {
  await waitFor(() => field('code'));
  type({ code: CODE });
  await click(catalogue[locale].profile.code.confirm);
}

function renderContact(locale: Locale): void {
  signIn();
  renderPart(
    <QueryProvider>
      <ConfirmContact contact={CONTACT} settings={defaultFormSettings(locale)} onConfirmed={vi.fn()} />
    </QueryProvider>,
    locale,
  );
}

/** On a lost session an action without a form shows only the sign-in popup. */
function onlySignInPopup(thrown: ExceptionType): string | undefined {
  return thrown === 'AuthorizationException' ? '' : undefined;
}

describeRow({
  name: 'sending a code to a contact',
  method: 'account.sendconfirmationtocontact',
  hasResult: (locale) => catalogue[locale].profile.failures.saveContact,
  isForPlayer: true,
  button: (locale) => catalogue[locale].profile.contacts.confirm,
  sentence: onlySignInPopup,
  async act(locale) {
    renderContact(locale);
    await click(catalogue[locale].profile.contacts.confirm);
  },
});

describeRow({
  name: 'sending a code from the reminder',
  method: 'account.sendconfirmationtocontact',
  hasResult: (locale) => catalogue[locale].profile.failures.saveContact,
  isForPlayer: true,
  button: (locale) => catalogue[locale].session.hints.confirmEmailButton,
  sentence: onlySignInPopup,
  async act(locale) {
    signIn();
    renderPart(
      <QueryProvider>
        <ConfirmationHint contact={CONTACT} />
      </QueryProvider>,
      locale,
    );
    await click(catalogue[locale].session.hints.confirmEmailButton);
  },
});

describeRow({
  name: 'sending a code from the question',
  method: 'account.sendconfirmationtocontact',
  hasResult: (locale) => catalogue[locale].profile.failures.saveContact,
  isForPlayer: true,
  button: (locale) => catalogue[locale].popups.confirmEmail.send,
  sentence: onlySignInPopup,
  async act(locale) {
    signIn();
    renderPart(<ConfirmEmailDialog contact={CONTACT.contact} close={vi.fn()} />, locale);
    await click(catalogue[locale].popups.confirmEmail.send);
  },
});

describeRow({
  name: 'the code of a contact',
  method: 'account.confirmContact',
  hasResult: (locale) => catalogue[locale].profile.failures.confirmContact,
  typed: { code: CODE },
  isForPlayer: true,
  button: (locale) => catalogue[locale].profile.code.confirm,
  sentence: wrongCode,
  async act(locale) {
    renderContact(locale);
    await click(catalogue[locale].profile.contacts.confirm);
    await confirmCode(locale);
  },
});

/** A rejection that can only concern the code is shown at its field. */
function wrongCode(thrown: ExceptionType, locale: Locale): string | undefined {
  return ERROR_POLICY[thrown].kind === 'field' ? DEFAULT_MESSAGES[locale].smsCode : undefined;
}

describeRow({
  name: 'asking for two-factor sign-in',
  method: 'account.changeTwoFactorAuth',
  hasResult: true,
  isForPlayer: true,
  button: (locale) => catalogue[locale].profile.twoFactor.turnOn,
  sentence: onlySignInPopup,
  async act(locale) {
    renderTwoFactor(locale);
    await click(catalogue[locale].profile.twoFactor.turnOn);
  },
});

function renderTwoFactor(locale: Locale): void {
  signIn();
  renderPart(
    <QueryProvider>
      <TwoFactor settings={defaultFormSettings(locale)} />
    </QueryProvider>,
    locale,
  );
}

describeRow({
  name: 'the code of two-factor sign-in',
  method: 'account.confirmTwoFactorAuth',
  hasResult: (locale) => catalogue[locale].profile.failures.general,
  typed: { code: CODE },
  isForPlayer: true,
  button: (locale) => catalogue[locale].profile.code.confirm,
  // After a lost session nothing of the player stays on the page; the sign-in popup explains what to do.
  sentence: (thrown, locale) => (thrown === 'AuthorizationException' ? '' : wrongCode(thrown, locale)),
  async act(locale) {
    renderTwoFactor(locale);
    await click(catalogue[locale].profile.twoFactor.turnOn);
    await confirmCode(locale);
  },
});

const UNJUDGED: ReadonlySet<ExceptionType> = new Set([
  'UnknownErrorException',
  'MethodNotFoundException',
  'InternalServerErrorException',
  'TooManyRequestsException',
  'BillingServiceErrorException',
  'BillingUnavailableException',
]);

describeRow({
  name: 'a confirmation link',
  method: 'account.confirmContact',
  hasResult: true,
  typed: { contact: CONTACT.contact },
  button: (locale) => catalogue[locale].support.confirmation.confirm,
  sentence: (_, locale) => catalogue[locale].support.confirmation.failed,
  // A link whose request failed without a verdict is retried as is.
  elsewhere: (type) =>
    UNJUDGED.has(type) ? { button: (locale) => catalogue[locale].support.confirmation.again } : undefined,
  async act(locale) {
    query.text = `contact=ann%40mail.test&code=${CODE}`;
    renderPart(<Confirmation settings={defaultFormSettings(locale)} />, locale);
    await waitFor(() => wire.count('account.confirmContact') === 1);
    await act(async () => vi.dynamicImportSettled());
  },
});

describeRow({
  name: 'a confirmation typed by hand',
  method: 'account.confirmContact',
  hasResult: (locale) => catalogue[locale].support.confirmation.failed,
  typed: { contact: CONTACT.contact, code: CODE },
  button: (locale) => catalogue[locale].support.confirmation.confirm,
  async act(locale) {
    renderPart(<Confirmation settings={defaultFormSettings(locale)} />, locale);
    await screen.findByRole('heading', { name: catalogue[locale].support.confirmation.title });
    await waitFor(() => field('code'));
    type({ contact: CONTACT.contact, code: CODE });
    await click(catalogue[locale].support.confirmation.confirm);
  },
});

describeRow({
  name: 'an unsubscribe link',
  method: 'account.unsubscribe',
  hasResult: true,
  button: (locale) => catalogue[locale].support.unsubscribe.again,
  sentence: (_, locale) => catalogue[locale].support.unsubscribe.failedTitle,
  async act(locale) {
    query.text = `contact=ann%40mail.test&code=${CODE}`;
    renderPart(<Unsubscribe done={<h1>done</h1>} />, locale);
    await act(async () => vi.dynamicImportSettled());
  },
});
