import type { PlatformClient } from '@/lib/platform/client';
import type { Attempt } from './attempts';
import type { SubmissionTools } from './submit-once';
import type { PaymentRecord } from './schema';

export const NOW = Date.parse('2025-06-15T12:00:00Z');

/** A deposit of 20 by card without an outcome, unless `more` says otherwise. */
export function attempt(more: Partial<Attempt> = {}): Attempt {
  return {
    key: 'a',
    uid: 1,
    kind: 'deposit',
    method: 'card',
    amount: '20',
    paymentId: null,
    newestId: '7',
    at: NOW,
    state: 'unknown',
    ...more,
  };
}

/** The record of such a payment. */
export function payment(id: string, more: Partial<PaymentRecord> = {}): PaymentRecord {
  return {
    id,
    requisites: null,
    method: 'card',
    type: 'deposit',
    created_at: null,
    updated_at: null,
    amount: { amount: 20, currency: 'EUR' },
    status: 'pending',
    domain: null,
    ...more,
  };
}

interface World {
  stored?: readonly unknown[];
  history?: readonly PaymentRecord[];
  /** Error of every history read. */
  fails?: Error;
  /** Uid of the browser's session; the attempt's player by default. */
  here?: number | null;
  /** Another tab holds the lock. */
  isBusy?: boolean;
  onRead?: () => void;
  /** The state after the first wait. */
  then?: World;
}

/** The tools of a submission, in memory; `historyReads` are the inputs of the history reads. */
export function moneyTools(given: World = {}) {
  let world = given;
  let stored = given.stored ?? [];
  let keys = 0;
  const historyReads: object[] = [];
  const call = ((_method: unknown, input: object) => {
    historyReads.push(input);
    world.onRead?.();
    if (world.fails) return Promise.reject(world.fails);
    const items = world.history ?? [];
    return Promise.resolve({ items, total: items.length });
  }) as PlatformClient['call'];
  const tools: SubmissionTools = {
    call,
    memory: { read: () => stored, write: (attempts) => void (stored = attempts) },
    here: async () => world.here ?? (world.here === null ? null : 1),
    alone: async (run) => (world.isBusy ? null : { result: await run() }),
    now: () => NOW,
    newKey: () => `key-${(keys += 1)}`,
  };
  return {
    ...tools,
    stored: () => stored,
    historyReads: () => historyReads,
    change: (next: World) => void (world = { ...world, ...next }),
    later: () => void (world = world.then ?? world),
  };
}
