import { seededRandom } from '../random';
import { PROVIDERS, slug, type SeedProvider } from './providers';
import { QUICK_FAMILIES, type QuickFamily } from './quick-families';
import { SLOT_THEMES, type SeedTheme } from './themes';

export type GameType = 'casino' | 'slot' | 'live' | 'fast';

/** One game of the house as it was invented; prices, places in categories and popularity are added by the seed. */
export interface SeedGame {
  sysname: string;
  name: string;
  provider: string;
  type: GameType;
  theme: string;
  /** The symbol drawn in front. */
  motif: string;
}

const SLOTS_PER_THEME = 46;
const SUFFIXES = [
  'Rush',
  'Deluxe',
  'Nights',
  'Parade',
  'Harvest',
  'Stacks',
  'Reels',
  'Frenzy',
  'Trail',
  'XL',
];

type Random = () => number;

function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

function slotTitle(random: Random, theme: SeedTheme, word: string): string {
  const form = theme.id === 'book' ? random() * 0.55 : random();
  if (form < 0.38) return `${word} of ${pick(random, theme.places)}`;
  if (form < 0.64) return `${pick(random, theme.openings)} ${word}`;
  if (form < 0.8) return `${pick(random, theme.openings)} ${word} ${pick(random, SUFFIXES)}`;
  if (form < 0.92) return `${word} ${pick(random, SUFFIXES)}`;
  return `${word} Multiways`;
}

/** Book games also carry further words after the place, because "Book of …" alone is a short list. */
function varied(random: Random, title: string): string {
  return `${title} ${pick(random, SUFFIXES)}`;
}

function studios(focus: SeedProvider['focus']): SeedProvider[] {
  return PROVIDERS.filter((provider) => provider.focus === focus);
}

function unusedTitle(taken: Set<string>, invent: (attempt: number) => string): string {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const title = invent(attempt);
    if (!taken.has(slug(title))) {
      taken.add(slug(title));
      return title;
    }
  }
  throw new Error('Too few words for so many games');
}

function slotsOf(theme: SeedTheme, taken: Set<string>): SeedGame[] {
  const random = seededRandom(`slots:${theme.id}`);
  return Array.from({ length: SLOTS_PER_THEME }, (_, index) => {
    const [word, motif] = theme.nouns[index % theme.nouns.length] ?? pick(random, theme.nouns);
    const name = unusedTitle(taken, (attempt) => {
      const title = slotTitle(random, theme, word);
      return attempt > 12 ? varied(random, title) : title;
    });
    const provider = pick(random, studios('slots')).sysname;
    return { sysname: slug(name), name, provider, type: 'slot', theme: theme.id, motif };
  });
}

function quickGamesOf(family: QuickFamily, taken: Set<string>): SeedGame[] {
  const random = seededRandom(`quick:${family.id}`);
  const name = (attempt: number) => {
    const title = pick(random, family.forms).replace('*', pick(random, family.openings));
    return attempt > 20 ? `${title} ${2 + Math.floor(random() * 8)}` : title;
  };
  return Array.from({ length: family.count }, () => {
    const title = unusedTitle(taken, name);
    const provider = pick(random, studios(family.focus)).sysname;
    return {
      sysname: slug(title),
      name: title,
      provider,
      type: family.type,
      theme: family.id,
      motif: family.motif,
    };
  });
}

function inventGames(): SeedGame[] {
  const taken = new Set<string>();
  return [
    ...SLOT_THEMES.flatMap((theme) => slotsOf(theme, taken)),
    ...QUICK_FAMILIES.flatMap((family) => quickGamesOf(family, taken)),
  ];
}

/** Every game of the house, always the same ones in the same order. */
export const GAMES: readonly SeedGame[] = inventGames();

const BY_SYSNAME = new Map(GAMES.map((game) => [game.sysname, game]));

/** The game of that sysname, or undefined where the house has none. */
export function findGame(sysname: string): SeedGame | undefined {
  return BY_SYSNAME.get(sysname);
}
