import { paths } from '@/lib/routing/paths';

/** Which of the two a list or a page is about. */
export type CampaignKind = 'offer' | 'promotion';

/** Words (of `offers`) and addresses of each kind. */
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
