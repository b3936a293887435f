import { paths } from '@/lib/routing/paths';

/** Whether a list or page shows offers or promotions. */
export type CampaignKind = 'offer' | 'promotion';

/** Text keys (of `offers`) and paths of each kind. */
export const CAMPAIGN_KINDS = {
  offer: {
    unnamed: 'unnamed',
    list: { title: 'title', all: 'allOffers', others: 'moreOffers', path: paths.offers() },
    path: paths.offer,
  },
  promotion: {
    unnamed: 'unnamedPromotion',
    list: {
      title: 'promotionsTitle',
      all: 'allPromotions',
      others: 'morePromotions',
      path: paths.promotions(),
    },
    path: paths.promotion,
  },
} as const satisfies Record<CampaignKind, object>;
