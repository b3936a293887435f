import type { ContentLocale, ContentRecord } from '../content-value';
import type { Localized } from './localized';

const FEATURES = {
  twoFactor: true,
  kycProvider: 'sumsub',
  responsibleGaming: true,
  betHistory: true,
  bettingNotice: true,
  clickableTitles: true,
  loyalty: true,
  characters: true,
  slotAccessAtZeroBalance: true,
  favouriteIcon: true,
  fullScreen: 'all',
};

const BALANCE_REFRESH = {
  isIntervalEnabled: false,
  interval: 10,
  isClickEnabled: false,
  clickDelay: 1,
  isStopEnabled: true,
  stopAfter: 5,
};

/** Raw keys of the platform's descriptions and the names the screens know them by. */
const DESCRIPTION_MAPPING = {
  banners: {
    title_1: 'title',
    subtitle_1: 'subtitle',
    button_1: 'buttonTitle',
    link_1: 'buttonUrl',
    image_1: 'image',
    image_2: 'imageMobile',
  },
  offers: {
    name_1: 'name',
    title_1: 'title',
    text_1: 'text',
    terms_1: 'terms',
    image_1: 'image',
    button_1: 'buttonTitle',
    link_1: 'buttonUrl',
  },
  jackpots: { name_1: 'name', text_1: 'text', image_1: 'image' },
  tournaments: { name_1: 'name', text_1: 'text', rules_1: 'rules', image_1: 'image' },
};

const BETTING_NOTICE: Localized<string> = {
  en: 'Odds can change until you place the bet. Set a limit and stick to it.',
  fr: 'Les cotes peuvent évoluer jusqu’à la validation du pari. Fixez-vous une limite à l’avance et respectez-la.',
};

export function prazerConfig(locale: ContentLocale): ContentRecord {
  return {
    features: FEATURES,
    balanceRefresh: BALANCE_REFRESH,
    chat: { kind: null, config: {} },
    bannerMenu: { isEnabled: true, bannerKey: 'menuBanner' },
    customCode: [
      { isEnabled: true, position: 'head', code: '<meta name="format-detection" content="telephone=no">' },
    ],
    descriptionMapping: DESCRIPTION_MAPPING,
    consent: { isRequired: true },
    // The sandbox's own sportsbook, through the site.
    betting: { url: `/platform/betting?locale=${locale}`, notice: BETTING_NOTICE[locale] },
  };
}
