import type { HistoryTab, ProfileChild } from './account-parts';
import { encodePart } from './encode';

export interface GameHallFilter {
  category?: string | number;
  providers?: readonly string[];
}

/**
 * Paths of the site without locale prefix (the navigation wrappers or `localePath` add it), parameters encoded; those
 * after a payment are in `pay-paths`, so that not every page loads them.
 */
export const paths = {
  home: () => '/',
  slug: (slug: string) => `/${segment(slug)}`,
  betting: () => '/betting',
  support: () => '/support',
  unsubscribe: () => '/unsubscribe',
  providers: () => '/providers',
  winners: () => '/winners',
  confirmation: () => '/confirmation',
  confirmationSuccess: () => '/confirmation/success',
  gameHall: (filter: GameHallFilter = {}) => `/gamehall${gameHallQuery(filter)}`,
  category: (id: string | number) => `/gamehall/${segment(id)}`,
  game: (sysname: string) => `/game/${segment(sysname)}`,
  jackpots: () => '/jackpots',
  jackpot: (id: string | number) => `/jackpots/${segment(id)}`,
  tournaments: () => '/tournaments',
  tournament: (id: string | number) => `/tournaments/${segment(id)}`,
  tournamentGames: (id: string | number) => `/tournaments/${segment(id)}/gamehall`,
  offers: () => '/offers',
  offer: (id: string | number) => `/offers/${segment(id)}`,
  promotions: () => '/promotions',
  promotion: (id: string | number) => `/promotions/${segment(id)}`,
  loyalty: () => '/loyalty',
  loyaltyShop: () => '/loyalty/shop',
  loyaltyProgram: (sysname: string) => `/loyalty/${segment(sysname)}`,
  deposit: (sysname?: string) => withParameter('/cashier/deposit', sysname),
  withdraw: () => '/cashier/withdraw',
  wallet: () => '/cashier/wallet',
  history: (tab?: HistoryTab) => (tab ? `/cashier/history?tab=${tab}` : '/cashier/history'),
  profile: (child: ProfileChild = 'settings') => `/profile/${child}`,
} as const;

function gameHallQuery({ category, providers = [] }: GameHallFilter): string {
  const parts: string[] = [];
  if (category !== undefined && category !== '') parts.push(`category=${encodePart(category)}`);
  if (providers.length > 0) parts.push(`providers=${providers.map(encodePart).join(',')}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

export function withParameter(path: string, value: string | undefined): string {
  return value === undefined || value === '' ? path : `${path}/${segment(value)}`;
}

/** A value of only dots, even encoded, would resolve to another page: such a value leads to the not-found page. */
function segment(value: string | number): string {
  const encoded = encodePart(value);
  return encoded === '.' || encoded === '..' || encoded === '' ? '-' : encoded;
}
