import { readBalances } from '../world/ledger';
import { findPlayerByLogin } from '../world/players';
import { allRows } from '../world/sql';
import type { World } from '../world/world';

interface LedgerView {
  /** Main wallet, minor units. */
  balance: number;
  /** Sum of all movements of the main wallet, minor units; always the balance. */
  total: number;
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

/** What a player's money did, as a witness for tests; empty for a login nobody has. */
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
    movements,
    payments: allRows<LedgerView['payments'][number]>(
      world,
      `select id, type, method, amount, status, campaign_offer_id as offer from payments where uid = ? order by id`,
      uid,
    ),
  };
}
