import { handleEvent } from '@/lib/analytics/api';
import * as games from '@/lib/games/api';
import { getJackpots, getWinners } from '@/lib/jackpots/api';
import * as loyalty from '@/lib/loyalty/api';
import { getMetadata } from '@/lib/metadata/api';
import { getPopup } from '@/lib/popups/api';
import * as support from '@/lib/support/api';
import * as tournaments from '@/lib/tournaments/api';
import type { Calls } from './scene';

export const gameCalls = {
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
  'games.getLikes': async ({ player }) => {
    const [game] = (await player.call(games.getGames, { count: 1 })).items;
    await player.call(games.addLike, { sysname: game?.sysname ?? '' });
    return player.call(games.getLikes, {});
  },
  'games.addLike': async ({ player }) => {
    const [game] = (await player.call(games.getGames, { count: 1 })).items;
    return player.call(games.addLike, { sysname: game?.sysname ?? '' });
  },
  'games.removeLike': async ({ player }) => {
    const [game] = (await player.call(games.getGames, { count: 1 })).items;
    return player.call(games.removeLike, { sysname: game?.sysname ?? '' });
  },
  'games.getHistory': ({ player }) => player.call(games.getGameHistory, { offset: 0, count: 10 }),
  'games.gethistoryexportrequest': async ({ player }) => {
    await player.call(games.createHistoryExport, {});
    return player.call(games.getHistoryExport, {});
  },
  'games.createhistoryexportrequest': ({ fresh }) => fresh.call(games.createHistoryExport, {}),
  'freespins.get': ({ player }) =>
    player.call(games.getFreeSpins, { fields: ['description'], status: 'active', count: 99 }),
  'Jackpots.get': ({ guest }) => guest.call(getJackpots, { fields: ['description'] }),
  'Jackpots.getWinners': ({ guest }) => guest.call(getWinners, { offset: 0, count: 10 }),
  'tournaments.get': ({ player }) => player.call(tournaments.getTournaments, { fields: ['description'] }),
  'leaderboard.get': async ({ guest }) => {
    const { items } = await guest.call(tournaments.getTournaments, { fields: ['description'] });
    const running = items.find(({ status }) => status === 'active');
    return guest.call(tournaments.getLeaderboard, { tournament_id: running?.id ?? '0', count: 10 });
  },
  'tournaments.participate': async ({ player }) => {
    const { items } = await player.call(tournaments.getTournaments, { fields: ['description'] });
    return player.call(tournaments.participate, {
      id: items.find(({ status }) => status === 'active')?.id ?? '0',
    });
  },
} satisfies Calls;

export const otherCalls = {
  'loyalty.getinfo': ({ player }) => player.call(loyalty.getLoyaltyInfo, {}),
  'loyalty.getcharacters': ({ player }) => player.call(loyalty.getCharacters, { offset: 0, count: 20 }),
  'loyalty.setcharacter': async ({ player }) => {
    const { paged } = await player.call(loyalty.getCharacters, { offset: 0, count: 1 });
    return player.call(loyalty.setCharacter, { id: paged.items[0]?.id ?? '0' });
  },
  'loyalty.getproducts': ({ guest }) => guest.call(loyalty.getProducts, { offset: 0, count: 50 }),
  'loyalty.buyproduct': async ({ player }) => {
    const { points } = await player.call(loyalty.getLoyaltyInfo, {});
    const { items } = await player.call(loyalty.getProducts, { offset: 0, count: 50 });
    const affordable = items.find(({ price, is_available: isLeft }) => isLeft && price <= points);
    return player.call(loyalty.buyProduct, { id: affordable?.id ?? '0' });
  },
  'loyalty.getnotifications': ({ player }) => player.call(loyalty.getNotifications, {}),
  'loyalty.getPrograms': ({ guest }) => guest.call(loyalty.getPrograms, {}),
  'loyalty.getProgram': async ({ guest }) => {
    const { items } = await guest.call(loyalty.getPrograms, {});
    return guest.call(loyalty.getProgram, { sysname: items[0]?.sysname ?? '' });
  },
  'metadata.get': ({ guest }) => guest.call(getMetadata, {}),
  'popups.get': ({ guest }) => guest.call(getPopup, { sysname: 'summer', preview: 1 }),
  'events.handle': ({ guest }) => guest.call(handleEvent, { event_name: 'registration', event_params: {} }),
  'support.getsettings': ({ player }) => player.call(support.getSupportSettings, {}),
  'Support.sendFeedback': ({ guest }) =>
    guest.call(support.sendFeedback, {
      name: 'Ann',
      email: 'ann@example.com',
      subject: 'Hello',
      message: 'A question about bonuses',
    }),
  'FreshChat.storeChatEvent': ({ player }) =>
    player.call(support.storeChatEvent, { event_name: 'opened', event_params: { page: '/' } }),
} satisfies Calls;
