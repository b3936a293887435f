import { queryOptions } from '@tanstack/react-query';
import { actPlatform } from '@/lib/platform/act';
import { getGeneralInfo } from './api';

const STALE_MS = 10 * 60_000;

/** General info for a signed-in player, which contains the inactivity limit (R-SESS-03). */
export const generalInfoQuery = queryOptions({
  queryKey: ['session', 'general-info'],
  queryFn: ({ signal }) => actPlatform.call(getGeneralInfo, {}, { signal }),
  staleTime: STALE_MS,
});
