import { defineAction } from '@/lib/platform/action';
import { defineMethod } from '@/lib/platform/method';
import { actionResult } from '@/lib/platform/values';
import { LIST_PAGE } from '@/lib/platform/whole-list';
import { activation, offers } from './schema';

type OfferFields = readonly ['trigger', 'description', 'promotions'];

export const getOffers = defineMethod<{ offset: number; count?: number; id?: string; fields: OfferFields }>()(
  {
    name: 'campaigns.getoffers',
    output: offers,
  },
);

/** How all offers are requested, with all fields that are shown. */
export const OFFER_READ = {
  count: LIST_PAGE,
  fields: ['trigger', 'description', 'promotions'],
} as const;

export const activateOffer = defineMethod<{ promo_code: string; fields: OfferFields }>()({
  name: 'campaigns.activateOffer',
  output: activation,
  isForPlayers: true,
  textFields: ['promo_code'],
  listFields: ['fields'],
});

export const checkPromoCode = defineMethod<{ promo_code: string }>()({
  name: 'campaigns.checkPromocode',
  output: actionResult,
  textFields: ['promo_code'],
});

export const takePromotions = defineAction<{ offer_id: string }>('campaigns.takepromotions');
