import type { Text } from '../texts';
import { both } from './both';

export interface SeedLevel {
  id: number;
  name: Text;
  /** Points ever collected from which the level holds. */
  points: number;
}

export interface SeedProgram {
  id: number;
  sysname: string;
  name: Text;
  text: Text;
  levels: readonly SeedLevel[];
}

export interface SeedProduct {
  id: number;
  name: Text;
  text: Text;
  image: string;
  /** In points. */
  price: number;
  /** How many are left, or null where there is no end of them. */
  stock: number | null;
}

const level = (id: number, en: string, fr: string, points: number) => ({ id, name: both(en, fr), points });

export const PROGRAMS: readonly SeedProgram[] = [
  {
    id: 401,
    sysname: 'club',
    name: both('Players club', 'Club des joueurs'),
    text: both(
      'Every euro staked brings a coin. Coins open levels and buy rewards in the shop; they never expire while you play at least once in ninety days.',
      'Chaque euro misé rapporte une pièce. Les pièces vous font monter de niveau et s’échangent contre des récompenses en boutique ; elles n’expirent pas tant que vous jouez au moins une fois tous les quatre-vingt-dix jours.',
    ),
    levels: [
      level(1, 'Bronze', 'Bronze', 0),
      level(2, 'Silver', 'Argent', 1000),
      level(3, 'Gold', 'Or', 5000),
      level(4, 'Platinum', 'Platine', 20_000),
      level(5, 'Diamond', 'Diamant', 75_000),
    ],
  },
  {
    id: 402,
    sysname: 'high-table',
    name: both('The high table', 'La table d’honneur'),
    text: both(
      'By invitation from Platinum on: a personal host, faster payouts and evenings in the live salon.',
      'Sur invitation à partir de Platine : un hôte attitré, des retraits plus rapides et des soirées dans le salon en direct.',
    ),
    levels: [
      level(11, 'Guest', 'Invité', 20_000),
      level(12, 'Companion', 'Compagnon', 50_000),
      level(13, 'Patron', 'Mécène', 150_000),
    ],
  },
  {
    id: 403,
    sysname: 'explorers',
    name: both('Explorers', 'Explorateurs'),
    text: both(
      'Try a new studio every week and collect its stamp. Ten stamps make a map, a map makes a gift.',
      'Essayez chaque semaine un nouveau studio et collectez son tampon. Dix tampons font une carte, une carte fait un cadeau.',
    ),
    levels: [
      level(21, 'Scout', 'Éclaireur', 0),
      level(22, 'Pathfinder', 'Guide', 2500),
      level(23, 'Cartographer', 'Cartographe', 10_000),
    ],
  },
];

export const CHARACTERS: readonly { id: number; sysname: string; name: Text }[] = [
  { id: 1, sysname: 'owl', name: both('Owl', 'Hibou') },
  { id: 2, sysname: 'fox', name: both('Fox', 'Renard') },
  { id: 3, sysname: 'bear', name: both('Bear', 'Ours') },
  { id: 4, sysname: 'wolf', name: both('Wolf', 'Loup') },
  { id: 5, sysname: 'dragon', name: both('Dragon', 'Dragon') },
  { id: 6, sysname: 'panther', name: both('Panther', 'Panthère') },
  { id: 7, sysname: 'stag', name: both('Stag', 'Cerf') },
  { id: 8, sysname: 'octopus', name: both('Octopus', 'Pieuvre') },
];

const product = (
  id: number,
  image: string,
  price: number,
  stock: number | null,
  name: Text,
  text: Text,
): SeedProduct => ({ id, name, text, image, price, stock });

export const PRODUCTS: readonly SeedProduct[] = [
  product(
    301,
    'spins',
    500,
    null,
    both('20 free spins', '20 tours gratuits'),
    both('On this week’s book game, 0.20 € each.', 'Sur la machine « Book » de la semaine, 0.20 € chacun.'),
  ),
  product(
    302,
    'spins-gold',
    1100,
    null,
    both('50 free spins', '50 tours gratuits'),
    both('On any Multiways game, 0.20 € each.', 'Sur tout jeu Multiways, 0.20 € chacun.'),
  ),
  product(
    303,
    'cash',
    1500,
    null,
    both('10 € in cash', '10 € en argent réel'),
    both(
      'Straight to the main balance, no wagering.',
      'Directement sur le solde principal, sans condition de mise.',
    ),
  ),
  product(
    304,
    'cash-stack',
    6500,
    null,
    both('50 € in cash', '50 € en argent réel'),
    both(
      'Straight to the main balance, no wagering.',
      'Directement sur le solde principal, sans condition de mise.',
    ),
  ),
  product(
    305,
    'bonus',
    900,
    null,
    both('15 € bonus', 'Bonus de 15 €'),
    both('Wager 25 times within 7 days.', 'À miser 25 fois sous sept jours.'),
  ),
  product(
    306,
    'ticket',
    750,
    40,
    both('Tournament ticket', 'Ticket de tournoi'),
    both('Gives you a 250-point start.', 'Vous démarrez avec 250 points.'),
  ),
  product(
    307,
    'chips',
    1800,
    null,
    both('Live chips 20 €', '20 € de jetons live'),
    both(
      'For roulette and blackjack in the live salon.',
      'Pour la roulette et le blackjack du salon en direct.',
    ),
  ),
  product(
    308,
    'shield',
    2400,
    null,
    both('Cashback shield', 'Bouclier cashback'),
    both('20% cashback for one day of your choice.', '20 % de cashback un jour de votre choix.'),
  ),
  product(
    309,
    'mystery',
    1200,
    25,
    both('Mystery chest', 'Coffre mystère'),
    both('Between 5 € and 250 €. Opens at once.', 'Entre 5 € et 250 €. S’ouvre aussitôt.'),
  ),
  product(
    310,
    'headphones',
    24_000,
    0,
    both('Studio headphones', 'Casque studio'),
    both('Wireless, with a case. Delivered to your door.', 'Sans fil, avec étui. Livré chez vous.'),
  ),
  product(
    311,
    'watch',
    68_000,
    2,
    both('Smart watch', 'Montre connectée'),
    both('Steel, 45 mm. Delivered to your door.', 'Acier, 45 mm. Livrée chez vous.'),
  ),
  product(
    312,
    'weekend',
    120_000,
    0,
    both('Weekend for two', 'Week-end à deux'),
    both('Two nights by the sea, travel included.', 'Deux nuits en bord de mer, voyage compris.'),
  ),
  product(
    313,
    'freebet',
    800,
    null,
    both('Free bet 10 €', 'Pari gratuit de 10 €'),
    both('For the betting page, odds from 1.50.', 'Pour la page des paris, cote dès 1,50.'),
  ),
  product(
    314,
    'gift',
    3500,
    null,
    both('Gift card 25 €', 'Carte cadeau de 25 €'),
    both('For more than two hundred shops.', 'Valable dans plus de deux cents boutiques.'),
  ),
];

/** Notices every new member finds on the first visit. */
export const FIRST_NOTICES: readonly {
  trigger: string;
  type: string;
  title: Text;
  message: Text;
  amount: number | null;
}[] = [
  {
    trigger: 'register',
    type: 'credit',
    title: both('Welcome to the club', 'Bienvenue au club'),
    message: both('Your first coins are on your account.', 'Vos premières pièces sont sur votre compte.'),
    amount: 250,
  },
  {
    trigger: 'quest',
    type: 'credit',
    title: both('Quest completed', 'Quête accomplie'),
    message: both('You tried three studios this week.', 'Vous avez essayé trois studios cette semaine.'),
    amount: 120,
  },
];
