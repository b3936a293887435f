import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { setCurrency } from '@/lib/money/api';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { resolveDialog, freshPlayer, renderInteractive } from '../../../tests/support/interactive';
import { platformFailure } from '../../../tests/support/platform-failure';
import { Wallet } from './wallet';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }),
  usePathname: () => '/cashier/wallet',
}));

const call = platformCalls();
const wallet = <Wallet currencies={['EUR', 'USD']} recentItems={4} />;
/** Normalizes no-break spaces, as Testing Library does. */
const plain = (text: string) => text.replace(/\s/g, ' ');
const sent = (name: string) => call.mock.calls.filter(([method]) => method === name);
const payment = (id: number, type: string) => ({
  id: String(id),
  requisites: null,
  method: 'card',
  type,
  created_at: '2025-03-02T09:00:00.000Z',
  updated_at: null,
  amount: { amount: id, currency: 'EUR' },
  status: 'success',
  domain: null,
});

/** Mocks every response; `failing` names the method that fails. */
function respond(failing?: string, failure = platformFailure('UnknownErrorException')) {
  call.mockImplementation(async (name) => {
    if (name === failing) throw failure;
    if (name === 'account.getcurrencyrates') {
      return { base: 'EUR', rates: { EUR: 1, USD: 1.08, JPY: 163, VND: 27_500 } };
    }
    if (name === 'account.getBalance') return { balance_main: { amount: 108, currency: 'USD' } };
    if (name === 'cashier.getdepositsettings') {
      const card = {
        sysname: 'card',
        name: 'Bank card',
        currency: 'EUR',
        min_amount: 1,
        max_amount: 9,
        fee_percent: 0,
      };
      return { methods: [{ ...card, fields: [] }] };
    }
    if (name === 'cashier.gethistory') {
      const items = [5, 4, 3, 2, 1].map((id) => payment(id, id % 2 ? 'deposit' : 'withdrawal'));
      return { items, total: 5, pageSize: 4 };
    }
    return { result: 1 };
  });
}

beforeEach(() => {
  call.mockReset();
  freshPlayer();
  respond();
});

