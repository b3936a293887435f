import { useQueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { catalogue } from '@/i18n/catalogue';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../../tests/support/platform-failure';
import { beginAsPlayer, renderCashier } from '../cashier.test-support';
import { PaymentResult } from './payment-result';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ replace: vi.fn() }),
  usePathname: () => '/cashier/paypending',
}));
vi.mock('@/lib/browser/server-clock', () => ({ serverClockOffset: async () => 0 }));

const call = platformCalls();
const ASK = catalogue.en.cashier.result.ask;
const HOUR_MS = 3_600_000;
const SUM = /^50\s€$/;

function pending() {
  const at = new Date().toISOString();
  const amount = { amount: 50, currency: 'EUR' };
  const facts = { requisites: null, method: 'card', type: 'deposit', domain: null };
  return { ...facts, id: '9001', created_at: at, updated_at: at, amount, status: 'pending' };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  beginAsPlayer();
  queryClient.clear();
  call.mockReset();
});
afterEach(() => void vi.useRealTimers());

/** One of the reads fails, all others return what `respond` does. */
function failOnce(respond: () => object): void {
  let count = 0;
  call.mockImplementation(async () => {
    count += 1;
    if (count === 3) throw platformFailure('BillingUnavailableException');
    return respond();
  });
}

it.each([
  ['with its transaction', '9001', pending],
  ['without one', null, () => ({ items: [], total: 0, pageSize: null })],
] as const)(
  'R-LAY-05: a waiting page %s asks what to do once its polls have ended, even if one failed',
  async (_, transaction, respond) => {
    failOnce(respond);
    renderCashier(<PaymentResult kind="pending" transaction={transaction} />);
    await act(() => vi.advanceTimersByTimeAsync(HOUR_MS));
    const polls = call.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(HOUR_MS));
    expect(call).toHaveBeenCalledTimes(polls);
    expect(screen.getByRole('button', { name: ASK })).toBeVisible();
  },
);

const listed = (record: object) => ({ items: [record], total: 1, pageSize: null });

it.each([
  ['a waiting page', 'pending', '9001', pending],
  ['a success page', 'success', '9001', () => ({ ...pending(), status: 'success' })],
  ['a success page without one', 'success', null, () => listed({ ...pending(), status: 'success' })],
] as const)('R-CASH-17: %s keeps its payment if a later read fails', async (_, kind, id, respond) => {
  call.mockImplementation(async () => respond());
  renderCashier(
    <>
      <PaymentResult kind={kind} transaction={id} />
      <ReadAgain />
    </>,
  );
  expect(await screen.findByText(SUM)).toBeVisible();
  call.mockRejectedValue(platformFailure('BillingUnavailableException'));
  const polls = call.mock.calls.length;
  screen.getByRole('button', { name: 'Read again' }).click();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(call.mock.calls.length).toBeGreaterThan(polls);
  expect(screen.getByText(SUM)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

function ReadAgain() {
  const client = useQueryClient();
  return <button onClick={() => void client.invalidateQueries()}>Read again</button>;
}
