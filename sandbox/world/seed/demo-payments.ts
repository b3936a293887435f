import type { Payment } from '../payments';
import { execute } from '../sql';
import type { World } from '../world';

const HOUR_MS = 3_600_000;

type Sample = Pick<Payment, 'type' | 'method' | 'requisites' | 'status'> & {
  /** Cents. */
  amount: number;
  hoursAgo: number;
};

function deposit(
  method: string,
  requisites: string,
  amount: number,
  status: Payment['status'],
  hoursAgo: number,
): Sample {
  return { type: 'deposit', method, requisites, amount, status, hoursAgo };
}

function withdrawal(
  method: string,
  requisites: string,
  amount: number,
  status: Payment['status'],
  hoursAgo: number,
): Sample {
  return { type: 'withdrawal', method, requisites, amount, status, hoursAgo };
}

/** Money of these payments is part of the opening balances, so they have no ledger rows of their own. */
const SAMPLES: readonly Sample[] = [
  deposit('card', '**** 4242', 10_000, 'success', 88 * 24),
  deposit('card', '**** 4242', 5_000, 'success', 71 * 24),
  withdrawal('card', '**** 4242', 12_000, 'success', 60 * 24),
  deposit('wallet', 'ca***@example.com', 20_000, 'success', 52 * 24),
  deposit('voucher', '**** 0917', 2_500, 'declined', 45 * 24),
  withdrawal('bank', 'Banque Rivage **** 0189', 40_000, 'declined', 33 * 24),
  deposit('crypto', 'ETH', 30_000, 'success', 24 * 24),
  withdrawal('wallet', 'ca***@example.com', 8_000, 'cancelled', 16 * 24),
  deposit('mobile', '**** 5678', 1_500, 'cancelled', 11 * 24),
  deposit('bank', 'Banque Rivage', 50_000, 'success', 9 * 24),
  withdrawal('crypto', 'USDT', 15_000, 'success', 5 * 24),
  deposit('card', '**** 4242', 6_000, 'success', 50),
  deposit('bank', 'Crédit du Levant', 4_000, 'pending', 20),
  withdrawal('card', '**** 4242', 5_000, 'pending', 3),
];

/** Deposits and withdrawals of the demo account, at least one in each state. */
export function seedDemoPayments(world: World, uid: number): void {
  for (const { type, method, requisites, amount, status, hoursAgo } of SAMPLES) {
    const at = world.clock.now() - hoursAgo * HOUR_MS;
    execute(
      world,
      `insert into payments (uid, method, type, requisites, amount, currency, status, domain, created_at, updated_at)
       values (?, ?, ?, ?, ?, 'EUR', ?, 'localhost', ?, ?)`,
      uid,
      method,
      type,
      requisites,
      amount,
      status,
      at,
      status === 'pending' ? at : at + HOUR_MS / 4,
    );
  }
}
