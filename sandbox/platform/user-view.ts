import { isoSeconds } from '../world/clock';
import { readBalances, type Wallet } from '../world/ledger';
import { toAmount, type Amount } from '../world/money';
import { settleDue } from '../world/payments';
import { findPlayer, type Player } from '../world/players';
import { settleBets } from '../world/sports-bets';
import type { World } from '../world/world';

type BalanceView = Record<`balance_${Wallet}`, Amount | null>;

/** The four balances as `account.getBalance` gives them; what came due is settled first. */
export function balanceView(world: World, uid: number): BalanceView {
  settleDue(world, uid);
  settleBets(world, uid);
  const { main, bonus, betting_bonus: betting, fun } = readBalances(world, uid);
  return {
    balance_main: toAmount(main.minor, main.currency),
    balance_bonus: toAmount(bonus.minor, bonus.currency),
    balance_betting_bonus: toAmount(betting.minor, betting.currency),
    balance_fun: toAmount(fun.minor, fun.currency),
  };
}

/** A user as the wire has it; a guest gets the same keys with `uid` 0. */
export function userView(world: World, uid: number): Record<string, unknown> {
  const player = uid > 0 ? findPlayer(world, uid) : undefined;
  return player === undefined ? GUEST : playerView(world, player);
}

const GUEST = {
  uid: 0,
  reg_time: null,
  login: null,
  fakename: null,
  is_subscribed: false,
  balance_main: null,
  balance_bonus: null,
  balance_betting_bonus: null,
  balance_fun: null,
  is_on_verification: false,
  is_verified: false,
  is_kyc_block_enabled: false,
  is_registration_completed: false,
  country_code: null,
  locale: null,
  two_factor_auth: false,
};

function playerView(world: World, player: Player): Record<string, unknown> {
  return {
    uid: player.uid,
    reg_time: isoSeconds(player.reg_time),
    login: player.login,
    fakename: player.fakename,
    is_subscribed: player.is_subscribed === 1,
    ...balanceView(world, player.uid),
    is_on_verification: player.is_on_verification === 1,
    is_verified: player.is_verified === 1,
    is_kyc_block_enabled: player.is_kyc_block_enabled === 1,
    is_registration_completed: player.is_registration_completed === 1,
    country_code: player.country_code,
    locale: player.locale,
    two_factor_auth: player.has_two_factor === 1,
  };
}
