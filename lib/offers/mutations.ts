import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actPlatform } from '@/lib/platform/act';
import { requireDone } from '@/lib/platform/require-done';
import { activateOffer, checkPromoCode, OFFER_READ, takePromotions } from './api';
import { offersKey } from './queries';
import type { WireOffer } from './schema';

/**
 * Takes the promotions of an offer (R-OFFER-04), once.
 * @throws PlatformError, or ActionNotDone where the platform says that it was not done
 */
export async function takeOffer(offerId: string): Promise<void> {
  requireDone(takePromotions.name, await actPlatform.call(takePromotions, { offer_id: offerId }));
}

/** The same as a mutation; the caller shows a failure. */
export function useTakePromotions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: takeOffer,
    retry: false,
    meta: { errors: 'log' },
    onSettled: () => client.invalidateQueries({ queryKey: offersKey }),
  });
}

/**
 * Sends a promo code; gives the campaign it brought, null where the platform does not name it.
 * @throws PlatformError when the code was refused.
 */
export async function activatePromoCode(code: string): Promise<WireOffer | null> {
  const result = await actPlatform.call(activateOffer, { promo_code: code, fields: OFFER_READ.fields });
  if ('id' in result) return result;
  requireDone(activateOffer.name, result);
  return null;
}

/**
 * Activates a promo code for the player (R-OFFER-06); the field says why it failed, and it is never
 * retried. An activated code leaves no mark that only this call could have made: after a lost response the field says
 * that it may have worked. Submitting it again is harmless, the platform refuses a used code.
 */
export function useActivatePromoCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: activatePromoCode,
    retry: false,
    meta: { errors: 'inline' },
    // A code may bring offers, bonuses or free spins: whatever is on the page is re-read, also after a lost response.
    onSettled: () => client.invalidateQueries(),
  });
}

/** Checks for a guest whether a promo code is valid (R-OFFER-06). */
export function useCheckPromoCode() {
  return useMutation({
    mutationFn: async (code: string) =>
      requireDone(checkPromoCode.name, await actPlatform.call(checkPromoCode, { promo_code: code })),
    retry: false,
    meta: { errors: 'inline' },
  });
}
