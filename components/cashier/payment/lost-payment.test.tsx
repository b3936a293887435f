import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { browserTools } from '@/lib/cashier/attempt-memory';
import type { Attempt } from '@/lib/cashier/attempts';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../../tests/support/platform-failure';
import { beginAsPlayer, renderCashier } from '../cashier.test-support';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { LostPayment } from './lost-payment';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/cashier/deposit' }));

const call = platformCalls();
const record = (id: number) => ({
  id: String(id),
  requisites: null,
  method: 'card',
  type: 'deposit',
  created_at: null,
  updated_at: null,
  amount: { amount: 30, currency: 'EUR' },
  status: 'pending',
  domain: null,
});

const CARD: PaymentMethod = {
  sysname: 'card',
  name: 'Bank card',
  image: null,
  currency: 'EUR',
  min_amount: null,
  max_amount: null,
  fee_percent: null,
  fields: [],
};

function attempt(newestId: string | null | undefined): Attempt {
  const lost: Attempt = {
    key: 'key',
    kind: 'deposit',
    uid: 1001,
    method: 'card',
    amount: '30',
    paymentId: null,
    newestId,
    at: Date.now(),
    state: 'unknown',
  };
  browserTools.memory.write([lost]);
  return lost;
}

beforeEach(() => {
  beginAsPlayer();
  call.mockReset();
});
afterEach(() => void vi.useRealTimers());

describe.each(['en', 'fr'] as const)('a payment whose response got lost (%s)', (locale) => {
  const { lost } = catalogue[locale].cashier;
  const plain = (text: string) => text.replace(/\s/g, ' ');
  const said = (title: string) => screen.findByText(plain(title));

  /** Runs the search with its increasing delays to the end. */
  async function search(newestId: string | null | undefined): Promise<void> {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderCashier(<LostPayment attempt={attempt(newestId)} methods={[CARD]} />, locale);
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
  }

  it.each([
    ['in the currency of its own method', [{ ...CARD, sysname: 'coins', currency: 'BTC' }, CARD], /30 €/],
    [
      'as a bare number where that method is gone',
      [{ ...CARD, sysname: 'coins', currency: 'BTC' }],
      /\b30(?! [€B])/,
    ],
  ] as const)('R-CASH-02: its sum is said %s', async (_, methods, sum) => {
    call.mockReturnValue(new Promise(() => {}));
    renderCashier(<LostPayment attempt={attempt('9')} methods={methods} />, locale);
    expect(plain(screen.getByRole('status').textContent)).toMatch(sum);
  });

  it.each([
    ['is not there after a minute', '9', [record(9)], lost.noneTitle],
    ['may be one of several', '9', [record(11), record(10)], lost.severalTitle],
    ['cannot be distinguished from earlier ones', undefined, [record(10)], lost.unsureTitle],
  ] as const)('R-CASH-02: it %s, and that is said', async (_, newestId, items, title) => {
    call.mockResolvedValue({ items, total: items.length, pageSize: null });
    await search(newestId);
    expect(await said(title)).toBeInTheDocument();
    // Only the player's own click restores the form, and nothing was sent.
    expect(browserTools.memory.read()).toHaveLength(1);
    screen.getByRole('button', { name: plain(lost.back) }).click();
    expect(browserTools.memory.read()).toEqual([]);
    expect(new Set(call.mock.calls.map(([name]) => name))).toEqual(new Set(['cashier.gethistory']));
  });

  it('R-CASH-02: a history that never responds is requested again when the player wants it', async () => {
    call.mockRejectedValue(platformFailure('NetworkFailure', { httpStatus: 0 }));
    await search('9');
    expect(await said(lost.silentTitle)).toBeInTheDocument();
    call.mockResolvedValue({ items: [record(10)], total: 1, pageSize: null });
    const ask = screen.getByRole('button', { name: plain(lost.ask) });
    ask.focus();
    ask.click();
    expect(screen.getByRole('status')).toHaveFocus();
    await waitFor(() =>
      expect(browserTools.memory.read()).toMatchObject([{ state: 'done', paymentId: '10' }]),
    );
  });
});
