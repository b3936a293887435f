import { queryOptions } from '@tanstack/react-query';
import { actPlatform } from '@/lib/platform/act';
import { BONUS_READ, getBonuses } from './api';
import { BONUSES_ROOT } from './queries';

/** On every known platform the active bonus and the available ones come first. */
const BONUS_COUNT = 20;

/** A player's bonuses for the home page: the active one and the available ones (R-BON-01). */
export const homeBonusesQuery = queryOptions({
  queryKey: [BONUSES_ROOT, 'home'],
  queryFn: async ({ signal }) => {
    const input = { ...BONUS_READ, count: BONUS_COUNT, offset: 0 };
    return (await actPlatform.call(getBonuses, input, { signal })).items;
  },
});
