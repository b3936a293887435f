import type { Text } from '../texts';
import { both } from './both';
import type { SeedGame } from './game-list';

/** A recurring tournament; its dates follow from the clock (see `tournament-clock.ts`). */
export interface SeedTournament {
  id: number;
  sysname: string;
  name: Text;
  text: Text;
  /** Prize pool, minor units of EUR. */
  prizeMinor: number;
  /** Days by which its season is shifted, so that at any time some are running, some to come and some over. */
  offsetDays: number;
  holds: (game: SeedGame) => boolean;
}

const slotOf =
  (...themes: string[]) =>
  (game: SeedGame) =>
    themes.includes(game.theme);

export const TOURNAMENT_RULES = both(
  'Take part with one click, then play any of the tournament’s games for real money. Every full euro staked gives one point. Bets in demo mode do not count. Prizes are paid to the main balance within an hour of the end.',
  'Inscrivez-vous en un clic, puis jouez en argent réel à l’un des jeux du tournoi. Chaque euro entier misé rapporte un point. Les mises en mode démo ne comptent pas. Les gains sont versés sur le solde principal dans l’heure qui suit la fin.',
);

export const TOURNAMENTS: readonly SeedTournament[] = [
  {
    id: 81,
    sysname: 'midnight-race',
    name: both('Midnight Race', 'Course de minuit'),
    text: both(
      'Eight nights, one table of points. Dragons, wolves and heroes race for the first forty places.',
      'Huit nuits, un seul classement. Dragons, loups et héros se disputent les quarante premières places.',
    ),
    prizeMinor: 1_500_000,
    offsetDays: 0,
    holds: slotOf('dragon', 'wild', 'norse', 'greek'),
  },
  {
    id: 82,
    sysname: 'treasure-season',
    name: both('Treasure Season', 'Saison des trésors'),
    text: both(
      'Chests, tombs and temples, all on one leaderboard.',
      'Coffres, tombeaux et temples, réunis dans un même classement.',
    ),
    prizeMinor: 1_000_000,
    offsetDays: 4,
    holds: slotOf('pirate', 'egypt', 'aztec', 'book'),
  },
  {
    id: 83,
    sysname: 'orchard-cup',
    name: both('Orchard Cup', 'Coupe du verger'),
    text: both(
      'A friendly cup on the sweetest games of the house. Every euro staked counts the same.',
      'Une coupe conviviale sur les jeux les plus gourmands de la maison. Chaque euro misé compte autant.',
    ),
    prizeMinor: 300_000,
    offsetDays: 8,
    holds: slotOf('fruit', 'candy', 'sevens'),
  },
  {
    id: 84,
    sysname: 'orbit-league',
    name: both('Orbit League', 'Ligue orbitale'),
    text: both(
      'The league for quick hands: rockets, pilots and mines, with a new leader every hour.',
      'La ligue des plus rapides : fusées, pilotes et mines, avec un nouveau leader chaque heure.',
    ),
    prizeMinor: 500_000,
    offsetDays: 12,
    holds: (game) => game.type === 'fast' || game.theme === 'space',
  },
  {
    id: 85,
    sysname: 'grand-salon',
    name: both('Grand Salon', 'Grand Salon'),
    text: both(
      'Roulette, blackjack and baccarat in the live studios, dealt round the clock.',
      'Roulette, blackjack et baccara dans les studios en direct, à toute heure.',
    ),
    prizeMinor: 2_000_000,
    offsetDays: 16,
    holds: (game) => game.type === 'live',
  },
  {
    id: 86,
    sysname: 'lantern-festival',
    name: both('Lantern Festival', 'Fête des lanternes'),
    text: both(
      'Light a lantern with every hundred points and climb to the festival’s prizes.',
      'Allumez une lanterne tous les cent points et montez vers les prix de la fête.',
    ),
    prizeMinor: 750_000,
    offsetDays: 20,
    holds: slotOf('asia', 'circus', 'magic', 'winter'),
  },
];
