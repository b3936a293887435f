import { defineAction, defineMethod } from '@/lib/platform/method';
import { LIST_PAGE } from '@/lib/platform/whole-list';
import { activation, offers } from './schema';

type OfferFields = readonly ['trigger', 'description', 'promotions'];

export const getOffers = defineMethod<{ offset: number; count?: number; id?: string; fields: OfferFields }>()(
  'campaigns.getoffers',
  offers,
);

/** How all offers are requested, with all fields that are shown. */
export const OFFER_READ = {
  count: LIST_PAGE,
  fields: ['trigger', 'description', 'promotions'],
} as const;

export const activateOffer = defineMethod<{ promo_code: string; fields: OfferFields }>()(
  'campaigns.activateOffer',
  activation,
  { listFields: ['fields'] },
);

export const checkPromoCode = defineAction<{ promo_code: string }>('campaigns.checkPromocode');

export const takePromotions = defineAction<{ offer_id: string }>('campaigns.takepromotions');
