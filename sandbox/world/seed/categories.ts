import type { Text } from '../texts';
import { both } from './both';
import type { GameType, SeedGame } from './game-list';

/** A category of the games hall. `holds` decides which games are in it; `order` and `limit` make the rankings. */
export interface SeedCategory {
  id: number;
  name: Text;
  type: GameType | 'all';
  redirectUrl: string | null;
  holds: (game: SeedGame) => boolean;
  order?: 'released' | 'popularity';
  limit?: number;
}

const inThemes =
  (...themes: string[]) =>
  (game: SeedGame) =>
    themes.includes(game.theme);

/** Twelve categories: one leads to the jackpots page, one is empty out of season. */
export const CATEGORIES: readonly SeedCategory[] = [
  {
    id: 1,
    name: both('Popular', 'Populaires'),
    type: 'all',
    redirectUrl: null,
    holds: () => true,
    order: 'popularity',
    limit: 96,
  },
  {
    id: 2,
    name: both('New', 'Nouveautés'),
    type: 'all',
    redirectUrl: null,
    holds: () => true,
    order: 'released',
    limit: 72,
  },
  {
    id: 3,
    name: both('Jackpot slots', 'Machines à jackpot'),
    type: 'slot',
    redirectUrl: '/jackpots',
    holds: (game) => game.type === 'slot' && /(Deluxe|Stacks|Harvest)$/.test(game.name),
  },
  {
    id: 4,
    name: both('Multiways', 'Multiways'),
    type: 'slot',
    redirectUrl: null,
    holds: (game) => / (Multiways|Reels|XL)$/.test(game.name),
  },
  {
    id: 5,
    name: both('Live casino', 'Casino en direct'),
    type: 'live',
    redirectUrl: null,
    holds: (game) => game.type === 'live',
  },
  {
    id: 6,
    name: both('Roulette', 'Roulette'),
    type: 'all',
    redirectUrl: null,
    holds: inThemes('live-roulette', 'roulette'),
  },
  {
    id: 7,
    name: both('Blackjack', 'Blackjack'),
    type: 'all',
    redirectUrl: null,
    holds: inThemes('live-blackjack', 'blackjack'),
  },
  {
    id: 8,
    name: both('Crash & fast', 'Crash et jeux rapides'),
    type: 'fast',
    redirectUrl: null,
    holds: (game) => game.type === 'fast',
  },
  {
    id: 9,
    name: both('Table games', 'Jeux de table'),
    type: 'casino',
    redirectUrl: null,
    holds: (game) => game.type === 'casino',
  },
  {
    id: 10,
    name: both('Book games', 'Jeux de livres'),
    type: 'slot',
    redirectUrl: null,
    holds: inThemes('book'),
  },
  {
    id: 11,
    name: both('Fruit & sevens', 'Fruits et sept'),
    type: 'slot',
    redirectUrl: null,
    holds: inThemes('fruit', 'sevens'),
  },
  {
    id: 12,
    name: both('Summer festival', 'Festival d’été'),
    type: 'all',
    redirectUrl: null,
    holds: () => false,
  },
];
