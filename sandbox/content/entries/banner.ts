import { Media, type ContentLocale, type ContentRecord } from '../content-value';
import type { Localized } from './localized';

const MENU: Localized<Readonly<Record<string, string>>> = {
  en: {
    subtitle: 'Every Wednesday',
    title: '30 free spins with a deposit',
    buttonTitle: 'See offers',
    publicSubtitle: 'New at ##site##?',
    publicTitle: 'Open your account',
    publicButtonTitle: 'Sign up',
  },
  fr: {
    subtitle: 'Chaque mercredi',
    title: '30 tours gratuits avec un dépôt',
    buttonTitle: 'Voir les offres',
    publicSubtitle: 'Première visite chez ##site## ?',
    publicTitle: 'Ouvrez votre compte',
    publicButtonTitle: 'S’inscrire',
  },
};

const AUTH: Localized<Readonly<Record<string, string>>> = {
  en: { label: 'Welcome', value: 'Slots, live tables, sports', addition: 'One account for all of it.' },
  fr: { label: 'Bienvenue', value: 'Machines, tables, paris', addition: 'Un seul compte pour tout.' },
};

const ALTERNATIVE: Localized<string> = {
  en: 'A golden sun rising under an arch',
  fr: 'Un soleil d’or se lève sous une arche',
};

export function banner(locale: ContentLocale): ContentRecord {
  const picture = (file: string): Media => new Media(file, ALTERNATIVE[locale]);
  return {
    menuBanner: {
      isExist: true,
      ...MENU[locale],
      buttonSlug: '',
      image: picture('menu-banner.svg'),
      publicImage: picture('menu-banner-public.svg'),
    },
    authBanner: {
      isExist: true,
      ...AUTH[locale],
      image_360_520: picture('auth-360x520.svg'),
      image_735_240: picture('auth-735x240.svg'),
    },
  };
}
