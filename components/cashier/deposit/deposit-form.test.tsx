import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { payment } from '@/lib/cashier/submit-once.test-support';
import { defaultFormSettings } from '@/lib/forms/settings';
import { PlatformError } from '@/lib/platform/error';
import type { DepositOffer } from '@/lib/offers/deposit-offers';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { useNavigation } from '@/stores/navigation';
import { resolveDialog } from '@/tests/support/interactive';
import { platformCalls } from '@/tests/support/platform-calls';
import { beginAsPlayer, choiceOf, renderCashier } from '../cashier.test-support';
import { takePayReturn } from './pay-return';
import { DepositForm } from './deposit-form';
import { leaveToPayment, openPayment } from './go-to-payment';

vi.mock('next/navigation', () => ({ usePathname: () => '/cashier/deposit' }));
vi.mock('./go-to-payment', () => ({ leaveToPayment: vi.fn(), openPayment: vi.fn() }));

const call = platformCalls();
const method: PaymentMethod = {
  sysname: 'card',
  name: 'Bank card',
  image: null,
  currency: 'EUR',
  min_amount: 10,
  max_amount: 5000,
  fee_percent: 0,
  fields: [
    {
      name: 'card_holder',
      type: 'cardHolder',
      label: 'Card holder',
      is_optional: false,
      mask: null,
      pattern: null,
      options: null,
    },
  ],
};
const redirect = { url: 'https://pay.example.com/', method: 'GET', target: 'self', fields: {} };

async function deposit(
  sum: string,
  locale: 'en' | 'fr' = 'en',
  offers: DepositOffer[] | null = null,
  ...others: PaymentMethod[]
) {
  const user = renderCashier(
    <DepositForm
      method={method}
      choice={{ ...choiceOf(method), methods: [method, ...others] }}
      presets={[20, 50]}
      settings={defaultFormSettings(locale)}
      recent={[payment('9000')]}
      offers={offers}
    />,
    locale,
  );
  await user.type(document.querySelector('[name="amount"]') ?? document.body, sum);
  await user.type(screen.getByLabelText('Card holder'), 'Ann Lee');
  for (const { name, excludeMethods } of offers ?? []) {
    const choice = screen.getByRole('radio', { name: new RegExp(`^${name}`) });
    if (excludeMethods.length > 0) expect(choice).toBeDisabled();
    else await user.click(choice);
  }
  await user.click(screen.getByRole('button', { name: locale === 'fr' ? /^Déposer/ : /^Deposit/ }));
  return user;
}

/** Mocks platform responses by method; histories are empty by default. */
function respond(responses: Record<string, () => unknown>) {
  call.mockImplementation(async (name) => {
    const known = responses[name];
    return known ? known() : { items: [], total: 0, pageSize: null };
  });
}

/** Address the player is taken to: within a frame it may have to load as a document. */
const target = () => useNavigation.getState().target;
const deposits = () => call.mock.calls.filter(([name]) => name === 'cashier.makedeposit');

