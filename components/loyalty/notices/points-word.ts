import { queryClient } from '@/components/shared/query/query-client';
import { pause } from '@/lib/browser/pause';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import type { LoyaltyNotification } from '@/lib/loyalty/schema';

/** Longer than a healthy platform takes; a later notice would no longer relate to its cause. */
const LIMIT_MS = 2_000;

/** The operator's name of the points in this language; null if unknown or unset. */
export function knownPointsWord(): string | null {
  return queryClient.getQueryData(loyaltyInfoQuery.queryKey)?.pointsAlias || null;
}

/** Resolves once the name of a notice's points is known or the time is up, at once without points. Never rejects. */
export async function awaitPointsWord({
  amount,
  amountType,
}: Pick<LoyaltyNotification, 'amount' | 'amountType'>): Promise<void> {
  if (!amount || amountType !== 'points') return;
  const reading = queryClient.ensureQueryData(loyaltyInfoQuery).catch(() => null);
  await Promise.race([reading, pause(LIMIT_MS)]);
}
