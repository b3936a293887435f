import type { Localized } from './localized';

type SystemPage = Readonly<Record<'title' | 'info' | 'button', string>>;

const ENGLISH = {
  maintenance: {
    title: 'Back in a moment',
    info: 'We are polishing the tables. Your balance and your bets are safe; please come back in a few minutes.',
    button: 'Try again',
  },
  payCancel: {
    title: 'Payment cancelled',
    info: 'The payment was cancelled. Your history shows its status.',
    button: 'Back to deposit',
  },
  payFail: {
    title: 'Payment failed',
    info: 'The payment did not go through, and nothing was added to your balance.',
    button: 'Choose another method',
  },
  payMobile: {
    title: 'Confirm on your phone',
    info: 'We sent a payment request to your phone. Approve it there. Your balance is topped up as soon as the payment is confirmed.',
    button: 'Back to deposit',
  },
  payNewWindow: {
    title: 'Payment opened in a new window',
    info: 'Finish the payment there. If no window opened, allow pop-ups for this site and try again.',
    button: 'Back to deposit',
  },
  payPending: {
    title: 'Payment in progress',
    info: 'The payment provider is still working. This page updates by itself as soon as there is news.',
    button: 'See history',
  },
  paySuccess: {
    title: 'Payment successful',
    info: 'Your balance and your history show the deposit.',
    button: 'Play',
  },
  notFound: {
    title: '404 Page not found',
    info: 'This page does not exist, or it has moved.',
    button: 'Back to home',
  },
  forbidden: {
    title: 'No access',
    info: 'You are not allowed to open this page, or ##site## is not available where you are.',
    button: 'Home',
  },
  userBlocked: {
    title: 'Account blocked',
    info: 'Your account is blocked. Our support team can tell you why and what to do next.',
    button: 'Contact support',
  },
  unsubscribe: {
    title: 'You are unsubscribed',
    info: 'We will not send any more news to this address. You can change your mind in your profile.',
    button: 'Home',
  },
  errors: {
    title: 'Something went wrong',
    info: 'That was our mistake. Please try again in a moment.',
    button: 'See games',
  },
} satisfies Record<string, SystemPage>;

type SystemPages = Readonly<Record<keyof typeof ENGLISH, SystemPage>>;

const FRENCH: SystemPages = {
  maintenance: {
    title: 'De retour dans un instant',
    info: 'Nous faisons briller les tables. Votre solde et vos mises sont en sécurité ; revenez dans quelques minutes.',
    button: 'Réessayer',
  },
  payCancel: {
    title: 'Paiement annulé',
    info: 'Le paiement a été annulé. Votre historique indique son état.',
    button: 'Retour au dépôt',
  },
  payFail: {
    title: 'Échec du paiement',
    info: 'Le paiement n’a pas abouti et rien n’a été ajouté à votre solde.',
    button: 'Choisir un autre moyen',
  },
  payMobile: {
    title: 'Confirmez sur votre téléphone',
    info: 'Une demande de paiement vient d’arriver sur votre téléphone. Validez-la : votre solde est crédité dès que le paiement est confirmé.',
    button: 'Retour au dépôt',
  },
  payNewWindow: {
    title: 'Paiement ouvert dans une nouvelle fenêtre',
    info: 'Terminez-y votre paiement. Si rien ne s’est ouvert, autorisez les fenêtres pop-up et recommencez.',
    button: 'Retour au dépôt',
  },
  payPending: {
    title: 'Paiement en cours',
    info: 'Le prestataire traite encore votre paiement. Cette page se met à jour d’elle-même dès qu’il répond.',
    button: 'Voir l’historique',
  },
  paySuccess: {
    title: 'Paiement réussi',
    info: 'Votre solde et votre historique affichent le dépôt.',
    button: 'Jouer',
  },
  notFound: {
    title: '404 Page introuvable',
    info: 'Cette page n’existe pas ou a changé d’adresse.',
    button: 'Retour à l’accueil',
  },
  forbidden: {
    title: 'Accès refusé',
    info: 'Vous n’avez pas accès à cette page, ou ##site## n’est pas disponible là où vous êtes.',
    button: 'Accueil',
  },
  userBlocked: {
    title: 'Compte bloqué',
    info: 'Votre compte est bloqué. Notre assistance vous dira pourquoi et comment procéder.',
    button: 'Contacter l’assistance',
  },
  unsubscribe: {
    title: 'Désabonnement confirmé',
    info: 'Nous n’enverrons plus d’actualités à cette adresse. Vous pouvez changer d’avis dans votre profil.',
    button: 'Accueil',
  },
  errors: {
    title: 'Une erreur est survenue',
    info: 'L’erreur vient de nous. Veuillez réessayer dans un instant.',
    button: 'Voir les jeux',
  },
};

/** Texts of every system page (`systemPages` of `common`). */
export const SYSTEM_PAGES: Localized<SystemPages> = { en: ENGLISH, fr: FRENCH };
