// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as serverClock from '@/lib/browser/server-clock';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { browserTools } from './attempt-memory';
import { lostPaymentQuery } from './lost-queries';
import { attempt, payment } from './submit-once.test-support';
import {
  awaitedDepositQuery,
  banksQuery,
  depositSettingsQuery,
  newestDepositQuery,
  paymentPagesQuery,
  paymentQuery,
  pendingWithdrawalsQuery,
  recentPaymentsQuery,
  watchedPaymentQuery,
  withdrawSettingsQuery,
} from './queries';
import type { PaymentRecord } from './schema';

const page = (items: readonly PaymentRecord[], total = items.length) => ({ items, total });

const call = platformCalls();
beforeEach(() => void call.mockReset());

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

describe('reads of the cashier', () => {
  it.each([
    [depositSettingsQuery, 'cashier.getdepositsettings', {}],
    [withdrawSettingsQuery, 'cashier.getwithdrawsettings', {}],
    [banksQuery('card'), 'cashier.getbanks', { method: 'card' }],
    [recentPaymentsQuery('all', 5), 'cashier.gethistory', { offset: '0', count: '5', type: 'all' }],
    [
      pendingWithdrawalsQuery,
      'cashier.gethistory',
      { offset: '0', count: '20', type: 'withdrawal', statuses: 'pending' },
    ],
    [paymentQuery('7'), 'cashier.getdepositinfo', { id: '7' }],
    [watchedPaymentQuery('7'), 'cashier.getdepositinfo', { id: '7' }],
  ] as const)('%# request what they are named after', async (query, name, input) => {
    call.mockReturnValue({ ...payment('7'), ...page([payment('7')]), methods: [], available: null });
    await client().fetchQuery(query as typeof depositSettingsQuery);
    expect(call.mock.calls).toEqual([[name, input]]);
  });

  it('are distinguished by their input, and all refreshed by a payment', () => {
    const queries = [
      depositSettingsQuery,
      withdrawSettingsQuery,
      banksQuery('card'),
      banksQuery('wallet'),
      recentPaymentsQuery('deposit', 5),
      recentPaymentsQuery('deposit', 6),
      recentPaymentsQuery('all', 5),
      newestDepositQuery,
      pendingWithdrawalsQuery,
      paymentPagesQuery('deposit', 5),
      paymentPagesQuery('withdrawal', 5),
      paymentQuery('7'),
      paymentQuery('8'),
    ];
    const keys = queries.map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(queries.length);
    for (const { queryKey } of queries) expect(queryKey[0]).toBe('cashier');
  });

  it('are aborted when the page is left', async () => {
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    call.mockReturnValue(new Promise(() => undefined));
    const cache = client();
    const queries = [
      depositSettingsQuery,
      withdrawSettingsQuery,
      banksQuery('card'),
      pendingWithdrawalsQuery,
    ];
    const more = [recentPaymentsQuery('all', 5), newestDepositQuery, paymentQuery('7')];
    for (const query of [...queries, ...more]) {
      void cache.fetchQuery(query as typeof depositSettingsQuery).catch(() => null);
    }
    void cache.fetchInfiniteQuery(paymentPagesQuery('deposit', 5)).catch(() => null);
    await expect.poll(() => call).toHaveBeenCalledTimes(8);
    await cache.cancelQueries();
    expect(abort).toHaveBeenCalledTimes(8);
  });

  it.each([
    recentPaymentsQuery('all', 5),
    newestDepositQuery,
    pendingWithdrawalsQuery,
    paymentQuery('7'),
    awaitedDepositQuery,
  ])('%# of payments are sent again for each page', async (query) => {
    call.mockReturnValue({ ...payment('7'), ...page([payment('7')]) });
    const cache = client();
    await cache.fetchQuery(query as typeof newestDepositQuery);
    const calls = call.mock.calls.length;
    await cache.fetchQuery(query as typeof newestDepositQuery);
    expect(call).toHaveBeenCalledTimes(2 * calls);
  });

  it('of pages of payments are sent again for each page', async () => {
    call.mockReturnValue(page([payment('7')]));
    const cache = client();
    await cache.fetchInfiniteQuery(paymentPagesQuery('deposit', 5));
    await cache.fetchInfiniteQuery(paymentPagesQuery('deposit', 5));
    expect(call).toHaveBeenCalledTimes(2);
  });
});

