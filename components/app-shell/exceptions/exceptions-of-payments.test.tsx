import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { choiceOf } from '@/components/cashier/cashier.test-support';
import { CurrencyChange } from '@/components/cashier/wallet/currency-change';
import { DepositForm } from '@/components/cashier/deposit/deposit-form';
import { WithdrawForm } from '@/components/cashier/withdrawal/withdraw-form';
import { WithdrawalTracker } from '@/components/cashier/withdrawal/withdrawal-tracker';
import { catalogue } from '@/i18n/catalogue';
import type { Locale } from '@/i18n/routing';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { formatAmount } from '@/lib/format/money';
import { defaultFormSettings } from '@/lib/forms/settings';
import type { ExceptionType } from '@/lib/platform/error-policy';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { actionText } from '../../../tests/support/action-text';
import { resolveDialog } from '../../../tests/support/interactive';
import { QueryProvider } from '@/components/shared/query/query-client';
import { respondWith, clearTable, describeRow, renderPart, field, click } from './exceptions.test-support';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => '/' }));

const METHOD: PaymentMethod = {
  sysname: 'wallet',
  name: 'E-wallet',
  image: null,
  currency: 'EUR',
  min_amount: 5,
  max_amount: 2500,
  fee_percent: 0,
  fields: [
    {
      name: 'holder',
      type: 'text',
      label: 'Holder',
      is_optional: false,
      mask: null,
      pattern: null,
      options: null,
    },
  ],
};

const WITHDRAWAL = {
  id: 77,
  requisites: null,
  method: 'wallet',
  type: 'withdrawal',
  created_at: '2025-06-15T12:00:00Z',
  updated_at: '2025-06-15T12:00:00Z',
  amount: { amount: 20, currency: 'EUR' },
  status: 'pending',
  domain: null,
};

const PAYMENT = { amount: '20', holder: 'Ann Lee' };

/** The platform itself refused or failed, and its history has nothing newer: there is no unknown outcome. */
function expectNothingStored(): void {
  expect(window.localStorage.getItem('payment_attempts') ?? '').not.toContain('"unknown"');
}

beforeEach(() => {
  clearTable();
  useSession.getState().setUser(account.parse({ uid: 1001 }));
  respondWith('cashier.gethistory', { items: [WITHDRAWAL], total: 1 });
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_name: string, _options: object, run: (lock: object) => unknown) => run({}) },
  });
});

/** No toast for a player whose session is lost. */
const unlessSessionLost = (type: ExceptionType) => (type === 'AuthorizationException' ? null : undefined);

const FORMS = { deposit: DepositForm, withdraw: WithdrawForm } as const;

for (const [form, method] of [
  ['deposit', 'cashier.makedeposit'],
  ['withdraw', 'cashier.makewithdrawal'],
] as const) {
  const sum = formatAmount({ amount: Number(PAYMENT.amount), currency: METHOD.currency });
  const label = (locale: Locale) => `${catalogue[locale].cashier[form].submit} ${sum}`;
  describeRow({
    name: `a payment by the form of ${method} (R-CASH-22)`,
    method,
    isForPlayer: true,
    typed: PAYMENT,
    button: label,
    after: expectNothingStored,
    async act(locale) {
      const Form = FORMS[form];
      const settings = defaultFormSettings(locale);
      renderPart(
        <QueryProvider>
          <Form
            method={METHOD}
            choice={choiceOf(METHOD)}
            presets={[]}
            available={null}
            settings={settings}
            recent={[]}
            offers={[]}
          />
        </QueryProvider>,
        locale,
      );
      for (const [name, value] of Object.entries(PAYMENT)) {
        fireEvent.change(field(name), { target: { value } });
      }
      await click(label(locale));
    },
  });
}

describeRow({
  name: 'calling a withdrawal off (R-CASH-03)',
  method: 'cashier.cancelwithdrawal',
  isForPlayer: true,
  sentence: unlessSessionLost,
  after: expectNothingStored,
  async act(locale) {
    const { cashier } = catalogue[locale];
    renderPart(
      <QueryProvider>
        <WithdrawalTracker methods={[METHOD]} recentItems={4} />
      </QueryProvider>,
      locale,
    );
    await screen.findByText(cashier.withdraw.cancel);
    await click(cashier.withdraw.cancel);
    await resolveDialog('confirm', true);
  },
});

describeRow({
  name: 'changing the currency (R-SESS-14)',
  method: 'account.setCurrency',
  isForPlayer: true,
  typed: { currency: 'USD' },
  button: (locale) => catalogue[locale].cashier.currency.change,
  sentence: (type, locale) => (type === 'AuthorizationException' ? null : actionText(type, locale)),
  async act(locale) {
    renderPart(
      <QueryProvider>
        <CurrencyChange currencies={['EUR', 'USD']} balance={{ amount: 20, currency: 'EUR' }} />
      </QueryProvider>,
      locale,
    );
    fireEvent.change(field('currency'), { target: { value: 'USD' } });
    await click(catalogue[locale].cashier.currency.change);
    await resolveDialog('confirm', true);
  },
});
