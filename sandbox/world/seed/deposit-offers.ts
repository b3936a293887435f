import { both } from './both';
import { DEPOSIT_BUTTON, OFFER_BUTTON, PLAY_BUTTON, offerDescription, type Offer } from './offer-shape';

const TO_DEPOSIT = '/cashier/deposit';

/** Offers that come with a deposit. */
export const DEPOSIT_OFFERS: readonly Offer[] = [
  {
    id: 11,
    action: 'deposit',
    excludeMethods: ['crypto'],
    audience: 'without_deposit',
    gift: { kind: 'match', percent: 100, maxEuros: 200 },
    description: offerDescription({
      name: both('Welcome offer', 'Offre de bienvenue'),
      title: both('100% up to 200 € on your first deposit', '100 % jusqu’à 200 € sur votre premier dépôt'),
      text: both(
        '<p>Start with twice the balance: we match your first deposit up to 200 €, and the bonus is ready the moment your payment arrives.</p><p>Play it on any slot in the lobby and keep what you win once the wagering is done.</p>',
        '<p>Commencez avec deux fois plus : nous doublons votre premier dépôt jusqu’à 200 €, et le bonus est utilisable dès réception du paiement.</p><p>Jouez-le sur toutes nos machines à sous et gardez vos gains une fois les mises accomplies.</p>',
      ),
      terms: both(
        '<ul><li>First deposit of 10 € or more.</li><li>Cryptocurrency deposits do not qualify.</li><li>Wager the bonus 35 times within 14 days.</li></ul>',
        '<ul><li>Premier dépôt de 10 € minimum.</li><li>Les dépôts en cryptomonnaie sont exclus.</li><li>Bonus à miser 35 fois sous 14 jours.</li></ul>',
      ),
      image: 'welcome',
      button: DEPOSIT_BUTTON,
      link: TO_DEPOSIT,
    }),
    promotions: [
      {
        id: 51,
        description: offerDescription({
          name: both('Welcome package', 'Pack de bienvenue'),
          title: both('Three ways to begin', 'Trois façons de commencer'),
          text: both(
            '<p>Your first deposit is doubled up to 200 €, a new account comes with twenty free spins, and the code KICKOFF brings a 10 € free bet.</p>',
            '<p>Votre premier dépôt est doublé jusqu’à 200 €, un nouveau compte comporte vingt tours gratuits et le code KICKOFF donne droit à un pari gratuit de 10 €.</p>',
          ),
          terms: both(
            '<p>Each of the three has conditions of its own. One of each per household.</p>',
            '<p>Chacun des trois a ses propres conditions. Une fois par foyer.</p>',
          ),
          image: 'welcome-package',
          button: OFFER_BUTTON,
          link: '/offers/11',
        }),
      },
    ],
  },
  {
    id: 12,
    action: 'deposit',
    excludeMethods: [],
    audience: 'everybody',
    gift: { kind: 'match', percent: 50, maxEuros: 100 },
    description: offerDescription({
      name: both('Friday reload', 'Recharge du vendredi'),
      title: both('50% up to 100 € every Friday', '50 % jusqu’à 100 € chaque vendredi'),
      text: both(
        '<p>Top up on Friday and we add half as much again, up to 100 €. It works every week, for as long as you like.</p>',
        '<p>Rechargez votre compte le vendredi et nous ajoutons la moitié de votre dépôt, jusqu’à 100 €. Chaque semaine, aussi longtemps que vous le souhaitez.</p>',
      ),
      terms: both(
        '<ul><li>One reload per week.</li><li>Deposit at least 20 €.</li><li>Wager the bonus 30 times within 7 days.</li></ul>',
        '<ul><li>Une recharge par semaine.</li><li>Dépôt de 20 € minimum.</li><li>Bonus à miser 30 fois sous 7 jours.</li></ul>',
      ),
      image: 'friday-reload',
      button: DEPOSIT_BUTTON,
      link: TO_DEPOSIT,
    }),
    promotions: [],
  },
  {
    id: 13,
    action: 'deposit',
    excludeMethods: ['voucher', 'mobile'],
    audience: 'with_deposit',
    gift: { kind: 'match', percent: 25, maxEuros: 500 },
    description: offerDescription({
      name: both('High roller boost', 'Bonus grands dépôts'),
      title: both('25% up to 500 €', '25 % jusqu’à 500 €'),
      text: both(
        '<p>For larger deposits by card, transfer or wallet: a quarter on top, and a personal contact who knows your name.</p>',
        '<p>Pour les dépôts plus importants par carte, virement ou portefeuille : un quart en plus, et un interlocuteur attitré.</p>',
      ),
      terms: both(
        '<ul><li>For players who have deposited before.</li><li>Vouchers and mobile payments do not qualify.</li><li>Wager the bonus 25 times within 10 days.</li></ul>',
        '<ul><li>Réservé aux joueurs ayant déjà effectué un dépôt.</li><li>Bons prépayés et paiements mobiles exclus.</li><li>Bonus à miser 25 fois sous 10 jours.</li></ul>',
      ),
      image: 'high-roller',
      button: DEPOSIT_BUTTON,
      link: TO_DEPOSIT,
    }),
    promotions: [],
  },
  {
    id: 14,
    action: 'deposit',
    excludeMethods: [],
    audience: 'everybody',
    gift: { kind: 'free-spins', count: 30 },
    description: offerDescription({
      name: both('Midweek spins', 'Tours du mercredi'),
      title: both('30 free spins on Wednesday', '30 tours gratuits le mercredi'),
      text: both(
        '<p>Deposit 20 € on a Wednesday and thirty free spins are waiting on the game of the week.</p>',
        '<p>Déposez 20 € un mercredi et trente tours gratuits vous attendent sur le jeu de la semaine.</p>',
      ),
      terms: both(
        '<ul><li>Deposit at least 20 €.</li><li>Spins are worth 0.20 € each.</li><li>They expire after 48 hours.</li></ul>',
        '<ul><li>Dépôt de 20 € minimum.</li><li>Chaque tour vaut 0.20 €.</li><li>Valables 48 heures.</li></ul>',
      ),
      image: 'midweek-spins',
      button: DEPOSIT_BUTTON,
      link: TO_DEPOSIT,
    }),
    promotions: [
      {
        id: 52,
        description: offerDescription({
          name: both('Game of the week', 'Jeu de la semaine'),
          title: both('A new favourite every Monday', 'Un nouveau favori chaque lundi'),
          text: both(
            '<p>Each Monday our editors choose one game. It takes part in all the spins and races of the week.</p>',
            '<p>Chaque lundi, notre équipe choisit un jeu. Il participe à tous les tours gratuits et courses de la semaine.</p>',
          ),
          terms: both('<p>The choice is announced at noon.</p>', '<p>Le choix est annoncé à midi.</p>'),
          image: 'game-of-the-week',
          button: PLAY_BUTTON,
          link: '/gamehall',
        }),
      },
    ],
  },
];
