import { PlatformError } from '@/lib/platform/error';
import { uniqueBy } from '@/lib/platform/unique-by';
import type { WireBonus } from './schema';

/** The platform's list that contains a bonus: `bonuses.get` or `BettingBonuses.get`. */
export type BonusSource = 'bonuses' | 'bettingBonuses';

export interface ListedBonus extends WireBonus {
  source: BonusSource;
}

/**
 * Both lists of the platform by bonus type (R-BON-02): `bonuses.get` also returns betting bonuses, and every item of
 * `BettingBonuses.get` is one, whatever it says. A betting bonus in both lists is shown once.
 *
 * Which calls change a bonus follows from its list, not its type: the contract pairs the lists with calls (3.3),
 * R-BON-03 changes every bonus of `bonuses.get` with `bonuses.*`, and an id may mean another bonus in the other list.
 * A bonus in both uses the calls of `BettingBonuses`, which handle only betting bonuses.
 * @param bonuses Null while `bonuses.get` is not read, `betting` likewise.
 */
export function groupBonuses(
  bonuses: readonly WireBonus[] | null,
  betting: readonly WireBonus[] | null,
): { casino: ListedBonus[]; betting: ListedBonus[] } {
  const own = (betting ?? []).map((bonus) => ({
    ...bonus,
    type: 'betting' as const,
    source: 'bettingBonuses' as const,
  }));
  const known = new Set(own.map(({ id }) => id));
  const named = (bonuses ?? []).map((bonus) => ({ ...bonus, source: 'bonuses' as const }));
  return {
    casino: named.filter(({ type }) => type === 'casino'),
    betting: [...own, ...named.filter(({ type, id }) => type === 'betting' && !known.has(id))],
  };
}

export type BonusAction = 'activate' | 'deactivate' | 'remove';

/**
 * Actions by bonus status. Spec silent on unknown statuses; chosen: none, since only the platform knows what they
 * mean. No call deactivates a bonus of `BettingBonuses.get` (R-BET-02).
 */
export function bonusActions({
  source,
  status,
}: Pick<ListedBonus, 'source' | 'status'>): readonly BonusAction[] {
  if (status === 'available') return ['activate', 'remove'];
  if (status !== 'active') return [];
  return source === 'bettingBonuses' ? ['remove'] : ['deactivate', 'remove'];
}

/** Whether an action forfeits the winnings of an active bonus: the player is warned first (R-BON-05). */
export function burnsBonus(status: string, action: BonusAction): boolean {
  return status === 'active' && action !== 'activate';
}

/** Whether a bonus has reached an action's status; undefined means that it is no longer listed. */
export function isChanged(status: string | undefined, action: BonusAction): boolean {
  if (action === 'activate') return status === 'active';
  if (action === 'deactivate') return status === 'available';
  return status === undefined || status === 'removed';
}

const CHANGE_FAILURES = ['another_active', 'wrong_status', 'not_found'] as const;

/** The code of `error_data.bonus_id` of a refused change; null for one without a message here. */
export function changeFailure(error: unknown): (typeof CHANGE_FAILURES)[number] | null {
  if (!(error instanceof PlatformError)) return null;
  const code = error.fields.bonus_id?.[0]?.code;
  return CHANGE_FAILURES.find((known) => known === code) ?? null;
}

/** Active bonuses first, then available, then past ones; within each group in the platform's order. Each id once. */
export function orderBonuses<Item extends Pick<WireBonus, 'id' | 'status'>>(
  bonuses: readonly Item[],
): Item[] {
  const ranks: Readonly<Record<string, number>> = { active: 0, available: 1 };
  const unique = uniqueBy(bonuses, 'id');
  return unique.sort((one, other) => (ranks[one.status] ?? 2) - (ranks[other.status] ?? 2));
}
