import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actPlatform, callAction } from '@/lib/platform/act';
import { requireDone } from '@/lib/platform/require-done';
import { activateOffer, checkPromoCode, OFFER_READ, takePromotions } from './api';
import type { WireOffer } from './schema';

/** Takes an offer's promotions once (R-OFFER-04). @throws PlatformError, or ActionNotDone if not done. */
export function takeOffer(offerId: string): Promise<void> {
  return callAction(takePromotions, { offer_id: offerId });
}

/** The same as a mutation; the caller shows a failure. */
export function useTakePromotions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: takeOffer,
    meta: { errors: 'log' },
    // An offer may bring bonuses, free spins or points.
    onSettled: () => void client.invalidateQueries(),
  });
}

/** The code's campaign, null where the platform names none. @throws PlatformError for a refused code. */
export async function activatePromoCode(code: string): Promise<WireOffer | null> {
  const result = await actPlatform.call(activateOffer, { promo_code: code, fields: OFFER_READ.fields });
  if ('id' in result) return result;
  requireDone(activateOffer.name, result);
  return null;
}

/**
 * Activates a promo code (R-OFFER-06), never retried; the field shows why it failed. An activation leaves no trace
 * that only this call could have made: after a lost response the field says that it may have worked. Submitting again
 * is harmless, the platform refuses a used code.
 */
export function useActivatePromoCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: activatePromoCode,
    meta: { errors: 'inline' },
    // A code may bring offers, bonuses or free spins: everything on the page is refetched, also after a lost response.
    onSettled: () => client.invalidateQueries(),
  });
}

/** Checks a promo code for a guest (R-OFFER-06). */
export function useCheckPromoCode() {
  return useMutation({
    mutationFn: (code: string) => callAction(checkPromoCode, { promo_code: code }),
    meta: { errors: 'inline' },
  });
}
