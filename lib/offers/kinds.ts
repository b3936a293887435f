import { paths } from '@/lib/routing/paths';

/** Whether a list or page shows offers or promotions. */
export type CampaignKind = 'offer' | 'promotion';

/** Text keys (of `offers`) and paths of each kind; `empty` is what its list says and leads to without entries. */
export const CAMPAIGN_KINDS = {
  offer: {
    unnamed: 'unnamed',
    list: { title: 'title', all: 'allOffers', others: 'moreOffers', path: paths.offers() },
    empty: { icon: 'gift', title: 'empty', text: 'emptyText', next: 'toGames', path: paths.gameHall() },
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
    empty: {
      icon: 'ticket',
      title: 'emptyPromotions',
      text: 'emptyPromotionsText',
      next: 'allOffers',
      path: paths.offers(),
    },
    path: paths.promotion,
  },
} as const satisfies Record<CampaignKind, object>;
