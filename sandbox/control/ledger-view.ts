import { readBalances, WALLETS, type Wallet } from '../world/ledger';
import { findPlayerByLogin } from '../world/players';
import { allRows, firstRow } from '../world/sql';
import type { World } from '../world/world';

export interface LedgerView {
  /** Main wallet, minor units. */
  balance: number;
  /** Sum of all movements of the main wallet, minor units; always the balance. */
  total: number;
  /** Each wallet's balance beside the sum of its movements, minor units. */
  wallets: { wallet: Wallet; balance: number; total: number }[];
  movements: { amount: number; type: string; reference: string | null }[];
  payments: {
    id: number;
    type: string;
    method: string;
    amount: number;
    status: string;
    offer: number | null;
  }[];
}

/** The movements of a player's money, for tests; empty for an unknown login. */
export function ledgerOf(world: World, login: string): LedgerView {
  const uid = findPlayerByLogin(world, login)?.uid ?? 0;
  const movements = allRows<LedgerView['movements'][number]>(
    world,
    `select amount, type, reference from ledger where uid = ? and wallet = 'main' order by id`,
    uid,
  );
  return {
    balance: readBalances(world, uid).main.minor,
    total: movements.reduce((sum, { amount }) => sum + amount, 0),
    wallets: WALLETS.map((wallet) => ({
      wallet,
      balance: readBalances(world, uid)[wallet].minor,
      total: sumOfMovements(world, uid, wallet),
    })),
    movements,
    payments: allRows<LedgerView['payments'][number]>(
      world,
      `select id, type, method, amount, status, campaign_offer_id as offer from payments where uid = ? order by id`,
      uid,
    ),
  };
}

function sumOfMovements(world: World, uid: number, wallet: Wallet): number {
  const sql = 'select coalesce(sum(amount), 0) as total from ledger where uid = ? and wallet = ?';
  return firstRow<{ total: number }>(world, sql, uid, wallet)?.total ?? 0;
}
