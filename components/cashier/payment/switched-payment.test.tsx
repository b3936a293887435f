import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { routing, type Locale } from '@/i18n/routing';
import { forgetPlayer } from '@/components/shared/session/forget-player';
import { claimDocument } from '@/components/shared/session/known-player';
import { defaultFormSettings } from '@/lib/forms/settings';
import { changeLanguage } from '@/lib/session/change-language';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { DepositForm } from '../deposit/deposit-form';
import { WithdrawPanel } from '../withdrawal/withdraw-panel';
import { beginAsPlayer, choiceOf, renderCashier } from '../cashier.test-support';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/cashier' }));

const CARD_NUMBER = '4242 4242 4242 4242';
const call = platformCalls();

const field = (name: string, type: string) => ({
  name,
  type,
  label: name,
  is_optional: true,
  mask: null,
  pattern: null,
  options: null,
});

const methodOf = (sysname: string, ...fields: ReturnType<typeof field>[]) => ({
  sysname,
  name: sysname,
  image: null,
  currency: 'EUR',
  min_amount: 5,
  max_amount: 5_000,
  fee_percent: 0,
  fields,
});

const CARD = methodOf(
  'card',
  field('card_number', 'cardNumber'),
  field('card.code', 'text'),
  field('card.holder', 'cardHolder'),
);

const FORMS = {
  deposit: (locale: Locale) => (
    <DepositForm
      method={CARD}
      choice={choiceOf(CARD)}
      presets={[]}
      settings={defaultFormSettings(locale)}
      recent={[]}
      offers={[]}
    />
  ),
  withdrawal: (locale: Locale) => (
    <WithdrawPanel settings={defaultFormSettings(locale)} isMethodRow={false} recentItems={4} />
  ),
};

const amount = () => document.querySelector('[name="amount"]');
const other = (locale: Locale): Locale => (locale === 'en' ? 'fr' : 'en');

/** Renders the page in the other language, without state that lived only in the document. */
async function switchLanguage(kind: keyof typeof FORMS, to: Locale): Promise<void> {
  await changeLanguage(to, '#switched');
  cleanup();
  renderCashier(FORMS[kind](to), to);
  await waitFor(() => expect(amount()).not.toBeNull());
}

beforeEach(() => {
  window.sessionStorage.clear();
  beginAsPlayer();
  claimDocument(1001);
  call.mockImplementation((method) => {
    if (method === 'cashier.getwithdrawsettings') {
      return { methods: [methodOf('wallet'), CARD], available: { amount: 900, currency: 'EUR' } };
    }
    return { items: [], total: 0 };
  });
});

describe.each(routing.locales)('a switch of the language in the middle of a payment (%s)', (locale) => {
  it('R-ROUTE-32 takes a deposit’s sum and holder along, and nothing of the card', async () => {
    const person = renderCashier(FORMS.deposit(locale), locale);
    await person.type(amount() ?? document.body, '1234');
    await person.type(screen.getByLabelText(/card_number/), CARD_NUMBER);
    await person.type(screen.getByLabelText(/card.code/), '987654');
    await person.type(screen.getByLabelText(/card.holder/), 'Ann Lee');
    await switchLanguage('deposit', other(locale));
    expect(amount()).toHaveValue('1,234');
    expect(screen.getByLabelText(/card.holder/)).toHaveValue('Ann Lee');
    expect(screen.getByLabelText(/card_number/)).toHaveValue('');
    expect(screen.getByLabelText(/card.code/)).toHaveValue('');
  });

  it('stores neither numbers nor codes, and once', async () => {
    const person = renderCashier(FORMS.deposit(locale), locale);
    await person.type(amount() ?? document.body, '1234');
    await person.type(screen.getByLabelText(/card_number/), CARD_NUMBER);
    await person.type(screen.getByLabelText(/card.code/), '987654');
    await changeLanguage(other(locale), '#switched');
    const stored = JSON.stringify({ ...window.sessionStorage, ...window.localStorage });
    expect(stored).toContain('1,234');
    expect(stored).not.toMatch(/4242|987654/);
    await switchLanguage('deposit', other(locale));
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('1,234');
  });

  it('R-ROUTE-32 takes a withdrawal’s method and sum along', async () => {
    const person = renderCashier(FORMS.withdrawal(locale), locale);
    await person.click(await screen.findByRole('button', { name: /^card/ }));
    await person.clear(amount() ?? document.body);
    await person.type(amount() ?? document.body, '321');
    await switchLanguage('withdrawal', other(locale));
    await screen.findByRole('button', { name: /^card/, pressed: true });
    expect(amount()).toHaveValue('321');
  });

  it.each([
    ['the same player', 1001, '1,234'],
    ['another player', 1002, ''],
  ])('after a session that was lost is there for %s alone', async (_who, uid, sum) => {
    const person = renderCashier(FORMS.deposit(locale), locale);
    await person.type(amount() ?? document.body, '1234');
    act(() => useSession.getState().setGuest());
    await changeLanguage(other(locale), '#switched');
    cleanup();
    claimDocument(uid);
    beginAsPlayer({ uid });
    renderCashier(FORMS.deposit(other(locale)), other(locale));
    expect(amount()).toHaveValue(sum);
  });

  it('is nothing to another player, nor after a sign-out', async () => {
    const person = renderCashier(FORMS.deposit(locale), locale);
    await person.type(amount() ?? document.body, '1234');
    await changeLanguage(other(locale), '#switched');
    cleanup();
    beginAsPlayer({ uid: 1002 });
    const view = renderCashier(FORMS.deposit(locale), locale);
    expect(amount()).toHaveValue('');
    await view.type(amount() ?? document.body, '77');
    await changeLanguage(other(locale), '#switched');
    forgetPlayer();
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('77');
  });
});
