import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAction } from '@/lib/money/mutations';
import { activateBettingBonus, activateBonus, deactivateBonus, removeBettingBonus, removeBonus } from './api';
import { BONUSES_ROOT } from './queries';
import type { BonusAction } from './rules';
import type { WireBonus } from './schema';

const CASINO = { activate: activateBonus, deactivate: deactivateBonus, remove: removeBonus } as const;
/** A betting bonus is given up by removing it: there is no call that deactivates one. */
const BETTING = {
  activate: activateBettingBonus,
  deactivate: removeBettingBonus,
  remove: removeBettingBonus,
} as const;

/** Activates, deactivates or removes a bonus of either kind (R-BON-03, R-BET-02); the lists are read anew after it. */
export function useChangeBonus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ bonus, action }: { bonus: Pick<WireBonus, 'id' | 'type'>; action: BonusAction }) =>
      callAction((bonus.type === 'betting' ? BETTING : CASINO)[action], { bonus_id: bonus.id }),
    retry: false,
    // The card tells the failure: it knows words for the platform's own codes.
    meta: { errors: 'log' },
    onSettled: () => client.invalidateQueries({ queryKey: [BONUSES_ROOT] }),
  });
}
