import { post, readBalances, WALLETS } from './ledger';
import { exchange } from './money';
import { findPlayer, updatePlayer } from './players';
import { allRows, atomically, execute } from './sql';
import type { World } from './world';

/**
 * Changes a player's currency: the money of each wallet is exchanged at the house rate, with a ledger row for both
 * sides.
 */
export function changeCurrency(world: World, uid: number, currency: string): void {
  atomically(world, () => {
    const balances = readBalances(world, uid);
    for (const wallet of WALLETS) {
      const { minor, currency: old } = balances[wallet];
      if (wallet === 'fun' || old === currency) continue;
      const reference = `${old}-${currency}`;
      if (minor > 0) post(world, { uid, wallet, amount: -minor, type: 'exchange', reference });
      execute(world, 'update wallets set currency = ? where uid = ? and wallet = ?', currency, uid, wallet);
      const amount = exchange(minor, old, currency);
      if (amount > 0) post(world, { uid, wallet, amount, type: 'exchange', reference });
    }
    moveWorth(world, uid, currency);
    moveLimit(world, uid, balances.main.currency, currency);
  });
}

/** Promised money follows the account: bonuses and cashbacks are held in its currency. */
function moveWorth(world: World, uid: number, currency: string): void {
  for (const table of ['bonuses', 'cashbacks'] as const) {
    const sql = `select id, amount, currency from ${table} where uid = ?`;
    const rows = allRows<{ id: number; amount: number; currency: string }>(world, sql, uid);
    for (const row of rows) {
      const amount = exchange(row.amount, row.currency, currency);
      execute(world, `update ${table} set amount = ?, currency = ? where id = ?`, amount, currency, row.id);
    }
  }
}

function moveLimit(world: World, uid: number, from: string, to: string): void {
  const limit = findPlayer(world, uid)?.deposit_limit ?? null;
  if (limit !== null) updatePlayer(world, uid, { deposit_limit: exchange(limit, from, to) });
}
