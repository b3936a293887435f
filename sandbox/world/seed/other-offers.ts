import { both } from './both';
import { BETS_BUTTON, PLAY_BUTTON, PROFILE_BUTTON, offerDescription, type Offer } from './offer-shape';

/** Offers for joining, for a code, or for being there. */
export const OTHER_OFFERS: readonly Offer[] = [
  {
    id: 15,
    action: 'registration',
    excludeMethods: [],
    audience: 'without_deposit',
    gift: { kind: 'free-spins', count: 20 },
    description: offerDescription({
      name: both('Twenty spins to say hello', 'Vingt tours pour faire connaissance'),
      title: both('20 free spins, no deposit', '20 tours gratuits, sans dépôt'),
      text: both(
        '<p>Twenty free spins to get to know us. No payment, no code: just choose a game and see how you like it here.</p>',
        '<p>Vingt tours gratuits pour faire connaissance. Ni paiement, ni code : choisissez un jeu et faites-vous votre idée.</p>',
      ),
      terms: both(
        '<ul><li>For new accounts with a confirmed email or phone.</li><li>Winnings up to 50 €.</li></ul>',
        '<ul><li>Pour les nouveaux comptes avec e-mail ou téléphone confirmé.</li><li>Gains plafonnés à 50 €.</li></ul>',
      ),
      image: 'hello-spins',
      button: PLAY_BUTTON,
      link: '/gamehall',
    }),
    promotions: [
      {
        id: 53,
        description: offerDescription({
          name: both('First steps', 'Premiers pas'),
          title: both('A gift for each step', 'Un cadeau à chaque étape'),
          text: both(
            '<p>Confirm your email, fill in your profile, choose a nickname: every step of the first day is rewarded.</p>',
            '<p>Confirmez votre e-mail, complétez votre profil, choisissez un pseudo : chaque étape du premier jour est récompensée.</p>',
          ),
          terms: both('<p>Each step counts once.</p>', '<p>Chaque étape compte une seule fois.</p>'),
          image: 'first-steps',
          button: PROFILE_BUTTON,
          link: '/profile',
        }),
      },
    ],
  },
  {
    id: 16,
    action: 'promo_code',
    excludeMethods: [],
    audience: 'everybody',
    gift: { kind: 'bonus', euros: 15 },
    description: offerDescription({
      name: both('Summer code', 'Code d’été'),
      title: both('15 € with SUMMER50', '15 € avec SUMMER50'),
      text: both(
        '<p>A little sunshine for your balance: enter SUMMER50 in your profile and a 15 € bonus is yours.</p>',
        '<p>Un peu de soleil pour votre solde : saisissez SUMMER50 dans votre profil et recevez un bonus de 15 €.</p>',
      ),
      terms: both(
        '<p>Once per player. Wager the bonus 30 times within 7 days.</p>',
        '<p>Une fois par joueur. Bonus à miser 30 fois sous 7 jours.</p>',
      ),
      image: 'summer-code',
      button: PLAY_BUTTON,
      link: '/gamehall',
    }),
    promotions: [],
  },
  {
    id: 17,
    action: 'promo_code',
    excludeMethods: [],
    audience: 'everybody',
    gift: { kind: 'free-bet', euros: 10 },
    description: offerDescription({
      name: both('Match day', 'Jour de match'),
      title: both('A 10 € free bet with KICKOFF', 'Un pari gratuit de 10 € avec KICKOFF'),
      text: both(
        '<p>Before the whistle blows, enter KICKOFF and place one bet on us. Win, and the winnings are yours.</p>',
        '<p>Avant le coup d’envoi, saisissez KICKOFF et placez un pari à nos frais. S’il est gagnant, les gains sont à vous.</p>',
      ),
      terms: both(
        '<p>Single bets at odds of 1.60 or more. The stake is not part of the winnings.</p>',
        '<p>Paris simples à une cote de 1,60 minimum. La mise n’est pas comprise dans les gains.</p>',
      ),
      image: 'match-day',
      button: BETS_BUTTON,
      link: '/bets',
    }),
    promotions: [
      {
        id: 54,
        description: offerDescription({
          name: both('How a free bet works', 'Le pari gratuit, mode d’emploi'),
          title: both('The stake is on us', 'Nous payons la mise'),
          text: both(
            '<p>Choose one match and one outcome, and place the free bet on it. If it comes true, the winnings are yours.</p>',
            '<p>Choisissez un match et un résultat, puis placez-y le pari gratuit. S’il se réalise, les gains sont à vous.</p>',
          ),
          terms: both(
            '<p>One single bet at odds of 1.60 or more. The stake is not part of the winnings.</p>',
            '<p>Un pari simple à une cote de 1,60 minimum. La mise n’est pas comprise dans les gains.</p>',
          ),
          image: 'free-bet',
          button: BETS_BUTTON,
          link: '/bets',
        }),
      },
    ],
  },
  {
    id: 18,
    action: 'registration',
    excludeMethods: [],
    audience: 'with_deposit',
    gift: { kind: 'bonus', euros: 10 },
    description: offerDescription({
      name: both('Birthday gift', 'Cadeau d’anniversaire'),
      title: both('10 € on your day', '10 € pour votre anniversaire'),
      text: both(
        '<p>Tell us your date of birth in the profile and look into your account on the day itself.</p>',
        '<p>Indiquez votre date de naissance dans le profil et consultez votre compte le jour J.</p>',
      ),
      terms: both(
        '<p>For players with at least one deposit. Once a year.</p>',
        '<p>Pour les joueurs ayant effectué au moins un dépôt. Une fois par an.</p>',
      ),
      image: 'birthday',
      button: PROFILE_BUTTON,
      link: '/profile/settings',
    }),
    promotions: [],
  },
];
