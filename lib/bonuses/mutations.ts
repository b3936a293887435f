import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actPlatform, callAction } from '@/lib/platform/act';
import { sendThenAsk } from '@/lib/platform/outcome';
import { LIST_PAGE, readAll } from '@/lib/platform/whole-list';
import {
  activateBettingBonus,
  activateBonus,
  BONUS_READ,
  deactivateBonus,
  getBettingBonuses,
  getBonuses,
  removeBettingBonus,
  removeBonus,
} from './api';
import { BONUSES_ROOT } from './queries';
import { isChanged, type BonusAction, type ListedBonus } from './rules';

const BONUSES = { activate: activateBonus, deactivate: deactivateBonus, remove: removeBonus } as const;
/** No call deactivates a bonus of this list: it can only be removed. */
const BETTING_BONUSES = {
  activate: activateBettingBonus,
  deactivate: removeBettingBonus,
  remove: removeBettingBonus,
} as const;

/** The list that gave a bonus also has the calls that change it (see `groupBonuses`). */
type Changed = Pick<ListedBonus, 'id' | 'source'>;

/** The current status of a bonus on the platform; undefined when it is not listed. */
async function statusOf({ id, source }: Changed): Promise<string | undefined> {
  const items =
    source === 'bettingBonuses'
      ? (await actPlatform.call(getBettingBonuses, {})).items
      : await readAll((offset) => actPlatform.call(getBonuses, { ...BONUS_READ, count: LIST_PAGE, offset }));
  return items.find((item) => item.id === id)?.status;
}

/** Activates, deactivates or removes a bonus of either list (R-BON-03, R-BET-02), then refetches the lists. */
export function useChangeBonus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ bonus, action }: { bonus: Changed; action: BonusAction }) =>
      sendThenAsk(
        () =>
          callAction((bonus.source === 'bettingBonuses' ? BETTING_BONUSES : BONUSES)[action], {
            bonus_id: bonus.id,
          }),
        async () => isChanged(await statusOf(bonus), action),
      ),
    // The card shows the failure: it has messages for the platform's error codes.
    meta: { errors: 'log' },
    onSettled: () => client.invalidateQueries({ queryKey: [BONUSES_ROOT] }),
  });
}
