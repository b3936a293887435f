import { infiniteQueryOptions, queryOptions, type QueryState } from '@tanstack/react-query';
import { serverClockOffset } from '@/lib/browser/server-clock';
import { PAGE_BY_PAGE } from '@/lib/money/rules';
import { actPlatform } from '@/lib/platform/act';
import { getBanks, getDepositInfo, getDepositSettings, getPaymentHistory, getWithdrawSettings } from './api';
import { isDecided, pollWaitMs } from './rules';

/** First part of every query key of the cashier: a payment invalidates all of them. */
export const CASHIER_ROOT = 'cashier';

export const depositSettingsQuery = queryOptions({
  queryKey: [CASHIER_ROOT, 'deposit-settings'],
  queryFn: ({ signal }) => actPlatform.call(getDepositSettings, {}, { signal }),
});

export const withdrawSettingsQuery = queryOptions({
  queryKey: [CASHIER_ROOT, 'withdraw-settings'],
  queryFn: ({ signal }) => actPlatform.call(getWithdrawSettings, {}, { signal }),
});

export const banksQuery = (method: string) =>
  queryOptions({
    queryKey: [CASHIER_ROOT, 'banks', method],
    queryFn: ({ signal }) => actPlatform.call(getBanks, { method }, { signal }),
  });

type PaymentType = 'deposit' | 'withdrawal';

/** The newest payments: to find the last used method or a lost payment, and for the wallet (R-CASH-14). */
export const recentPaymentsQuery = (type: PaymentType | 'all', count: number) =>
  queryOptions({
    queryKey: [CASHIER_ROOT, 'recent', type, count],
    queryFn: ({ signal }) => actPlatform.call(getPaymentHistory, { offset: 0, count, type }, { signal }),
    staleTime: 0,
  });

/** With the site's time of the read, which payment timestamps follow: device clocks can be hours off. */
export const newestDepositQuery = queryOptions({
  queryKey: [CASHIER_ROOT, 'newest-deposit'],
  queryFn: async ({ signal }) => {
    const [{ items }, offset] = await Promise.all([
      actPlatform.call(getPaymentHistory, { offset: 0, count: 1, type: 'deposit' }, { signal }),
      serverClockOffset(),
    ]);
    return { newest: items[0] ?? null, readAt: Date.now() + offset };
  },
  staleTime: 0,
});

/** Reads of a payment so far, failed ones included: what `pollWaitMs` counts. */
export const pollsOf = (
  state: Pick<QueryState, 'dataUpdateCount' | 'errorUpdateCount'> | undefined,
): number => (state ? state.dataUpdateCount + state.errorUpdateCount : 0);

/** The same, polled while a payment is awaited: the record may appear after the player returns. */
export const awaitedDepositQuery = queryOptions({
  ...newestDepositQuery,
  queryKey: [CASHIER_ROOT, 'awaited-deposit'],
  refetchInterval: ({ state }) => pollWaitMs(pollsOf(state)) ?? false,
  // The next payment is polled from the beginning.
  gcTime: 0,
});

const PENDING_COUNT = 20;

/** Withdrawals that can still be cancelled (R-CASH-03). */
export const pendingWithdrawalsQuery = queryOptions({
  queryKey: [CASHIER_ROOT, 'pending-withdrawals'],
  queryFn: ({ signal }) =>
    actPlatform.call(
      getPaymentHistory,
      { offset: 0, count: PENDING_COUNT, type: 'withdrawal', statuses: ['pending'] },
      { signal },
    ),
  staleTime: 0,
});

/** A tab of the history, whole or filtered by status; dropped from the cache on leaving it (R-CASH-12). */
export const paymentPagesQuery = (type: PaymentType, count: number, status: string | null = null) =>
  infiniteQueryOptions({
    queryKey: [CASHIER_ROOT, 'history', type, count, status],
    queryFn: ({ pageParam, signal }) => {
      const input = { offset: pageParam, count, type, ...(status !== null && { statuses: [status] }) };
      return actPlatform.call(getPaymentHistory, input, { signal });
    },
    ...PAGE_BY_PAGE,
  });

export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [CASHIER_ROOT, 'payment', id],
    queryFn: ({ signal }) => actPlatform.call(getDepositInfo, { id }, { signal }),
    staleTime: 0,
  });

/** One payment, polled with increasing intervals as long as it is pending (R-LAY-05). */
export const watchedPaymentQuery = (id: string) =>
  queryOptions({
    ...paymentQuery(id),
    refetchInterval: ({ state }) => {
      const isSettled = state.data !== undefined && isDecided(state.data.status);
      return isSettled ? false : (pollWaitMs(pollsOf(state)) ?? false);
    },
  });
