import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { catalogue } from '@/i18n/catalogue';
import { writeStored } from '@/lib/browser/storage';
import { useToasts } from '@/stores/toasts';
import { spyOnLocation } from '@/tests/support/page-loads';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../../tests/support/platform-failure';
import { beginAsPlayer, renderCashier } from '../cashier.test-support';
import { OwnPayment } from './own-payment';
import { PaymentResult } from './payment-result';

const replace = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({
  useRouter: () => ({ replace }),
  usePathname: () => '/cashier/paysuccess',
}));
const needsDocument = vi.hoisted(() => vi.fn(() => false));
vi.mock('@/lib/routing/needs-document', () => ({ needsDocument }));
const clockOffset = vi.hoisted(() => vi.fn(async () => 0));
vi.mock('@/lib/browser/server-clock', () => ({ serverClockOffset: clockOffset }));
const refreshBalance = vi.hoisted(() => vi.fn(async () => true));
vi.mock('@/components/shared/session/refresh-balance', () => ({ refreshBalance }));

const call = platformCalls();
const MINUTE_MS = 60_000;

function payment(status: string, ageMs = MINUTE_MS) {
  const at = new Date(Date.now() - ageMs).toISOString();
  return {
    id: '9001',
    requisites: '**** 4242',
    method: 'card',
    type: 'deposit',
    created_at: at,
    updated_at: at,
    amount: { amount: 50, currency: 'EUR' },
    status,
    domain: null,
  };
}

/** The platform knows one payment, by id and as the latest. */
function know(record: object | null) {
  call.mockImplementation(async (name) => {
    if (name === 'cashier.getdepositinfo') return record;
    return { items: record ? [record] : [], total: record ? 1 : 0, pageSize: null };
  });
}

beforeEach(() => {
  beginAsPlayer();
  queryClient.clear();
  call.mockReset();
  replace.mockReset();
});
afterEach(() => void vi.useRealTimers());

describe.each([
  ['with its transaction', '9001'],
  ['without one', null],
] as const)('a result page %s', (_, transaction) => {
  it.each([
    ['success', 'success'],
    ['fail', 'declined'],
    ['fail', 'cancelled'],
    ['pending', 'pending'],
    ['pending', 'on_hold'],
  ] as const)('R-CASH-17: %s stays where the payment is %s, with its facts', async (kind, status) => {
    know(payment(status));
    renderCashier(<PaymentResult kind={kind} transaction={transaction} />);
    expect(await screen.findByText(/^50\s€$/)).toBeInTheDocument();
    expect(replace).not.toHaveBeenCalled();
  });

  it.each([
    ['success', 'declined', '/fr/cashier/payfail/9001'],
    ['success', 'pending', '/fr/cashier/paypending/9001'],
    ['fail', 'success', '/fr/cashier/paysuccess/9001'],
    ['fail', 'on_hold', '/fr/cashier/paypending/9001'],
    ['pending', 'success', '/fr/cashier/paysuccess/9001'],
    ['pending', 'cancelled', '/fr/cashier/payfail/9001'],
  ] as const)(
    'R-CASH-17: the wrong page (%s for %s) moves on to the one that is true',
    async (kind, status, path) => {
      know(payment(status));
      renderCashier(<PaymentResult kind={kind} transaction={transaction} />, 'fr');
      await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(path));
    },
  );
});

it('R-CASH-17: without a transaction an old deposit has nothing to do with the page', async () => {
  know(payment('declined', 31 * MINUTE_MS));
  renderCashier(<PaymentResult kind="success" transaction={null} />);
  await waitFor(() => expect(call).toHaveBeenCalled());
  await act(async () => {});
  expect(replace).not.toHaveBeenCalled();
  expect(screen.queryByText(/€/)).toBeNull();
});

it('R-MINI-05: within a frame the true page loads as a document', async () => {
  needsDocument.mockReturnValueOnce(true);
  const load = spyOnLocation('replace');
  know(payment('declined'));
  renderCashier(<PaymentResult kind="success" transaction="9001" />);
  await waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith('/cashier/payfail/9001'));
  expect(replace).not.toHaveBeenCalled();
});

it('R-CASH-18: a success continues to the stored address, once', async () => {
  writeStored('betting_back_pay_success_key', '/gamehall');
  know(payment('success'));
  renderCashier(<PaymentResult kind="success" transaction="9001" />);
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/gamehall'));
  const { arrived } = catalogue.en.cashier.result;
  expect(useToasts.getState().toasts).toMatchObject([{ type: 'success', text: arrived }]);
  expect(localStorage.getItem('betting_back_pay_success_key')).toBeNull();
});

it.each([true, false])('R-CASH-17: the new balance is shown only if it was read (%s)', async (isRead) => {
  refreshBalance.mockClear().mockResolvedValueOnce(isRead);
  know(payment('success'));
  renderCashier(<PaymentResult kind="success" transaction="9001" />);
  await screen.findByText(/^50\s€$/);
  await waitFor(() => expect(refreshBalance).toHaveResolved());
  await waitFor(() =>
    expect(screen.queryByText(catalogue.en.cashier.result.newBalance) !== null).toBe(isRead),
  );
});

