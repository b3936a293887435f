import { queryOptions } from '@tanstack/react-query';
import { actPlatform } from '@/lib/platform/act';
import { getDepositLimit, getPersonalDataFields, getProfile } from './api';

export const PROFILE_ROOT = 'profile';

/** Personal data and contacts (R-PROF-02). */
export const profileQuery = queryOptions({
  queryKey: [PROFILE_ROOT, 'info'],
  queryFn: ({ signal }) => actPlatform.call(getProfile, { fields: ['contacts', 'document'] }, { signal }),
});

/** Which personal data the platform requires and which is editable. */
export const personalFieldsQuery = queryOptions({
  queryKey: [PROFILE_ROOT, 'fields'],
  queryFn: ({ signal }) => actPlatform.call(getPersonalDataFields, {}, { signal }),
});

/** Deposit limit in the player's currency (R-CASH-16). */
export const depositLimitQuery = queryOptions({
  queryKey: [PROFILE_ROOT, 'deposit-limit'],
  queryFn: ({ signal }) => actPlatform.call(getDepositLimit, {}, { signal }),
  staleTime: 0,
});