describe('the newest deposit', () => {
  it('comes with the time by the site’s clock', async () => {
    call.mockReturnValue(page([payment('9')], 30));
    vi.spyOn(serverClock, 'serverClockOffset').mockResolvedValue(5_000);
    vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    expect(await client().fetchQuery(newestDepositQuery)).toEqual({
      newest: payment('9'),
      readAt: 1_005_000,
    });
    expect(call.mock.calls).toEqual([['cashier.gethistory', { offset: '0', count: '1', type: 'deposit' }]]);
  });

  it('is none where there was no deposit', async () => {
    call.mockReturnValue(page([]));
    vi.spyOn(serverClock, 'serverClockOffset').mockResolvedValue(0);
    expect((await client().fetchQuery(newestDepositQuery)).newest).toBeNull();
  });
});

describe('R-CASH-12: the history', () => {
  it('goes on where its last page ended, and ends with the last record', async () => {
    const records = [payment('3'), payment('2'), payment('1')];
    call.mockImplementation((_method, { offset, count }) =>
      page(records.slice(Number(offset), Number(offset) + Number(count)), 3),
    );
    const read = await client().fetchInfiniteQuery({ ...paymentPagesQuery('deposit', 2), pages: 9 });
    expect(read.pages.map(({ items }) => items.map(({ id }) => id))).toEqual([['3', '2'], ['1']]);
    expect(call.mock.calls.map(([, input]) => input)).toEqual([
      { offset: '0', count: '2', type: 'deposit' },
      { offset: '2', count: '2', type: 'deposit' },
    ]);
    expect(paymentPagesQuery('deposit', 2).gcTime).toBe(0);
  });
});

describe('a payment that is watched', () => {
  const refetchInterval = (
    query: { refetchInterval?: unknown },
    state: { data?: object; dataUpdateCount: number; errorUpdateCount: number },
  ) => (query.refetchInterval as (query: object) => number | false)({ state });
  const watched = watchedPaymentQuery('7');

  it('R-LAY-05: is polled with growing waits while it is pending, responses and failures counted', () => {
    const data = payment('7');
    expect(refetchInterval(watched, { data, dataUpdateCount: 1, errorUpdateCount: 0 })).toBe(2_000);
    expect(refetchInterval(watched, { data, dataUpdateCount: 1, errorUpdateCount: 2 })).toBe(8_000);
    expect(refetchInterval(watched, { data, dataUpdateCount: 20, errorUpdateCount: 4 })).toBe(false);
    expect(refetchInterval(watched, { dataUpdateCount: 0, errorUpdateCount: 1 })).toBe(2_000);
  });

  it.each(['success', 'declined', 'cancelled'])('is no longer polled when it is %s', (status) => {
    const data = payment('7', { status });
    expect(refetchInterval(watched, { data, dataUpdateCount: 1, errorUpdateCount: 0 })).toBe(false);
  });

  it('may be one whose record is still to come', () => {
    expect(refetchInterval(awaitedDepositQuery, { dataUpdateCount: 2, errorUpdateCount: 1 })).toBe(8_000);
    expect(refetchInterval(awaitedDepositQuery, { dataUpdateCount: 24, errorUpdateCount: 0 })).toBe(false);
  });
});

describe('the search for a lost payment', () => {
  it('is a query of its own for each attempt, which a payment does not start again', () => {
    const query = lostPaymentQuery(attempt());
    expect(query.queryKey[0]).not.toBe('cashier');
    expect(query.queryKey).not.toEqual(lostPaymentQuery(attempt({ key: 'b' })).queryKey);
    expect([query.staleTime, query.retry, query.gcTime]).toEqual([Infinity, false, 0]);
  });

  it('waits between its questions, and ends when its page is left', async () => {
    vi.useFakeTimers();
    try {
      const call = vi.spyOn(browserTools, 'call').mockResolvedValue(page([]) as never);
      const cache = client();
      const found = cache.fetchQuery(lostPaymentQuery(attempt())).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(1_999);
      expect(call).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(call).toHaveBeenCalledTimes(2);
      await cache.cancelQueries();
      await found;
      await vi.advanceTimersByTimeAsync(0);
      expect(vi.getTimerCount()).toBe(0);
      await vi.advanceTimersByTimeAsync(120_000);
      expect(call).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends when its page is left during a question', async () => {
    vi.useFakeTimers();
    try {
      let answer = (_page: unknown) => {};
      const call = vi
        .spyOn(browserTools, 'call')
        .mockImplementation(() => new Promise((resolve) => (answer = resolve)) as never);
      const cache = client();
      void cache.fetchQuery(lostPaymentQuery(attempt())).catch(() => undefined);
      await vi.advanceTimersByTimeAsync(0);
      await cache.cancelQueries();
      answer(page([]));
      await vi.advanceTimersByTimeAsync(120_000);
      expect(call).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('reports a failure that concerns the player at once', async () => {
    call.mockRejectedValue(platformFailure('AuthorizationException'));
    await expect(client().fetchQuery(lostPaymentQuery(attempt()))).rejects.toMatchObject({
      type: 'AuthorizationException',
    });
  });
});
