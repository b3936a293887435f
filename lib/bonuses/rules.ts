import { PlatformError } from '@/lib/platform/error';
import type { WireBonus } from './schema';

export type BonusAction = 'activate' | 'deactivate' | 'remove';

/**
 * What a player may do with a bonus by its status. Spec silent on unknown statuses; chosen: nothing, since the platform
 * alone knows what they mean. Betting bonuses cannot be deactivated (R-BET-02).
 */
export function bonusActions({ type, status }: Pick<WireBonus, 'type' | 'status'>): readonly BonusAction[] {
  if (status === 'available') return ['activate', 'remove'];
  if (status !== 'active') return [];
  return type === 'betting' ? ['remove'] : ['deactivate', 'remove'];
}

/** Giving up an active bonus burns what was won with it: the player is warned first (R-BON-05). */
export function burnsBonus(status: string, action: BonusAction): boolean {
  return status === 'active' && action !== 'activate';
}

/** Whether a bonus is where an action leads; undefined is one that is not listed any more. */
export function isChanged(status: string | undefined, action: BonusAction): boolean {
  if (action === 'activate') return status === 'active';
  if (action === 'deactivate') return status === 'available';
  return status === undefined || status === 'removed';
}

const CHANGE_FAILURES = ['another_active', 'wrong_status', 'not_found'] as const;

/**
 * Why the platform refused to change a bonus, where it says so by a code of `error_data.bonus_id` that this client has
 * words for; else null.
 */
export function changeFailure(error: unknown): (typeof CHANGE_FAILURES)[number] | null {
  if (!(error instanceof PlatformError)) return null;
  const code = error.fields.bonus_id?.[0]?.code;
  return CHANGE_FAILURES.find((known) => known === code) ?? null;
}

/** Active ones first, then those to take, then the past; within these the platform's order. Each id once. */
export function orderBonuses<Item extends Pick<WireBonus, 'id' | 'status'>>(
  bonuses: readonly Item[],
): Item[] {
  const ranks: Readonly<Record<string, number>> = { active: 0, available: 1 };
  const unique = [...new Map(bonuses.map((item) => [item.id, item])).values()];
  return unique.sort((one, other) => (ranks[one.status] ?? 2) - (ranks[other.status] ?? 2));
}
