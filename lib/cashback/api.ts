import { defineAction, defineMethod } from '@/lib/platform/method';
import { cashbacks, storedKeys, storedValue } from './schema';

export const getCashbacks = defineMethod<{
  offset: number;
  count: number;
  sort: 'end_date';
  order: 'asc' | 'desc';
  statuses: readonly string[];
  fields: readonly ['description'];
}>()('cashbacks.get', cashbacks);

/** How a player's cashbacks are requested, newest first (R-CBACK-01, R-CBACK-07). */
export const CASHBACK_READ = {
  sort: 'end_date',
  order: 'desc',
  statuses: ['active', 'paid_out'],
  fields: ['description'],
} as const;

export const payOutCashback = defineAction('cashbacks.payout', { hasNoBody: true });

export const removeCashback = defineAction('cashbacks.remove', { hasNoBody: true });

/** The platform's key-value store for a player (R-CBACK-06, R-CBACK-08). */
export const getStored = defineMethod<{ key: string }>()('storage.get', storedValue);

export const getStoredKeys = defineMethod()('storage.getKeys', storedKeys);

export const setStored = defineAction<{ key: string; value: string }>('storage.set');
