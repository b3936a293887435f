import { fieldFault } from '../platform/field-fault';
import { post, readBalances } from './ledger';
import { exchange } from './money';
import { findMatch, type Match } from './sports';
import { oddsAt } from './sports-markets';
import { decidedAt, isRight, type Outcome } from './sports-outcomes';
import { allRows, atomically, execute } from './sql';
import type { World } from './world';

/** The word under which bets stand among the rounds a player has played. */
const SPORTSBOOK = 'sportsbook';

/** Bets of players. Amounts are minor units of `currency`, odds are hundredths. */
export const SPORTS_TABLES = `
create table sports_bets (
  id integer primary key, uid integer not null references players (uid), match_id integer not null,
  outcome text not null, title text not null,
  stake integer not null check (stake > 0), odds integer not null, currency text not null,
  wallet text not null check (wallet in ('main', 'betting_bonus')),
  status text not null check (status in ('open', 'won', 'lost')), win integer not null default 0,
  round_id integer not null references game_rounds (id), ends_at integer not null, created_at integer not null
);
create index sports_bets_by_player on sports_bets (uid, status);
`;

export interface SportsBet {
  id: number;
  uid: number;
  match_id: number;
  outcome: Outcome;
  title: string;
  stake: number;
  odds: number;
  currency: string;
  wallet: 'main' | 'betting_bonus';
  status: 'open' | 'won' | 'lost';
  win: number;
  round_id: number;
  ends_at: number;
  created_at: number;
}

export type BetWish = Pick<SportsBet, 'uid' | 'outcome' | 'stake' | 'odds' | 'wallet'> & { match: Match };

/**
 * Takes a bet at the odds of this moment: the stake leaves its wallet and the bet joins the rounds played, all or nothing. Refusals are
 * InvalidParameterException: `match` = `closed`, `odds` = `changed` when they have fallen, `amount` = `insufficient_funds`.
 */
export function placeBet(
  world: World,
  { uid, match, outcome, stake, odds, wallet }: BetWish,
): Pick<SportsBet, 'id' | 'odds'> {
  return atomically(world, () => {
    const now = world.clock.now();
    const current = oddsAt(match, now).get(outcome);
    if (current === undefined) throw fieldFault('match', 'closed', 'Bets on this match are closed');
    if (current < odds) throw fieldFault('odds', 'changed', 'The odds have fallen');
    const { currency } = readBalances(world, uid).main;
    const roundId = execute(
      world,
      `insert into game_rounds (uid, game_sysname, mode, stake, win, currency, created_at) values (?, ?, 'real', ?, 0, ?, ?)`,
      uid,
      SPORTSBOOK,
      stake,
      currency,
      now,
    ).id;
    const { id } = execute(
      world,
      `insert into sports_bets (uid, match_id, outcome, title, stake, odds, currency, wallet, status, round_id, ends_at, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, 'open', ?, ?, ?)`,
      uid,
      match.id,
      outcome,
      `${match.home} – ${match.away}`,
      stake,
      current,
      currency,
      wallet,
      roundId,
      decidedAt(match, outcome),
      now,
    );
    post(world, { uid, wallet, amount: -stake, type: 'bet', reference: `bet:${id}` });
    if (wallet === 'betting_bonus') finishSpentBonuses(world, uid);
    return { id, odds: current };
  });
}

/** A betting bonus whose money is all staked is used up. */
function finishSpentBonuses(world: World, uid: number): void {
  if (readBalances(world, uid).betting_bonus.minor > 0) return;
  const sql = `update bonuses set status = 'finished' where uid = ? and kind = 'betting' and status = 'active'`;
  execute(world, sql, uid);
}

/** Pays the bets that are decided, at half-time or when the match is over; a bonus stake wins its profit alone. Called whenever somebody looks. */
export function settleBets(world: World, uid: number): void {
  const now = world.clock.now();
  atomically(world, () => {
    const sql = `select * from sports_bets where uid = ? and status = 'open' and ends_at <= ? order by id`;
    for (const bet of allRows<SportsBet>(world, sql, uid, now)) settleBet(world, bet);
  });
}

function settleBet(world: World, bet: SportsBet): void {
  const match = findMatch(bet.match_id);
  const isWon = match !== undefined && isRight(match, bet.outcome);
  const paid = bet.wallet === 'main' ? bet.odds : bet.odds - 100;
  const win = isWon ? Math.round((bet.stake * paid) / 100) : 0;
  execute(
    world,
    'update sports_bets set status = ?, win = ? where id = ?',
    isWon ? 'won' : 'lost',
    win,
    bet.id,
  );
  execute(world, 'update game_rounds set win = ? where id = ?', win, bet.round_id);
  if (win === 0) return;
  const { currency } = readBalances(world, bet.uid).main;
  const amount = exchange(win, bet.currency, currency);
  post(world, { uid: bet.uid, wallet: 'main', amount, type: 'win', reference: `bet:${bet.id}` });
}

/** The player's newest bets. */
export function betsOf(world: World, uid: number, count: number): SportsBet[] {
  return allRows<SportsBet>(
    world,
    'select * from sports_bets where uid = ? order by id desc limit ?',
    uid,
    count,
  );
}
