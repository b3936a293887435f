import type { GameType } from './game-list';
import type { SeedProvider } from './providers';

/** Games with a rule instead of a theme: tables, live rooms, crash and instant games. */
export interface QuickFamily {
  /** Also the theme of the art. */
  id: string;
  type: GameType;
  focus: SeedProvider['focus'];
  motif: string;
  count: number;
  /** Title forms; `*` takes an opening. */
  forms: readonly string[];
  openings: readonly string[];
}

const words = (text: string) => text.split(',');
const ROOMS = words(
  'Aurora,Velvet,Riviera,Saffron,Grand Salon,Marquise,Opaline,Monarch Hall,Côte d’Or,Nocturne,Belle Rive,Emerald,Onyx,Soleil',
);
const TABLES = words(
  'Heritage,Baize,Monte Vero,Silver,Ambassador,Deco,Boulevard,Old Town,Lisbon,Platinum,Gentry,Harlequin',
);
const QUICK = words('Turbo,Neon,Skyline,Hyper,Lucky,Cosmo,Rebel,Pixel,Magma,Zen,Bolt,Nitro,Gravity,Retro');

export const QUICK_FAMILIES: readonly QuickFamily[] = [
  live('live-roulette', 'roulette', 34, 'Roulette *,* Roulette Live,* Auto Roulette'),
  live('live-blackjack', 'cards', 32, '* Blackjack,Blackjack *,* Blackjack VIP'),
  live('live-baccarat', 'baccarat', 22, '* Baccarat,Baccarat *,* Punto Banco'),
  live('live-show', 'wheel', 18, '* Wheel Show,* Studio Wheel,* Big Wheel'),
  live('live-dice', 'dice', 10, '* Sic Bo,* Dice Live'),
  table('roulette', 'roulette', 26, '* European Roulette,* French Roulette,* Roulette'),
  table('blackjack', 'cards', 28, '* Blackjack Classic,* Twenty One,* Pontoon'),
  table('poker', 'chips', 24, '* Hold’em,* Three Card Poker,* Stud Poker'),
  table('craps', 'dice', 12, '* Craps,* Dice Table'),
  table('baccarat', 'baccarat', 14, '* Mini Baccarat,* Baccarat Club'),
  fast('crash', 'rocket', 28, '* Crash,* Rocket,* Lift Off'),
  fast('plane', 'plane', 16, '* Pilot,* Skyrun,* Ace Flight'),
  fast('mines', 'bomb', 22, '* Mines,* Minefield,* Gold Mines'),
  fast('plinko', 'plinko', 18, '* Plinko,* Pegfall,* Drop'),
  fast('football', 'football', 18, '* Penalty,* Goal Rush,* Free Kick'),
  fast('keno', 'keno', 14, '* Keno,* Numbers,* Lotto Draw'),
];

function live(id: string, motif: string, count: number, forms: string): QuickFamily {
  return { id, type: 'live', focus: 'live', motif, count, forms: words(forms), openings: ROOMS };
}

function table(id: string, motif: string, count: number, forms: string): QuickFamily {
  return { id, type: 'casino', focus: 'tables', motif, count, forms: words(forms), openings: TABLES };
}

function fast(id: string, motif: string, count: number, forms: string): QuickFamily {
  return { id, type: 'fast', focus: 'fast', motif, count, forms: words(forms), openings: QUICK };
}
