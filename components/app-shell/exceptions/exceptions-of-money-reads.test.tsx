import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BonusesPanel } from '@/components/bonuses/bonuses-panel';
import { CashbackPanel } from '@/components/cashback/cashback-panel';
import { choiceOf } from '@/components/cashier/cashier.test-support';
import { CurrencyChange } from '@/components/cashier/wallet/currency-change';
import { DepositPanel } from '@/components/cashier/deposit/deposit-panel';
import { History } from '@/components/cashier/history/history';
import { LimitLine } from '@/components/cashier/deposit/limit-line';
import { PaymentForm } from '@/components/cashier/payment/payment-form';
import { PaymentResult } from '@/components/cashier/result/payment-result';
import { Receipt } from '@/components/cashier/history/receipt';
import { WithdrawPanel } from '@/components/cashier/withdrawal/withdraw-panel';
import { PlayerOfferList } from '@/components/offers/player-offer-list';
import { catalogue } from '@/i18n/catalogue';
import type { Locale } from '@/i18n/routing';
import { paymentMethod } from '@/lib/cashier/schema';
import { defaultFormSettings } from '@/lib/forms/settings';
import { errorKind, type ExceptionType } from '@/lib/platform/error-policy';
import { user as account } from '@/lib/session/schema';
import { useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { QueryProvider } from '@/components/shared/query/query-client';
import {
  respondWith,
  clearTable,
  renderPart,
  expectFatalPage,
  expectNothingRaw,
  expectSessionLost,
  field,
  nextSample,
  refuseWith,
  wire,
} from './exceptions.test-support';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  usePathname: () => '/cashier',
  useSearchParams: () => new URLSearchParams('id=9001'),
}));

const METHOD = { sysname: 'wallet', name: 'E-wallet', currency: 'EUR', min_amount: 5, max_amount: 250 };
const BANK_FIELD = { name: 'bank', type: 'select', label: 'Bank', is_optional: false };
const BANK_METHOD = paymentMethod.parse({ ...METHOD, fields: [BANK_FIELD] });

beforeEach(() => {
  clearTable();
  useSession.getState().setUser(account.parse({ uid: 1001 }));
  for (const settings of ['cashier.getdepositsettings', 'cashier.getwithdrawsettings']) {
    respondWith(settings, { methods: [METHOD], available: null });
  }
  for (const list of ['cashier.gethistory', 'bonuses.get', 'BettingBonuses.get', 'cashbacks.get']) {
    respondWith(list, { items: [], total: 0 });
  }
});

const text = (words: string) => () =>
  waitFor(() => expect(document.body).toHaveTextContent(words.replace(/\s+/g, ' ')));
const retry = (locale: Locale) => () => screen.findByText(catalogue[locale].common.retry);

/** The same, plus a link to a missing step of the player (R-ERR-14). */
const failedRead = (locale: Locale, type: ExceptionType) => async () => {
  await retry(locale)();
  const isGate = errorKind({ type, httpStatus: 200 }) === 'gate';
  const { missingStep } = catalogue[locale].errors;
  expect(screen.queryAllByRole('button', { name: missingStep })).toHaveLength(isGate ? 1 : 0);
};

interface Read {
  method: string;
  part(locale: Locale): ReactNode;
  /** Shown instead of the unreadable data; may depend on whether the platform refused the payment. */
  shows(locale: Locale, type: ExceptionType): () => Promise<unknown>;
  /** Whether this type is handled differently from others of its kind. */
  own?(type: ExceptionType): boolean;
}

/** A payment the platform refuses to return is shown as not the player's. */
const isUnknownPayment = (type: ExceptionType) => type === 'InvalidParameterException';
/** The same for a receipt, whose address may have been typed. */
const isUnknownReceipt = (type: ExceptionType) =>
  ['InvalidParameterException', 'InvalidRequestException'].includes(type);

