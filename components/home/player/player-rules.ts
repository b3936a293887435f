import type { Amount } from '@/lib/format/money';
import { readReward } from '@/lib/money/rules';
import type { WireBonus } from '@/lib/bonuses/schema';
import type { FreeSpinPack } from '@/lib/games/schema';
import { paths } from '@/lib/routing/paths';
import type { User } from '@/lib/session/schema';

type BonusBalances = Pick<User, 'balance_bonus' | 'balance_betting_bonus'>;

/** By the device clock. */
export function dayPart(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

export interface ActiveBonus {
  title: string | null;
  /** Remaining balance; null if the platform does not say. */
  left: Amount | null;
}

/** The active bonus and the remaining balance of its kind. Null without one. */
export function activeBonus(bonuses: readonly WireBonus[], user: BonusBalances): ActiveBonus | null {
  const active = bonuses.find(({ status }) => status === 'active');
  if (!active) return null;
  const left = active.type === 'betting' ? user.balance_betting_bonus : user.balance_bonus;
  return { title: readReward(active.description).title, left };
}

interface FreeSpinsTotal {
  count: number;
  /** The game with most of the spins. */
  sysname: string;
  games: number;
}

/** Null without any packs. */
export function freeSpinsTotal(packs: readonly FreeSpinPack[]): FreeSpinsTotal | null {
  const active = packs.filter(({ status, remaining_count }) => status === 'active' && remaining_count > 0);
  const most = [...active].sort((a, b) => b.remaining_count - a.remaining_count)[0];
  if (!most) return null;
  return {
    count: active.reduce((sum, { remaining_count }) => sum + remaining_count, 0),
    sysname: most.game.sysname,
    games: new Set(active.map(({ game }) => game.sysname)).size,
  };
}

interface PlayerState {
  user: BonusBalances & Pick<User, 'balance_main'>;
  bonuses: readonly WireBonus[];
  packs: readonly FreeSpinPack[];
  /** Sysname. */
  last: string | undefined;
}

type NextAction = 'playSpins' | 'takeBonus' | 'toDeposit' | 'goOn' | 'chooseGame';

/** Free spins, else an available bonus, else a deposit for an empty balance, else the game played last. */
export function nextAction({ user, bonuses, packs, last }: PlayerState): { kind: NextAction; href: string } {
  const spins = freeSpinsTotal(packs);
  if (spins) return { kind: 'playSpins', href: paths.game(spins.sysname) };
  if (bonuses.some(({ status }) => status === 'available'))
    return { kind: 'takeBonus', href: paths.profile('bonuses') };
  const isPoor = [user.balance_main, user.balance_bonus].every((balance) => !balance || balance.amount <= 0);
  if (isPoor) return { kind: 'toDeposit', href: paths.deposit() };
  return last === undefined
    ? { kind: 'chooseGame', href: paths.gameHall() }
    : { kind: 'goOn', href: paths.game(last) };
}
