import type { Text } from '../texts';
import { both } from './both';

/** A slide of the home page. Its end is `endsInDays` from the time of the request; a negative one is over. */
export interface SeedBanner {
  id: number;
  position: number;
  image: string;
  title: Text;
  subtitle: Text;
  button: Text;
  link: string;
  endsInDays: number;
}

export const BANNERS: readonly SeedBanner[] = [
  {
    id: 1,
    position: 1,
    image: 'welcome',
    title: both('100% up to 200 €', '100 % jusqu’à 200 €'),
    subtitle: both(
      'On your first deposit of 10 € or more. Wager the bonus 35 times within 14 days.',
      'Sur votre premier dépôt dès 10 €. Bonus à miser 35 fois sous 14 jours.',
    ),
    button: both('Claim the offer', 'Profiter de l’offre'),
    link: '/offers/11',
    endsInDays: 90,
  },
  {
    id: 3,
    position: 3,
    image: 'jackpots',
    title: both('Seven growing jackpots', 'Sept jackpots qui montent'),
    subtitle: both('Grand Aurora grows with every bet', 'Grand Aurora grandit à chaque mise'),
    button: both('See the jackpots', 'Voir les cagnottes'),
    link: '/jackpots',
    endsInDays: 60,
  },
  {
    id: 2,
    position: 2,
    image: 'tournament',
    title: both('15,000 € in prizes', '15,000 € de prix'),
    subtitle: both(
      'Midnight Race pays its first forty places',
      'La Course de minuit récompense les quarante premiers',
    ),
    button: both('Join the race', 'Rejoindre la course'),
    link: '/tournaments/81',
    endsInDays: 24,
  },
  {
    id: 4,
    position: 4,
    image: 'live',
    title: both('The salon never closes', 'Le salon ne ferme jamais'),
    subtitle: both(
      'Roulette, blackjack and baccarat with live dealers',
      'Roulette, blackjack et baccara avec de vrais croupiers',
    ),
    button: both('Take a seat', 'Prendre place'),
    link: '/gamehall/5',
    endsInDays: 45,
  },
  {
    id: 5,
    position: 5,
    image: 'loyalty',
    title: both('Play, collect, choose', 'Jouez, collectez, choisissez'),
    subtitle: both(
      'The shop has fresh rewards for your coins',
      'La boutique a de nouvelles récompenses pour vos pièces',
    ),
    button: both('Open the shop', 'Ouvrir la boutique'),
    link: '/loyalty/shop',
    endsInDays: 30,
  },
  {
    id: 6,
    position: 6,
    image: 'lift-off',
    title: both('Lift-off in three, two…', 'Décollage dans trois, deux…'),
    subtitle: both('Crash, mines and penalties in seconds', 'Crash, mines et penaltys en quelques secondes'),
    button: both('See fast games', 'Voir les jeux rapides'),
    link: '/gamehall/8',
    endsInDays: 45,
  },
  {
    id: 7,
    position: 7,
    image: 'autumn',
    title: both('Autumn lanterns', 'Lanternes d’automne'),
    subtitle: both('Thank you for playing along', 'Merci d’avoir participé'),
    button: both('Read on', 'En savoir plus'),
    link: '/promotions',
    endsInDays: -3,
  },
];
