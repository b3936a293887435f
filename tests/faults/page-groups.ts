import type { Locale } from '@/i18n/routing';
import type { FallbackTitles } from './judge-page';
import { readMessages } from './messages';

/** One of the 16 groups of pages, by an address that the sandbox's world has. */
export interface PageGroup {
  name: string;
  /** Without locale prefix. */
  path: string;
  isForPlayers?: boolean;
  /** Shows one item of the platform, and says so when there is none. */
  isItem?: boolean;
}

/** The 16 groups, their items taken from the platform as it responds now. */
export async function pageGroups(platform: string): Promise<readonly PageGroup[]> {
  const query = 'v=2.34&locale=en';
  const first = async (method: string, field: string) => {
    const response = await fetch(`${platform}/api/${method}?${query}`);
    const { data } = (await response.json()) as { data: { items: Record<string, unknown>[] } };
    return String(data.items[0]?.[field]);
  };
  const [game, offer, tournament, program] = await Promise.all([
    first('games.get', 'sysname'),
    first('campaigns.getoffers', 'id'),
    first('tournaments.get', 'id'),
    first('loyalty.getPrograms', 'sysname'),
  ]);
  return [
    { name: 'home', path: '/' },
    { name: 'slug page', path: '/terms', isItem: true },
    { name: 'games hall', path: '/gamehall' },
    { name: 'category', path: '/gamehall/1', isItem: true },
    { name: 'game', path: `/game/${game}`, isItem: true },
    { name: 'jackpots', path: '/jackpots' },
    { name: 'offer', path: `/offers/${offer}`, isItem: true },
    { name: 'promotions', path: '/promotions' },
    { name: 'tournament', path: `/tournaments/${tournament}`, isItem: true },
    { name: 'loyalty', path: `/loyalty/${program}`, isItem: true },
    { name: 'winners', path: '/winners' },
    { name: 'betting', path: '/betting' },
    { name: 'deposit', path: '/cashier/deposit', isForPlayers: true },
    { name: 'history', path: '/cashier/history', isForPlayers: true },
    { name: 'profile', path: '/profile/settings', isForPlayers: true },
    { name: 'support', path: '/support' },
  ];
}

const STAND_INS = ['notFound', 'forbidden', 'maintenance', 'userBlocked'] as const;

/** Titles of the pages that stand for others: the operator's, and the built-in ones where those cannot be read. */
export async function fallbackTitles(content: string): Promise<FallbackTitles> {
  const titles = async (locale: Locale) => {
    const response = await fetch(`${content}/api/common?locale=${locale}`);
    const { data } = (await response.json()) as { data: { attributes: { systemPages: Titles } } };
    const own = readMessages(locale).system;
    return STAND_INS.flatMap((name) => [own[name].title, data.attributes.systemPages[name]?.title ?? '']);
  };
  return { en: await titles('en'), fr: await titles('fr') };
}

type Titles = Readonly<Record<string, { title?: string } | undefined>>;
