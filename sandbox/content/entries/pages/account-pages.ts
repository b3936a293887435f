import { privatePage, type PageSources } from './page-source';

/** The player's profile, contact links and the pages without a body of their own. */
export const ACCOUNT_PAGES: PageSources = [
  privatePage(
    '/profile',
    { en: 'Your profile', fr: 'Votre profil' },
    { en: 'Everything about your account in one place.', fr: 'Tout votre compte au même endroit.' },
  ),
  privatePage(
    '/profile/settings',
    { en: 'Profile settings', fr: 'Paramètres du profil' },
    { en: 'Your name, address and contacts.', fr: 'Votre nom, votre adresse et vos coordonnées.' },
  ),
  privatePage(
    '/profile/security',
    { en: 'Security', fr: 'Sécurité' },
    {
      en: 'Password and two-step login.',
      fr: 'Mot de passe et connexion en deux étapes.',
    },
  ),
  privatePage(
    '/profile/verification',
    { en: 'Identity verification', fr: 'Vérification d’identité' },
    {
      en: 'Confirm who you are; you only do it once.',
      fr: 'Confirmez votre identité : une seule fois suffit.',
    },
  ),
  privatePage(
    '/profile/notification',
    { en: 'Notifications', fr: 'Notifications' },
    { en: 'Choose what we may write to you about.', fr: 'Choisissez ce que nous pouvons vous envoyer.' },
  ),
  privatePage(
    '/profile/bets',
    { en: 'Game history', fr: 'Historique de jeu' },
    {
      en: 'Every round you played, with stake and result.',
      fr: 'Chaque partie jouée, avec mise et résultat.',
    },
  ),
  privatePage(
    '/profile/bonuses',
    { en: 'Your bonuses', fr: 'Vos bonus' },
    { en: 'Bonuses to take, in play and finished.', fr: 'Vos bonus à prendre, en cours et terminés.' },
  ),
  privatePage(
    '/profile/cashback',
    { en: 'Your cashback', fr: 'Votre cashback' },
    { en: 'What comes back to you, and until when.', fr: 'Ce qui vous est reversé, et jusqu’à quand.' },
  ),
  privatePage(
    '/profile/loyalty',
    { en: 'Your loyalty level', fr: 'Votre niveau de fidélité' },
    { en: 'Points, level and character.', fr: 'Vos points, votre niveau et votre personnage.' },
  ),
  privatePage(
    '/profile/responsible-game',
    { en: 'Limits and breaks', fr: 'Limites et pauses' },
    { en: 'Keep an eye on what you deposit.', fr: 'Gardez un œil sur vos dépôts.' },
  ),
  privatePage(
    '/responsible-game',
    { en: 'Responsible gaming', fr: 'Jeu responsable' },
    {
      en: 'The tools of your account that help you stay in control.',
      fr: 'Les outils qui vous aident à garder le contrôle.',
    },
  ),
  privatePage(
    '/bets',
    { en: 'Bets', fr: 'Paris' },
    { en: 'Your bets at ##site##.', fr: 'Vos paris chez ##site##.' },
  ),
  privatePage(
    '/confirmation',
    { en: 'Contact confirmation', fr: 'Confirmation des coordonnées' },
    { en: 'We are checking the link we sent you.', fr: 'Nous vérifions le lien que vous avez reçu.' },
  ),
  privatePage(
    '/confirmation/success',
    { en: 'Contact confirmed', fr: 'Coordonnées confirmées' },
    { en: 'Your contact is confirmed.', fr: 'Vos coordonnées sont confirmées.' },
  ),
  privatePage(
    '/unsubscribe',
    { en: 'Unsubscribe', fr: 'Désabonnement' },
    { en: 'Stop receiving our news.', fr: 'Ne plus recevoir nos actualités.' },
  ),
  privatePage(
    '/_icons',
    { en: 'Icons', fr: 'Icônes' },
    { en: 'The icons used on this site.', fr: 'Les icônes utilisées sur ce site.' },
  ),
];