describe.each(['en', 'fr'] as const)('the wallet in %s', (locale) => {
  const { cashier, menu } = catalogue[locale];

  it('R-CASH-14: a new player finds an empty list that says so', async () => {
    call.mockResolvedValue({ items: [], methods: [], total: 0, pageSize: 4 });
    renderInteractive(wallet, locale);
    expect(await screen.findByText(plain(cashier.recent.none))).toBeInTheDocument();
    expect(screen.getByText(plain(cashier.history.emptyTexts.all))).toBeInTheDocument();
  });

  async function choose() {
    const { user } = renderInteractive(wallet, locale);
    await user.selectOptions(screen.getByRole('combobox'), 'USD');
    return user;
  }

  it('R-SESS-02: distinguishes the balances by their names, and leaves out what the account does not have', () => {
    const money = (amount: number, currency = 'EUR') => ({ amount, currency });
    useSession.getState().setUser(
      account.parse({
        uid: 1,
        balance_main: money(1250.5),
        balance_bonus: money(20),
        balance_betting_bonus: null,
        balance_fun: money(5000, 'FUN'),
      }),
    );
    renderInteractive(wallet, locale);
    const { balance_main, balance_bonus, balance_fun } = menu.balances;
    for (const name of [balance_main, balance_bonus, balance_fun]) {
      expect(screen.getByText(plain(name))).toBeInTheDocument();
    }
    for (const text of ['1,250.50 €', '20 €', '5,000 FUN']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.queryByText(plain(menu.balances.balance_betting_bonus))).not.toBeInTheDocument();
  });

  it('R-CASH-14: shows the four newest payments and a link to all', async () => {
    renderInteractive(wallet, locale);
    const list = await screen.findByRole('list', { name: cashier.recent.title });
    expect(list.children).toHaveLength(4);
    // Deposits show the method's name; a method no longer offered shows the platform's sysname.
    expect(await within(list).findAllByText('Bank card')).toHaveLength(2);
    expect(within(list).getAllByText('card')).toHaveLength(2);
    expect([...list.children].map((row) => row.querySelector('strong')?.textContent)).toEqual([
      `${cashier.recent.deposit} +5\u00A0€`,
      `${cashier.recent.withdrawal} −4\u00A0€`,
      `${cashier.recent.deposit} +3\u00A0€`,
      `${cashier.recent.withdrawal} −2\u00A0€`,
    ]);
    expect(sent('cashier.gethistory')[0]?.[1]).toEqual({ offset: '0', count: '4', type: 'all' });
    const all = screen.getByRole('link', { name: cashier.recent.all });
    expect(all).toHaveAttribute('href', `${locale === 'fr' ? '/fr' : ''}/cashier/history`);
    // On the line of the heading, as on the other pages.
    expect(all.previousElementSibling).toBe(screen.getByRole('heading', { name: cashier.recent.title }));
  });

  it('lists the payments before the currency, which is named once', () => {
    renderInteractive(wallet, locale);
    const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(titles).toEqual([cashier.recent.title, cashier.currency.title]);
    expect(screen.getByRole('combobox', { name: cashier.currency.label })).toHaveValue('EUR');
    expect(screen.getByText(cashier.currency.label, { selector: 'label' })).toHaveClass('visuallyHidden');
  });

  it('R-SESS-14: shows rate and worth, asks, and changes the currency once', async () => {
    const user = await choose();
    expect(await screen.findByText(/1\.08 \$.*108 \$/)).toBeInTheDocument();
    const change = screen.getByRole('button', { name: cashier.currency.change });
    await user.click(change);
    expect(await resolveDialog('confirm')).toMatchObject({ text: expect.stringMatching(/108\s\$/) });
    expect(sent(setCurrency.name)).toHaveLength(0);
    await user.click(change);
    await resolveDialog('confirm', true);
    await waitFor(() => expect(useToasts.getState().toasts).toMatchObject([{ type: 'success' }]));
    expect(sent(setCurrency.name)).toEqual([[setCurrency.name, { currency: 'USD' }]]);
    await waitFor(() => expect(useSession.getState().user?.balance_main?.currency).toBe('USD'));
  });

  it.each([
    ['JPY', /1 USD .*\b151\s/],
    ['VND', /1 USD .*\b25,463\s/],
  ])('R-SESS-14: the rate from %s is that of the dearer currency', async (currency, rate) => {
    useSession.getState().setUser(account.parse({ uid: 1, balance_main: { amount: 90_000, currency } }));
    await choose();
    expect(await screen.findByText(rate)).toBeInTheDocument();
  });

  it('R-SESS-14: a change of the currency in another tab shows as the new choice', async () => {
    await choose();
    const changed = { amount: 90, currency: 'GBP' };
    act(() => useSession.getState().setUser(account.parse({ uid: 1001, balance_main: changed })));
    expect(screen.getByRole('combobox')).toHaveValue('GBP');
    expect(screen.getByRole('button', { name: cashier.currency.change })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('R-SESS-14: a lost response is found out by the account itself, and nothing is sent again', async () => {
    respond(setCurrency.name, platformFailure('NetworkFailure', { httpStatus: 0 }));
    const user = await choose();
    await user.click(screen.getByRole('button', { name: cashier.currency.change }));
    await resolveDialog('confirm', true);
    const done = plain(cashier.currency.changed.replace('{currency}', 'USD'));
    await waitFor(() => expect(useToasts.getState().toasts.map(({ text }) => plain(text))).toEqual([done]));
    expect(sent(setCurrency.name)).toHaveLength(1);
  });

  it.each(['cashier.gethistory', 'account.getcurrencyrates'])(
    'a session that %s finds lost leaves a way to sign in, and the wallet is there afterwards',
    async (method) => {
      respond(method, platformFailure('AuthorizationException'));
      const { user, container } = renderInteractive(wallet, locale);
      await resolveDialog('auth');
      expect(useSession.getState().status).toBe('guest');
      expect(container).toHaveTextContent(plain(cashier.signIn));
      await user.click(screen.getByRole('button', { name: catalogue[locale].common.logIn }));
      expect(await resolveDialog('auth')).toEqual({ type: 'authorization' });
      respond();
      act(freshPlayer);
      expect(await screen.findByText('100 €')).toBeInTheDocument();
    },
  );

  it('says so where the rates cannot be had', async () => {
    respond('account.getcurrencyrates');
    await choose();
    expect(await screen.findByText(plain(cashier.currency.noRate))).toBeInTheDocument();
  });
});
