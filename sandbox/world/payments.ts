import { exchange } from './money';
import { post, readBalances } from './ledger';
import { grantOfferBonus } from './rewards';
import { allRows, atomically, execute, firstRow } from './sql';
import type { World } from './world';

type PaymentStatus = 'pending' | 'success' | 'declined' | 'cancelled';

export interface Payment {
  id: number;
  uid: number;
  method: string;
  type: 'deposit' | 'withdrawal';
  /** Text for display, already masked. */
  requisites: string;
  amount: number;
  currency: string;
  status: PaymentStatus;
  domain: string;
  locale: string;
  site_origin: string;
  /** Lets the payment page act without a session, as a real payment side would. */
  token: string;
  campaign_offer_id: number | null;
  /** When a pending payment succeeds by itself; null = never. */
  due_at: number | null;
  created_at: number;
  updated_at: number;
}

type NewPayment = Omit<Payment, 'id' | 'status' | 'created_at' | 'updated_at'>;

/**
 * Stores a new pending payment. A withdrawal takes its money from the main wallet at once and throws when it is short.
 */
export function openPayment(world: World, payment: NewPayment): number {
  return atomically(world, () => {
    const now = world.clock.now();
    const { id } = execute(
      world,
      `insert into payments (uid, method, type, requisites, amount, currency, status, domain, locale, site_origin, token,
         campaign_offer_id, due_at, created_at, updated_at) values (?, ?, ?, ?, ?, ?, 'pending', ?, ?, ?, ?, ?, ?, ?, ?)`,
      payment.uid,
      payment.method,
      payment.type,
      payment.requisites,
      payment.amount,
      payment.currency,
      payment.domain,
      payment.locale,
      payment.site_origin,
      payment.token,
      payment.campaign_offer_id,
      payment.due_at,
      now,
      now,
    );
    if (payment.type === 'withdrawal') {
      const { uid, amount } = payment;
      post(world, { uid, wallet: 'main', amount: -amount, type: 'withdrawal', reference: `payment:${id}` });
    }
    return id;
  });
}

export function findPayment(world: World, id: number): Payment | undefined {
  return firstRow<Payment>(world, 'select * from payments where id = ?', id);
}

/**
 * Ends a pending payment and moves its money: a paid deposit comes in with the offer it was made for, a withdrawal that
 * is not paid out comes back. Returns false when the payment was settled before; nothing moves twice.
 */
export function settlePayment(world: World, id: number, status: Exclude<PaymentStatus, 'pending'>): boolean {
  return atomically(world, () => {
    const { changes } = execute(
      world,
      `update payments set status = ?, due_at = null, updated_at = ? where id = ? and status = 'pending'`,
      status,
      world.clock.now(),
      id,
    );
    const payment = findPayment(world, id);
    if (changes === 0 || payment === undefined) return false;
    if (payment.type === 'deposit' && status === 'success') payIn(world, payment);
    if (payment.type === 'withdrawal' && status !== 'success') payBack(world, payment);
    return true;
  });
}

function payIn(world: World, payment: Payment): void {
  post(world, {
    uid: payment.uid,
    wallet: 'main',
    amount: inWalletCurrency(world, payment),
    type: 'deposit',
    reference: `payment:${payment.id}`,
  });
  if (payment.campaign_offer_id !== null) {
    grantOfferBonus(world, payment.uid, payment.campaign_offer_id, payment.amount);
  }
}

function payBack(world: World, payment: Payment): void {
  post(world, {
    uid: payment.uid,
    wallet: 'main',
    amount: inWalletCurrency(world, payment),
    type: 'withdrawal_return',
    reference: `payment:${payment.id}`,
  });
}

/** The player may have changed the account's currency while the payment was pending. */
function inWalletCurrency(world: World, { uid, amount, currency }: Payment): number {
  return exchange(amount, currency, readBalances(world, uid).main.currency);
}

/** Lets a pending deposit succeed by itself after so many seconds of the world's time. */
export function settleLater(world: World, id: number, seconds: number): void {
  const due = world.clock.now() + seconds * 1000;
  execute(world, `update payments set due_at = ? where id = ? and status = 'pending'`, due, id);
}

/** Settles what came due for a player. Called before anything that shows money, so no timer is needed. */
export function settleDue(world: World, uid: number): void {
  const due = allRows<{ id: number }>(
    world,
    `select id from payments where uid = ? and status = 'pending' and due_at <= ? order by due_at`,
    uid,
    world.clock.now(),
  );
  for (const { id } of due) settlePayment(world, id, 'success');
}

export function hasSuccessfulDeposit(world: World, uid: number): boolean {
  const sql = `select id from payments where uid = ? and type = 'deposit' and status = 'success' limit 1`;
  return firstRow(world, sql, uid) !== undefined;
}

/** Sum of a player's payments of one type since a time, without the failed ones, in minor units of `currency`. */
export function sumSince(
  world: World,
  uid: number,
  type: Payment['type'],
  since: number,
  currency: string,
): number {
  const rows = allRows<{ amount: number; currency: string }>(
    world,
    `select amount, currency from payments where uid = ? and type = ? and created_at >= ?
       and status in ('pending', 'success')`,
    uid,
    type,
    since,
  );
  return rows.reduce((sum, row) => sum + exchange(row.amount, row.currency, currency), 0);
}