const READS: readonly Read[] = [
  {
    method: 'cashier.getdepositsettings',
    part: (locale) => <DepositPanel {...setup(locale)} sysname={null} />,
    shows: retry,
  },
  {
    method: 'cashier.getwithdrawsettings',
    part: (locale) => <WithdrawPanel {...setup(locale)} />,
    shows: retry,
  },
  {
    method: 'cashier.getbanks',
    part: (locale) => (
      <PaymentForm
        kind="deposit"
        method={BANK_METHOD}
        settings={defaultFormSettings(locale)}
        choice={choiceOf(BANK_METHOD)}
        recent={[]}
        summary={null}
        step={null}
        submitLabel="Pay"
        onSend={vi.fn()}
      />
    ),
    shows: retry,
  },
  { method: 'cashier.gethistory', part: () => <History pageSize={4} />, shows: failedRead },
  {
    method: 'cashier.getdepositinfo',
    part: () => <Receipt />,
    shows: (locale, type) =>
      isUnknownReceipt(type) ? text(catalogue[locale].cashier.receipt.none) : failedRead(locale, type),
    own: isUnknownReceipt,
  },
  ...(['success', 'fail', 'pending'] as const).map((kind): Read => ({
    method: 'cashier.getdepositinfo',
    part: () => <PaymentResult kind={kind} transaction="9001" />,
    shows: (locale, type) =>
      text(catalogue[locale].cashier.result[isUnknownPayment(type) ? 'foreign' : 'unread']),
    own: isUnknownPayment,
  })),
  {
    method: 'account.getDepositLimit',
    part: () => (
      <>
        <LimitLine hasLimitPage currency="EUR" limit={null} />
        <p>The form</p>
      </>
    ),
    // An unreadable limit is enforced by the platform: the deposit form shows no message.
    shows: () => text('The form'),
  },
  {
    method: 'account.getcurrencyrates',
    part: () => <CurrencyChange currencies={['EUR', 'USD']} balance={{ amount: 20, currency: 'EUR' }} />,
    shows: (locale) => () => {
      fireEvent.change(field('currency'), { target: { value: 'USD' } });
      return text(catalogue[locale].cashier.currency.noRate)();
    },
  },
  { method: 'bonuses.get', part: () => <BonusesPanel pageSize={4} />, shows: retry },
  { method: 'BettingBonuses.get', part: () => <BonusesPanel pageSize={4} />, shows: retry },
  { method: 'cashbacks.get', part: () => <CashbackPanel pageSize={4} />, shows: retry },
  {
    method: 'campaigns.getoffers',
    part: () => (
      <PlayerOfferList
        kind="offer"
        offers={[{ id: '1', offerId: '1', isDeposit: true, card: 'Welcome' }]}
        empty="None"
      />
    ),
    // It is unknown which deposit offers are satisfied: they are left out until the next try.
    shows: retry,
  },
];

function setup(locale: Locale) {
  return {
    settings: defaultFormSettings(locale),
    isMethodRow: false,
    presets: [],
    recentItems: 4,
    offered: null,
    recent: null,
    limit: null,
    depositOffers: [],
    banks: null,
    balance: null,
    currency: 'EUR',
    hasLimitPage: true,
  };
}

describe.each(READS)('$method', ({ method, part, shows, own }) => {
  it.each(nextSample(own))('R-ERR-09, R-ERR-16: $type is no dead end ($locale)', async ({ type, locale }) => {
    refuseWith(method, type);
    renderPart(<QueryProvider>{part(locale)}</QueryProvider>, locale);
    await waitFor(() => expect(wire.count(method)).toBe(1));
    if (await expectFatalPage(type, locale)) return;
    if (errorKind({ type, httpStatus: 200 }) === 'session') await expectSessionLost();
    else {
      await shows(locale, type)();
      // A failed read is reported in place, and nowhere else.
      expect(useToasts.getState().toasts).toEqual([]);
      expect(useDialogs.getState().stack).toEqual([]);
    }
    expect(wire.count(method)).toBe(1);
    expectNothingRaw();
  });
});
