import { fieldFault } from '../platform/field-fault';
import type { PlatformFault } from '../platform/method';
import { allRows, atomically, execute, firstRow } from './sql';
import type { World } from './world';

export const WALLETS = ['main', 'bonus', 'betting_bonus', 'fun'] as const;
export type Wallet = (typeof WALLETS)[number];

type MovementType =
  | 'welcome'
  | 'opening'
  | 'deposit'
  | 'withdrawal'
  | 'withdrawal_return'
  | 'bet'
  | 'win'
  | 'bonus'
  | 'bonus_return'
  | 'cashback'
  | 'exchange';

interface Movement {
  uid: number;
  wallet: Wallet;
  /** Minor units; negative takes money out. */
  amount: number;
  type: MovementType;
  /** What caused the movement, such as `payment:12`. */
  reference?: string;
}

/** Balance of one wallet in minor units of its currency. */
interface Holding {
  minor: number;
  currency: string;
}

interface WalletRow {
  wallet: Wallet;
  minor: number;
  currency: string;
}

/** All wallets of a player. */
export function readBalances(world: World, uid: number): Record<Wallet, Holding> {
  const rows = allRows<WalletRow>(world, 'select wallet, minor, currency from wallets where uid = ?', uid);
  const holding = (wallet: Wallet): Holding => {
    const row = rows.find((candidate) => candidate.wallet === wallet);
    return { minor: row?.minor ?? 0, currency: row?.currency ?? (wallet === 'fun' ? 'FUN' : 'EUR') };
  };
  return {
    main: holding('main'),
    bonus: holding('bonus'),
    betting_bonus: holding('betting_bonus'),
    fun: holding('fun'),
  };
}

/** Makes a new player's four empty wallets. */
export function openWallets(world: World, uid: number, currency: string): void {
  for (const wallet of WALLETS) {
    const own = wallet === 'fun' ? 'FUN' : currency;
    execute(
      world,
      'insert into wallets (uid, wallet, currency, minor) values (?, ?, ?, 0)',
      uid,
      wallet,
      own,
    );
  }
}

/**
 * Moves money in or out of one wallet and writes the ledger row; returns the new balance in minor units.
 * Throws InvalidParameterException with `error_data.amount` = `insufficient_funds` when the wallet would fall below zero.
 */
export function post(world: World, movement: Movement): number {
  const { uid, wallet, amount, type, reference = null } = movement;
  return atomically(world, () => {
    const row = firstRow<{ minor: number; currency: string }>(
      world,
      `update wallets set minor = minor + ? where uid = ? and wallet = ? and minor + ? >= 0 returning minor, currency`,
      amount,
      uid,
      wallet,
      amount,
    );
    if (row === undefined) throw insufficientFunds();
    execute(
      world,
      `insert into ledger (uid, wallet, currency, amount, balance_after, type, reference, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
      uid,
      wallet,
      row.currency,
      amount,
      row.minor,
      type,
      reference,
      world.clock.now(),
    );
    return row.minor;
  });
}

export interface Round {
  uid: number;
  gameSysname: string;
  mode: 'real' | 'demo';
  /** Minor units. */
  stake: number;
  win: number;
}

/**
 * Takes the stake, pays the win and keeps the round, all or nothing. Demo play uses the fun wallet. Real play empties the
 * main wallet before the bonus one, and the win goes to the wallet that paid the last coin.
 * Returns the balance of that wallet in minor units; throws InvalidParameterException when funds are short.
 */
export function playRound(world: World, round: Round): { balance: number; roundId: number } {
  if (!isMinor(round.stake) || !isMinor(round.win))
    throw new RangeError('stake and win are whole minor units');
  return atomically(world, () => {
    const parts = stakeParts(world, round);
    const roundId = keepRound(world, round);
    const reference = `round:${roundId}`;
    for (const part of parts) {
      if (part.amount > 0)
        post(world, { ...part, uid: round.uid, amount: -part.amount, type: 'bet', reference });
    }
    const wallet = parts.at(-1)?.wallet ?? 'main';
    if (round.win > 0) post(world, { uid: round.uid, wallet, amount: round.win, type: 'win', reference });
    return { balance: readBalances(world, round.uid)[wallet].minor, roundId };
  });
}

/**
 * Pays the win (minor units, 0 for none) of a round whose stake was taken before, to the wallet that paid the last coin;
 * returns that wallet's balance. Throws RangeError for a round that took no stake.
 */
export function payRound(world: World, roundId: number, win: number): number {
  const reference = `round:${roundId}`;
  return atomically(world, () => {
    const sql = `select uid, wallet from ledger where reference = ? and type = 'bet' order by id desc limit 1`;
    const paid = firstRow<{ uid: number; wallet: Wallet }>(world, sql, reference);
    if (paid === undefined) throw new RangeError('no stake was taken for this round');
    const { uid, wallet } = paid;
    execute(world, 'update game_rounds set win = ? where id = ?', win, roundId);
    if (win > 0) post(world, { uid, wallet, amount: win, type: 'win', reference });
    return readBalances(world, uid)[wallet].minor;
  });
}

function stakeParts(world: World, { uid, mode, stake }: Round): { wallet: Wallet; amount: number }[] {
  if (mode === 'demo') return [{ wallet: 'fun', amount: stake }];
  const { main, bonus } = readBalances(world, uid);
  if (main.minor >= stake) return [{ wallet: 'main', amount: stake }];
  if (main.minor + bonus.minor < stake) throw insufficientFunds();
  return [
    { wallet: 'main', amount: main.minor },
    { wallet: 'bonus', amount: stake - main.minor },
  ];
}

function keepRound(world: World, { uid, gameSysname, mode, stake, win }: Round): number {
  const { main, fun } = readBalances(world, uid);
  const { id } = execute(
    world,
    'insert into game_rounds (uid, game_sysname, mode, stake, win, currency, created_at) values (?, ?, ?, ?, ?, ?, ?)',
    uid,
    gameSysname,
    mode,
    stake,
    win,
    mode === 'demo' ? fun.currency : main.currency,
    world.clock.now(),
  );
  return id;
}

function isMinor(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function insufficientFunds(): PlatformFault {
  return fieldFault('amount', 'insufficient_funds', 'Insufficient funds');
}
