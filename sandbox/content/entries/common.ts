import { Media, type ContentLocale, type ContentRecord } from '../content-value';
import { PROMO_ERRORS, SETTINGS_TOASTS, WRONG_REGISTRATION } from './common-messages';
import type { Localized } from './localized';
import { SYSTEM_PAGES } from './system-pages';

interface LinkTitles extends Localized<string> {
  url: string;
}

/** Main menu in the order it is shown; `icon` names a drawing under `/uploads/`. */
const MENU: readonly (LinkTitles & { icon: string })[] = [
  { url: '/gamehall', icon: 'icon-games.svg', en: 'Games', fr: 'Jeux' },
  { url: '/betting', icon: 'icon-betting.svg', en: 'Betting', fr: 'Paris' },
  { url: '/tournaments', icon: 'icon-tournaments.svg', en: 'Tournaments', fr: 'Tournois' },
  { url: '/jackpots', icon: 'icon-jackpots.svg', en: 'Jackpots', fr: 'Jackpots' },
  { url: '/offers', icon: 'icon-offers.svg', en: 'Offers', fr: 'Offres' },
  { url: '/promotions', icon: 'icon-promotions.svg', en: 'Promotions', fr: 'Promotions' },
  { url: '/loyalty', icon: 'icon-loyalty.svg', en: 'Loyalty', fr: 'Fidélité' },
  { url: '/winners', icon: 'icon-winners.svg', en: 'Winners', fr: 'Gagnants' },
  { url: '/support', icon: 'icon-support.svg', en: 'Support', fr: 'Assistance' },
];

const FOOTER_LINKS: readonly LinkTitles[] = [
  { url: '/about', en: 'About us', fr: 'À propos de nous' },
  { url: '/responsible-gaming', en: 'Responsible gaming', fr: 'Jeu responsable' },
  { url: '/terms', en: 'Terms and conditions', fr: 'Conditions générales' },
  { url: '/bonus-terms', en: 'Bonus terms', fr: 'Conditions des bonus' },
  { url: '/privacy', en: 'Privacy', fr: 'Confidentialité' },
  { url: '/cookies', en: 'Cookies', fr: 'Cookies' },
  { url: '/fair-play', en: 'Fair play', fr: 'Équité des jeux' },
  { url: '/payments', en: 'Payments', fr: 'Paiements' },
  { url: '/providers', en: 'Game providers', fr: 'Fournisseurs de jeux' },
  { url: '/help', en: 'Help', fr: 'Aide' },
  { url: '/contacts', en: 'Contacts', fr: 'Contacts' },
  { url: '/press', en: 'Press', fr: 'Presse' },
];

const FOOTER_MARKS: readonly (Localized<string> & { url: string; image: string })[] = [
  { url: '/fair-play', image: '/uploads/mark-fair-play.svg', en: 'Fair play, tested', fr: 'Jeux contrôlés' },
  {
    url: '/responsible-gaming',
    image: '/uploads/mark-responsible.svg',
    en: 'Responsible gaming',
    fr: 'Jeu responsable',
  },
];

const FOOTER_TEXT: Localized<string> = {
  en: '<p>Gambling can be addictive: play with money you can afford to lose, and stop when it stops being fun. <a href="/responsible-gaming">Where to find help</a></p><p>##site## is a demonstration casino; every name, game and amount on it is invented.</p>',
  fr: '<p>Jouer comporte des risques : endettement, isolement, dépendance. Pour être aidé, appelez le 09 74 75 13 13 (appel non surtaxé). <a href="/responsible-gaming">Où trouver de l’aide</a></p><p>##site## est un casino de démonstration ; les noms, les jeux et les montants y sont inventés.</p>',
};

const DATE_TIME_JOINER: Localized<string> = { en: 'at', fr: 'à' };

export function common(locale: ContentLocale): ContentRecord {
  return {
    siteName: 'Aurelia',
    dateTimeJoiner: DATE_TIME_JOINER[locale],
    menu: MENU.map(({ url, icon, ...title }) => ({ title: title[locale], url, icon: new Media(icon, '') })),
    footerLinks: FOOTER_LINKS.map(({ url, ...title }) => ({ title: title[locale], url })),
    footerText: FOOTER_TEXT[locale],
    footerMarks: FOOTER_MARKS.map(({ url, image, ...name }) => ({ name: name[locale], image, url })),
    systemPages: SYSTEM_PAGES[locale],
    promoErrors: PROMO_ERRORS[locale],
    wrongRegistrationServer: WRONG_REGISTRATION[locale],
    settingsToasts: SETTINGS_TOASTS[locale],
  };
}