describe('DepositForm', () => {
  beforeEach(() => {
    beginAsPlayer();
    call.mockReset();
    useNavigation.getState().reset();
    vi.mocked(leaveToPayment).mockReset();
    vi.mocked(openPayment).mockReset();
  });

  it('R-CASH-02: sends method, decimal amount and requisites, and follows the redirect', async () => {
    respond({ 'cashier.makedeposit': () => ({ id: '9001', status: 'pending', redirect }) });
    await deposit('1500');
    await waitFor(() =>
      expect(leaveToPayment).toHaveBeenCalledWith(expect.objectContaining({ url: redirect.url })),
    );
    expect(deposits()).toHaveLength(1);
    expect(deposits()[0]?.[1]).toEqual({
      method: 'card',
      amount: '1500',
      campaign_offer_id: 'null',
      requisites: '{"card_holder":"Ann Lee"}',
    });
  });

  it('R-CASH-04: offers the banks that the server has read without asking for them', async () => {
    respond({});
    const [field] = method.fields;
    const transfer = {
      ...method,
      sysname: 'bank',
      fields: field ? [{ ...field, name: 'bank', type: 'select', label: 'Your bank' }] : [],
    };
    const list = { items: [{ id: '7', name: 'First Bank' }], total: 1, pageSize: null };
    renderCashier(
      <DepositForm
        method={transfer}
        choice={choiceOf(transfer)}
        presets={[]}
        settings={defaultFormSettings('en')}
        recent={[]}
        offers={[]}
        banks={{ method: 'bank', list }}
      />,
    );
    expect(screen.getByRole('option', { name: 'First Bank' })).toBeInTheDocument();
  });

  it('says what the payment comes to: nothing yet, or a sum within the bounds', async () => {
    respond({});
    const user = renderCashier(
      <DepositForm
        method={{ ...method, fee_percent: 1.5 }}
        choice={choiceOf(method)}
        presets={[100]}
        balance={{ amount: 1250, currency: 'EUR' }}
        settings={defaultFormSettings('en')}
        recent={[]}
        offers={[]}
      />,
    );
    const summary = () => screen.getByText(/alance$/, { selector: 'dt' }).closest('dl');
    const none = /^You pay–Fee \(1\.5%\)–You get–New balance–$/;
    expect(summary()).toHaveTextContent(none);
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '5');
    expect(summary()).toHaveTextContent(none);
    await user.click(screen.getByRole('button', { name: /100/ }));
    expect(summary()).toHaveTextContent(
      /^You pay101.50\s€Fee \(1\.5%\)1.50\s€You get100\s€New balance1,350\s€$/,
    );
  });

  it('waits for a sum, and its button leads to the field', async () => {
    respond({});
    const user = renderCashier(
      <DepositForm
        method={{ ...method, fields: [] }}
        choice={choiceOf(method)}
        presets={[]}
        settings={defaultFormSettings('en')}
        recent={[]}
        offers={[]}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Choose an amount' }));
    const amount = screen.getByRole('textbox', { name: 'Amount' });
    await waitFor(() => expect(amount).toHaveFocus());
    await user.type(amount, '20');
    expect(screen.getByRole('button', { name: /^Deposit 20\s€$/ })).toBeInTheDocument();
    expect(deposits()).toHaveLength(0);
  });

  it('R-CASH-07: refuses a sum outside of the bounds and sends nothing', async () => {
    respond({});
    await deposit('5');
    await waitFor(() =>
      expect(document.querySelector('[name="amount"]')).toHaveAttribute('aria-invalid', 'true'),
    );
    expect(deposits()).toHaveLength(0);
  });

  it('says the sum it understood at its button, and asks before a comma that may be a decimal one', async () => {
    respond({ 'cashier.makedeposit': () => ({ id: '9001', status: 'success', redirect: null }) });
    const user = await deposit('10,00', 'fr');
    const amount = document.querySelector('[name="amount"]');
    await waitFor(() => expect(useDialogs.getState().stack).toMatchObject([{ name: 'confirm' }]));
    expect(useDialogs.getState().stack[0]?.props).toMatchObject({
      text: 'Vous avez saisi 10,00. Ici, la virgule sépare les milliers\u00a0: cela fait 1,000\u00a0€.',
      confirmLabel: 'Déposer 1,000\u00a0€',
    });
    await resolveDialog('confirm', undefined);
    expect(deposits()).toHaveLength(0);
    expect(amount).toHaveValue('10,00');
    await user.click(screen.getByRole('button', { name: /^Déposer 1,000\s€$/ }));
    await resolveDialog('confirm', true);
    await waitFor(() => expect(deposits()).toHaveLength(1));
    expect(deposits()[0]?.[1]).toMatchObject({ amount: '1000' });
  });

  it.each(['10,00\u200E', '\u200E10,00', '\u206010,00\u00A0'])(
    'says and asks the same where something nobody sees came along: %j',
    async (pasted) => {
      respond({ 'cashier.makedeposit': () => ({ id: '9001', status: 'success', redirect: null }) });
      await deposit(pasted);
      await waitFor(() => expect(useDialogs.getState().stack).toMatchObject([{ name: 'confirm' }]));
      expect(screen.getByRole('button', { name: /^Deposit 1,000\s€$/ })).toBeInTheDocument();
      await resolveDialog('confirm', undefined);
      expect(deposits()).toHaveLength(0);
    },
  );

  it('a second click while it runs sends nothing more', async () => {
    let resolve: (made: unknown) => void = () => {};
    respond({ 'cashier.makedeposit': () => new Promise((settle) => (resolve = settle)) });
    const user = await deposit('20');
    await waitFor(() => expect(deposits()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: /^Deposit/ }));
    await user.type(screen.getByLabelText('Card holder'), '{Enter}');
    resolve({ id: '9001', status: 'success', redirect: null });
    await waitFor(() => expect(target()).not.toBeNull());
    expect(deposits()).toHaveLength(1);
  });

  it('waits with another method until the payment that is being sent has its answer', async () => {
    let resolve: (made: unknown) => void = () => {};
    respond({ 'cashier.makedeposit': () => new Promise((settle) => (resolve = settle)) });
    await deposit('20', 'en', null, { ...method, sysname: 'bank', name: 'Bank transfer' });
    const other = screen.getByText('Bank transfer').closest('li');
    await waitFor(() => expect(deposits()).toHaveLength(1));
    expect(other).toHaveAttribute('inert');
    expect(screen.getByText('Bank card').closest('li')).not.toHaveAttribute('inert');
    resolve({ id: '9001', status: 'success', redirect: null });
    await waitFor(() => expect(target()).not.toBeNull());
  });

  it('goes by the status in French when nothing is left to do', async () => {
    respond({ 'cashier.makedeposit': () => ({ id: '9001', status: 'success', redirect: null }) });
    await deposit('20', 'fr');
    await waitFor(() => expect(target()).toBe('/fr/cashier/paysuccess/9001'));
  });

  it.each([true, false])(
    'offers one more click where no window opens, which then opens: %s',
    async (opens) => {
      respond({
        'cashier.makedeposit': () => ({
          id: '9001',
          status: 'pending',
          redirect: { ...redirect, target: 'new_window' },
        }),
      });
      vi.mocked(openPayment).mockReturnValueOnce(false).mockReturnValue(opens);
      window.history.replaceState(null, '', '?backUrl=%2Foffers');
      const user = await deposit('20');
      const open = await screen.findByRole('button', { name: 'Open the payment page' });
      expect(open.closest('[role="status"]')).toHaveFocus();
      expect(takePayReturn()).toBe('/offers');
      await user.click(open);
      expect(target()).toBe(opens ? '/cashier/paynewwindow?id=9001' : null);
      // In this window where none ever opens.
      expect(leaveToPayment).toHaveBeenCalledTimes(opens ? 0 : 1);
      expect(deposits()).toHaveLength(1);
    },
  );

  it('says that it is checking when no response came, finds the payment and never sends it again', async () => {
    const items: unknown[] = [];
    respond({
      'cashier.makedeposit': () => {
        items.push({
          id: '9001',
          method: 'card',
          amount: { amount: 20, currency: 'EUR' },
          status: 'pending',
        });
        throw new PlatformError({ type: 'NetworkFailure', httpStatus: 0, method: 'cashier.makedeposit' });
      },
      'cashier.gethistory': () => ({ items: [...items], total: items.length, pageSize: 4 }),
    });
    window.history.replaceState(null, '', '?backUrl=%2Foffers');
    await deposit('20');
    expect(await screen.findByText('We are checking your payment')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See history' })).toHaveAttribute(
      'href',
      '/cashier/history?tab=deposit',
    );
    await waitFor(() => expect(target()).toBe('/cashier/paypending/9001'));
    expect(takePayReturn()).toBe('/offers');
    expect(deposits()).toHaveLength(1);
  });

  it('R-CASH-22: stays usable after a refusal and says why', async () => {
    respond({
      'cashier.makedeposit': () => {
        throw new PlatformError({
          type: 'BillingDepositLimitExceededException',
          httpStatus: 200,
          method: 'cashier.makedeposit',
        });
      },
    });
    await deposit('20');
    expect(await screen.findByText(/^This is above your deposit limit\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See my limit' })).toHaveAttribute(
      'href',
      '/profile/responsible-game',
    );
    expect(document.querySelector('[name="amount"]')).toHaveValue('20');
    expect(screen.getByRole('button', { name: /^Deposit/ })).not.toHaveAttribute('aria-disabled');
  });

  it('R-CASH-02: shows a payment of another tab in the form’s place, and follows it once that tab knows', async () => {
    respond({});
    const attempt = {
      key: 'a',
      uid: 1001,
      kind: 'deposit',
      method: 'card',
      amount: '20',
      paymentId: null,
      newestId: '9000',
      at: Date.now(),
      state: 'sending',
    };
    const store = (more: object) => {
      window.localStorage.setItem('payment_attempts', JSON.stringify([{ ...attempt, ...more }]));
      window.dispatchEvent(new StorageEvent('storage', { key: 'payment_attempts' }));
    };
    store({});
    // That tab knows where its payment leads back to.
    window.history.replaceState(null, '', '/cashier/deposit');
    window.localStorage.setItem('betting_back_pay_success_key', '/game/book-of-sun');
    renderCashier(
      <DepositForm
        method={method}
        choice={choiceOf(method)}
        presets={[]}
        settings={defaultFormSettings('en')}
        recent={[payment('9000')]}
        offers={[]}
      />,
    );
    expect(await screen.findByText('We are checking your payment')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Deposit/ })).not.toBeInTheDocument();
    act(() => store({ state: 'done', paymentId: '9001' }));
    await waitFor(() => expect(target()).toBe('/cashier/paypending/9001'));
    expect(takePayReturn()).toBe('/game/book-of-sun');
    expect(deposits()).toHaveLength(0);
  });

  it('asks before the same payment goes once more within minutes', async () => {
    respond({ 'cashier.makedeposit': () => ({ id: '9001', status: 'success', redirect: null }) });
    await deposit('20');
    await waitFor(() => expect(target()).not.toBeNull());
    cleanup();
    await deposit('20');
    await waitFor(() => expect(useDialogs.getState().stack.map(({ name }) => name)).toEqual(['confirm']));
    expect(deposits()).toHaveLength(1);
    closeAllDialogs();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Deposit/ })).not.toHaveAttribute('aria-busy'),
    );
    expect(deposits()).toHaveLength(1);
  });

  it('R-CASH-08: sends the offer chosen, which an excluded method cannot take', async () => {
    const offers = [
      { id: '12', name: 'Reload', title: '50%', excludeMethods: [] },
      { id: '11', name: 'Welcome', title: '100%', excludeMethods: ['card'] },
    ];
    const wire = offers.map(({ id, name, excludeMethods }) => ({
      id,
      trigger: {
        action: 'deposit',
        params: { exclude_methods: excludeMethods },
        user_satisfies_params: true,
      },
      description: { name },
    }));
    respond({
      'cashier.makedeposit': () => ({ id: '9001', status: 'success', redirect: null }),
      'campaigns.getoffers': () => ({ items: wire, total: 2 }),
    });
    await deposit('20', 'en', offers);
    await waitFor(() => expect(target()).not.toBeNull());
    expect(deposits()[0]?.[1]).toMatchObject({ campaign_offer_id: '12' });
  });
});
