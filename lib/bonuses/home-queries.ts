import { queryOptions } from '@tanstack/react-query';
import { actPlatform } from '@/lib/platform/act';
import { getBonuses } from './api';
import { BONUSES_ROOT } from './queries';

/** Bonuses read for the home page: an active one and those to take come first on every platform known. */
const BONUS_COUNT = 20;

/** A player's bonuses as the home page needs them: the active one and those to take (R-BON-01). */
export const homeBonusesQuery = queryOptions({
  queryKey: [BONUSES_ROOT, 'home'],
  queryFn: async ({ signal }) => {
    const input = {
      count: BONUS_COUNT,
      offset: 0,
      fields: ['description', 'status'],
      status: 'all',
    } as const;
    return (await actPlatform.call(getBonuses, input, { signal })).items;
  },
});
