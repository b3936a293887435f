/** Public pages of every route by what they are about, with addresses that the sandbox's world has. */
export const PUBLIC_GROUPS = {
  'of the site': ['/', '/terms', '/support', '/unsubscribe', '/confirmation', '/confirmation/success'],
  'of games': ['/gamehall', '/gamehall/1', '/game/{game}', '/providers', '/winners', '/betting'],
  'of jackpots and tournaments': [
    '/jackpots',
    '/jackpots/{jackpot}',
    '/tournaments',
    '/tournaments/{tournament}',
    '/tournaments/{tournament}/gamehall',
  ],
  'of offers and loyalty': [
    '/offers',
    '/offers/{offer}',
    '/promotions',
    '/promotions/{promotion}',
    '/loyalty',
    '/loyalty/shop',
    '/loyalty/{program}',
  ],
} as const;

/** Pages of a signed-in player, likewise. */
export const PLAYER_GROUPS = {
  'of the cashier': [
    '/cashier/deposit',
    '/cashier/deposit/{method}',
    '/cashier/history',
    '/cashier/withdraw',
    '/cashier/wallet',
    '/cashier/receipt',
  ],
  'after a payment': [
    '/cashier/paycancel',
    '/cashier/paymobile',
    '/cashier/paynewwindow',
    '/cashier/payfail',
    '/cashier/payfail/{transaction}',
    '/cashier/paypending',
    '/cashier/paysuccess',
    '/cashier/paysuccess/{transaction}',
  ],
  'of the profile': [
    '/profile/settings',
    '/profile/security',
    '/profile/notification',
    '/profile/verification',
    '/profile/responsible-game',
  ],
  'of bonuses and play': ['/profile/bonuses', '/profile/bets', '/profile/cashback', '/profile/loyalty'],
} as const;

export const PUBLIC_PAGES = Object.values(PUBLIC_GROUPS).flat();
export const PLAYER_PAGES = Object.values(PLAYER_GROUPS).flat();

const PLATFORM = `http://127.0.0.1:${process.env.E2E_PLATFORM_PORT ?? '3101'}`;

async function firstOf(platform: string, method: string, field: string): Promise<string> {
  const response = await fetch(`${platform}/api/${method}`);
  const { data } = (await response.json()) as { data: { items: Record<string, unknown>[] } };
  return String(data.items[0]?.[field]);
}

/** Fills the marks of an address with what the sandbox's platform, by its origin, has. */
export async function realAddress(path: string, platform = PLATFORM): Promise<string> {
  const query = 'v=2.34&locale=en';
  const values: Record<string, () => Promise<string>> = {
    game: () => firstOf(platform, `games.get?${query}&count=1`, 'sysname'),
    jackpot: () => firstOf(platform, `Jackpots.get?${query}`, 'id'),
    program: () => firstOf(platform, `loyalty.getPrograms?${query}`, 'sysname'),
    offer: () => firstOf(platform, `campaigns.getoffers?${query}`, 'id'),
    promotion: () => firstPromotion(platform),
    tournament: () => firstOf(platform, `tournaments.get?${query}`, 'id'),
    method: () => Promise.resolve('card'),
    transaction: () => Promise.resolve('1'),
  };
  const mark = /\{(\w+)\}/.exec(path)?.[1];
  const value = mark === undefined ? undefined : values[mark];
  return value ? path.replace(`{${mark}}`, await value()) : path;
}

async function firstPromotion(platform: string): Promise<string> {
  const response = await fetch(`${platform}/api/campaigns.getoffers?v=2.34&locale=en`);
  const { data } = (await response.json()) as { data: { items: { promotions: { id: number }[] }[] } };
  return String(data.items.find(({ promotions }) => promotions.length > 0)?.promotions[0]?.id);
}
