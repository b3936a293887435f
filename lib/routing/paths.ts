import { encodePart } from './encode';

/** Children of the profile area, in the order of its menu (R-ROUTE-21). */
export const PROFILE_CHILDREN = [
  'settings',
  'security',
  'notification',
  'verification',
  'bonuses',
  'bets',
  'cashback',
  'loyalty',
  'responsible-game',
] as const;
export type ProfileChild = (typeof PROFILE_CHILDREN)[number];

/** Values of the `tab` query of the history; the first one is shown without it (R-ROUTE-10). */
export const HISTORY_TABS = ['deposit', 'withdrawal', 'bonuses', 'cashbacks'] as const;
export type HistoryTab = (typeof HISTORY_TABS)[number];

export interface GameHallFilter {
  category?: string | number;
  providers?: readonly string[];
}

/**
 * Every address of the site without locale prefix, parameters encoded (Spec §2). The locale is added by the
 * navigation wrappers or by `localePath`.
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
  cashier: () => '/cashier',
  billing: () => '/cashier/billing',
  deposit: (sysname?: string) => withParameter('/cashier/deposit', sysname),
  withdraw: () => '/cashier/withdraw',
  wallet: () => '/cashier/wallet',
  history: (tab?: HistoryTab) => (tab ? `/cashier/history?tab=${tab}` : '/cashier/history'),
  receipt: () => '/cashier/receipt',
  payCancel: () => '/cashier/paycancel',
  payMobile: () => '/cashier/paymobile',
  payNewWindow: () => '/cashier/paynewwindow',
  payFail: (transaction?: string) => withParameter('/cashier/payfail', transaction),
  payPending: (transaction?: string) => withParameter('/cashier/paypending', transaction),
  paySuccess: (transaction?: string) => withParameter('/cashier/paysuccess', transaction),
  profileHome: () => '/profile',
  profile: (child: ProfileChild = 'settings') => `/profile/${child}`,
  bets: () => '/bets',
  responsibleGame: () => '/responsible-game',
  icons: () => '/_icons',
} as const;

function gameHallQuery({ category, providers = [] }: GameHallFilter): string {
  const parts: string[] = [];
  if (category !== undefined && category !== '') parts.push(`category=${encodePart(category)}`);
  if (providers.length > 0) parts.push(`providers=${providers.map(encodePart).join(',')}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

function withParameter(path: string, value: string | undefined): string {
  return value === undefined || value === '' ? path : `${path}/${segment(value)}`;
}

/** Dots alone would climb to another page, in encoded form too: such a value is led to a page that is not found. */
function segment(value: string | number): string {
  const encoded = encodePart(value);
  return encoded === '.' || encoded === '..' || encoded === '' ? '-' : encoded;
}
