import type { Text } from '../texts';
import { both } from './both';
import type { SeedGame } from './game-list';

const HOUR_MS = 3_600_000;

/** A progressive jackpot. Its amount follows from the clock alone (see `jackpot-clock.ts`). */
export interface SeedJackpot {
  id: number;
  sysname: string;
  name: Text;
  text: Text;
  /** Minor units right after a fall. */
  baseMinor: number;
  /** Minor units added per hour. */
  hourlyMinor: number;
  /** Mean time between two falls. */
  periodMs: number;
  holds: (game: SeedGame) => boolean;
}

const slotOf =
  (...themes: string[]) =>
  (game: SeedGame) =>
    themes.includes(game.theme);

export const JACKPOTS: readonly SeedJackpot[] = [
  {
    id: 61,
    sysname: 'grand-aurora',
    name: both('Grand Aurora', 'Grand Aurora'),
    text: both(
      'The house’s largest pool. A share of every bet on its games feeds it, and it may drop on any spin, whatever the stake.',
      'La plus grande cagnotte de la maison. Une part de chaque mise sur ses jeux l’alimente, et elle peut tomber sur n’importe quel tour, quelle que soit la mise.',
    ),
    baseMinor: 50_000_000,
    hourlyMinor: 118_375,
    periodMs: 19 * 24 * HOUR_MS,
    holds: slotOf('egypt', 'dragon', 'gems', 'greek', 'book'),
  },
  {
    id: 62,
    sysname: 'royal-comet',
    name: both('Royal Comet', 'Comète royale'),
    text: both(
      'Drops about once a week. The longer the comet travels, the brighter it shines.',
      'Tombe environ une fois par semaine. Plus la comète voyage, plus elle brille.',
    ),
    baseMinor: 7_500_000,
    hourlyMinor: 61_240,
    periodMs: 7 * 24 * HOUR_MS,
    holds: slotOf('space', 'magic', 'sevens'),
  },
  {
    id: 63,
    sysname: 'tidal-fortune',
    name: both('Tidal Chest', 'Coffre des marées'),
    text: both(
      'Twice a week the tide brings a chest ashore on one of the sea and pirate games.',
      'Deux fois par semaine, la marée dépose un coffre sur l’un des jeux de mer ou de pirates.',
    ),
    baseMinor: 2_000_000,
    hourlyMinor: 32_410,
    periodMs: 84 * HOUR_MS,
    holds: slotOf('ocean', 'pirate'),
  },
  {
    id: 64,
    sysname: 'wild-summit',
    name: both('Wild Summit', 'Sommet sauvage'),
    text: both(
      'Drops within 48 hours, in forest, prairie and frontier games.',
      'Tombe dans les 48 heures, sur les jeux de forêt, de prairie et de Far West.',
    ),
    baseMinor: 500_000,
    hourlyMinor: 14_905,
    periodMs: 26 * HOUR_MS,
    holds: slotOf('wild', 'jungle', 'west', 'norse'),
  },
  {
    id: 65,
    sysname: 'sweet-hour',
    name: both('Sweet Hour', 'Heure sucrée'),
    text: both(
      'Several times an hour, small and quick, on fruit, candy and winter games.',
      'Plusieurs fois par heure, petit et rapide, sur les jeux de fruits, de bonbons et d’hiver.',
    ),
    baseMinor: 2_000,
    hourlyMinor: 61_240,
    periodMs: HOUR_MS / 4,
    holds: slotOf('fruit', 'candy', 'winter'),
  },
  {
    id: 66,
    sysname: 'red-lantern',
    name: both('Red Lantern', 'Lanterne rouge'),
    text: both(
      'Four lanterns, one of them lit. Whoever finds it in the Asian, circus or night games takes the whole pool.',
      'Quatre lanternes, une seule allumée. Celui qui la trouve dans les jeux d’Asie, de cirque ou de nuit emporte toute la cagnotte.',
    ),
    baseMinor: 20_000,
    hourlyMinor: 61_730,
    periodMs: 3 * HOUR_MS,
    holds: slotOf('asia', 'circus', 'heist', 'horror', 'aztec'),
  },
  {
    id: 67,
    sysname: 'table-crown',
    name: both('Table Crown', 'Couronne des tables'),
    text: both(
      'For card and wheel players: roulette, blackjack, poker and baccarat tables share this crown.',
      'Pour les amateurs de cartes et de roues : roulette, blackjack, poker et baccara se partagent cette couronne.',
    ),
    baseMinor: 3_000_000,
    hourlyMinor: 17_860,
    periodMs: 132 * HOUR_MS,
    holds: (game) => game.type === 'casino',
  },
];
