import { getBanners } from '@/lib/banners/api';
import * as games from '@/lib/games/api';
import { getJackpots, getWinners } from '@/lib/jackpots/api';
import * as loyalty from '@/lib/loyalty/api';
import { getMetadata } from '@/lib/metadata/api';
import { getCurrencyRates } from '@/lib/money/api';
import { getOffers } from '@/lib/offers/api';
import { getContactPhoneSettings } from '@/lib/forms/api';
import * as session from '@/lib/session/api';
import * as support from '@/lib/support/api';
import * as tournaments from '@/lib/tournaments/api';
import { firstOf, type Calls, type ReadScene } from './scene';

const DESCRIBED = { fields: ['description'] } as const;

/** Reads open to guests, each as the product sends it. */
export const guestReads = {
  'metadata.getgeneralinfo': ({ guest }) => guest.call(session.getGeneralInfo, {}),
  'metadata.get': ({ guest }) => guest.call(getMetadata, {}),
  'account.getContactPhoneSettings': ({ guest }) => guest.call(getContactPhoneSettings, {}),
  'account.getcurrencyrates': ({ guest }) => guest.call(getCurrencyRates, {}),
  'banners.get': ({ guest }) =>
    guest.call(getBanners, { offset: 0, count: 10, fields: ['id', 'finished_at', 'description'] }),
  'campaigns.getoffers': ({ guest }) =>
    guest.call(getOffers, { offset: 0, fields: ['trigger', 'description', 'promotions'] }),
  'games.get': ({ guest }) =>
    guest.call(games.getGames, {
      options: { type: 'slot' },
      offset: 0,
      count: 15,
      fields: ['description'],
      sort_options: ['name'],
      order: 'asc',
    }),
  'games.getCategories': ({ guest }) => guest.call(games.getCategories, {}),
  'games.getProviders': ({ guest }) =>
    guest.call(games.getProviders, { fields: ['game_params'], types: ['casino', 'slot', 'live', 'fast'] }),
  'Jackpots.get': ({ guest }) => guest.call(getJackpots, DESCRIBED),
  'Jackpots.getWinners': ({ guest }) => guest.call(getWinners, { offset: 0, count: 10 }),
  'leaderboard.get': async ({ guest }) => {
    const { items } = await guest.call(tournaments.getTournaments, DESCRIBED);
    const shown = items.find(({ status }) => status === 'active') ?? firstOf(items, 'there is no tournament');
    return guest.call(tournaments.getLeaderboard, { tournament_id: shown.id, count: 10 });
  },
  'loyalty.getproducts': ({ guest }) => guest.call(loyalty.getProducts, { offset: 0, count: 50 }),
  'loyalty.getPrograms': ({ guest }) => guest.call(loyalty.getPrograms, {}),
  'loyalty.getProgram': async ({ guest }) => {
    const { items } = await guest.call(loyalty.getPrograms, {});
    const { sysname } = firstOf(items, 'there is no loyalty programme');
    return guest.call(loyalty.getProgram, { sysname });
  },
  'support.getsettings': ({ guest }) => guest.call(support.getSupportSettings, {}),
} satisfies Calls<ReadScene>;
