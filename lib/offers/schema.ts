import * as z from 'zod/mini';
import {
  actionResult,
  description,
  id,
  listOf,
  looseFlag,
  nullableText,
  pageOf,
} from '@/lib/platform/values';

const trigger = z.object({
  action: nullableText,
  params: z.catch(z.nullable(z.object({ exclude_methods: z.catch(listOf(z.string()), []) })), null),
  user_satisfies_params: looseFlag,
});

const promotion = z.object({ id, description });

/** Offer, also called campaign (R-OFFER-02). */
export const offer = z.object({
  id,
  trigger: z.catch(z.nullable(trigger), null),
  description,
  promotions: z.catch(listOf(promotion), []),
});
export type WireOffer = z.infer<typeof offer>;
/** The result of a promo code; a platform may also report only whether it was activated. */
export const activation = z.union([offer, actionResult]);
export const offers = pageOf(offer);
