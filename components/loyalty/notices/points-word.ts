import { queryClient } from '@/components/shared/query/query-client';
import type { Locale } from '@/i18n/routing';
import { pause } from '@/lib/browser/pause';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import type { LoyaltyNotification } from '@/lib/loyalty/schema';

/** Longer than a healthy platform takes; a notice that came later would no longer belong to what brought it. */
const LIMIT_MS = 2_000;

/** The operator's word for points in this language; null where it is not known, or there is none. */
export function knownPointsWord(locale: Locale): string | null {
  return queryClient.getQueryData(loyaltyInfoQuery(locale).queryKey)?.pointsAlias || null;
}

/**
 * Resolves once the points of a notice can be named as on every page, or were waited for long enough; at once where it
 * gives none. Never rejects: then the usual word stands for them.
 */
export async function awaitPointsWord(
  { amount, amountType }: Pick<LoyaltyNotification, 'amount' | 'amountType'>,
  locale: Locale,
): Promise<void> {
  if (!amount || amountType !== 'points') return;
  const reading = queryClient.ensureQueryData(loyaltyInfoQuery(locale)).catch(() => null);
  await Promise.race([reading, pause(LIMIT_MS)]);
}