describe.each(['en', 'fr'] as const)('what cannot be known (%s)', (locale) => {
  const { result } = catalogue[locale].cashier;
  const plain = (text: string) => text.replace(/\s/g, ' ');

  it.each(['success', 'fail', 'pending'] as const)(
    'R-CASH-17: %s shows its page for a number that is none of the player’s payments, and says so',
    async (kind) => {
      writeStored('betting_back_pay_success_key', '/gamehall');
      call.mockRejectedValue(platformFailure('InvalidParameterException'));
      renderCashier(
        <OwnPayment kind={kind} transaction="9001">
          <p>The result</p>
          <PaymentResult kind={kind} transaction="9001" />
        </OwnPayment>,
        locale,
      );
      expect(await screen.findByText(plain(result.foreign))).toBeInTheDocument();
      expect(screen.getByText('The result').parentElement).toHaveAttribute('aria-busy', 'false');
      expect(replace).not.toHaveBeenCalled();
    },
  );

  it.each(['NetworkFailure', 'BillingUnavailableException', 'UnknownErrorException'] as const)(
    'R-CASH-17: of a payment that cannot be read (%s) no outcome is claimed, until it is read',
    async (type) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      call.mockRejectedValue(platformFailure(type));
      const page = (
        <OwnPayment kind="success" transaction="9001">
          <p>Payment successful</p>
        </OwnPayment>
      );
      renderCashier(page, locale);
      expect(await screen.findByRole('heading', { name: plain(result.unreadTitle) })).toBeInTheDocument();
      expect(screen.queryByText('Payment successful')).toBeNull();
      know(payment('success'));
      await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
      expect(await screen.findByText('Payment successful')).toBeInTheDocument();
    },
  );

  it.each([
    ['success', 'success', false],
    ['success', 'declined', true],
    ['fail', 'success', true],
    ['pending', 'success', false],
  ] as const)(
    'R-CASH-17: the result %s is hidden until the payment is read, and where it is %s: %s',
    async (kind, status, isHidden) => {
      know(payment(status));
      renderCashier(
        <OwnPayment kind={kind} transaction="9001">
          <p>The result</p>
        </OwnPayment>,
        locale,
      );
      const page = screen.getByText('The result').parentElement;
      expect(page).toHaveAttribute('aria-busy', String(kind !== 'pending'));
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(page).toHaveAttribute('aria-busy', String(isHidden));
    },
  );

  it('R-CASH-17: a page without a transaction is rendered at once', () => {
    renderCashier(
      <OwnPayment kind="pending" transaction={null}>
        <p>Payment in progress</p>
      </OwnPayment>,
      locale,
    );
    expect(screen.getByText('Payment in progress')).toBeInTheDocument();
  });

  it('R-CASH-17: the waiting page means a newest deposit that waits, however long it has', async () => {
    know(payment('pending', 50 * 60 * MINUTE_MS));
    renderCashier(<PaymentResult kind="pending" transaction={null} />, locale);
    expect(await screen.findByText(/^50\s€$/)).toBeInTheDocument();
    expect(replace).not.toHaveBeenCalled();
  });

  it.each([
    ['an hour fast', -60 * MINUTE_MS],
    ['an hour slow', 60 * MINUTE_MS],
  ])('R-CASH-17: a device that is %s does not change which payment is fresh', async (_, offset) => {
    clockOffset.mockResolvedValue(offset);
    know(payment('success', MINUTE_MS - offset));
    renderCashier(<PaymentResult kind="fail" transaction={null} />, locale);
    await waitFor(() => expect(replace).toHaveBeenCalledOnce());
    clockOffset.mockResolvedValue(0);
  });

  it('R-CASH-17: the other pages do not mean an old deposit that waits', async () => {
    know(payment('pending', 31 * MINUTE_MS));
    renderCashier(<PaymentResult kind="fail" transaction={null} />, locale);
    await waitFor(() => expect(call).toHaveBeenCalled());
    await act(() => new Promise((settle) => setTimeout(settle, 20)));
    expect(screen.queryByText(/^50\s€$/)).toBeNull();
    expect(replace).not.toHaveBeenCalled();
  });

  it('R-CASH-17: the waiting page looks for a payment that is not recorded yet, and claims nothing of it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    know(payment('success', 31 * MINUTE_MS));
    renderCashier(<PaymentResult kind="pending" transaction={null} />, locale);
    expect(await screen.findByText(plain(result.notRecorded))).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
    know(payment('pending'));
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
    expect(await screen.findByText(/^50\s€$/)).toBeInTheDocument();
    expect(screen.queryByText(plain(result.notRecorded))).toBeNull();
  });

  it('R-CASH-17: where none is recorded for ten minutes, the player can ask', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    know(payment('success', 31 * MINUTE_MS));
    renderCashier(<PaymentResult kind="pending" transaction={null} />, locale);
    await screen.findByText(plain(result.notRecorded));
    await act(() => vi.advanceTimersByTimeAsync(15 * MINUTE_MS));
    const before = call.mock.calls.length;
    screen.getByRole('button', { name: plain(result.ask) }).click();
    await waitFor(() => expect(call.mock.calls.length).toBe(before + 1));
  });

  it('R-CASH-17: a response about another payment does not lead to that one’s page', async () => {
    know(payment('success'));
    renderCashier(<PaymentResult kind="fail" transaction="5555" />, locale);
    await waitFor(() => expect(replace).toHaveBeenCalledOnce());
    expect(replace.mock.calls[0]?.[0]).toMatch(/\/cashier\/paysuccess\/5555$/);
  });

  it('R-LAY-05: a payment that stays pending is requested less and less often, then by the player', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    know(payment('pending'));
    renderCashier(<PaymentResult kind="pending" transaction="9001" />, locale);
    await screen.findByText(/^50\s€$/);
    await act(() => vi.advanceTimersByTimeAsync(15 * MINUTE_MS));
    expect(screen.getByText(plain(result.waitOver))).toBeInTheDocument();
    const asked = call.mock.calls.filter(([name]) => name === 'cashier.getdepositinfo');
    expect(asked).toHaveLength(24);
    know(payment('success'));
    screen.getByRole('button', { name: plain(result.ask) }).click();
    await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  });
});
