import { handleEvent } from '@/lib/analytics/api';
import * as games from '@/lib/games/api';
import * as loyalty from '@/lib/loyalty/api';
import { getPopup } from '@/lib/popups/api';
import * as support from '@/lib/support/api';
import * as tournaments from '@/lib/tournaments/api';
import type { Calls } from './scene';

export const gameCalls = {
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
  'games.gethistoryexportrequest': async ({ player }) => {
    await player.call(games.createHistoryExport, {});
    return player.call(games.getHistoryExport, {});
  },
  'games.createhistoryexportrequest': ({ fresh }) => fresh.call(games.createHistoryExport, {}),
  'tournaments.participate': async ({ player }) => {
    const { items } = await player.call(tournaments.getTournaments, { fields: ['description'] });
    return player.call(tournaments.participate, {
      id: items.find(({ status }) => status === 'active')?.id ?? '0',
    });
  },
} satisfies Calls;

export const otherCalls = {
  'loyalty.setcharacter': async ({ player }) => {
    const { paged } = await player.call(loyalty.getCharacters, { offset: 0, count: 1 });
    return player.call(loyalty.setCharacter, { id: paged.items[0]?.id ?? '0' });
  },
  'loyalty.buyproduct': async ({ player }) => {
    const { points } = await player.call(loyalty.getLoyaltyInfo, {});
    const { items } = await player.call(loyalty.getProducts, { offset: 0, count: 50 });
    const affordable = items.find(({ price, is_available: isLeft }) => isLeft && price <= points);
    return player.call(loyalty.buyProduct, { id: affordable?.id ?? '0' });
  },
  'popups.get': ({ guest }) => guest.call(getPopup, { sysname: 'summer', preview: 1 }),
  'events.handle': ({ guest }) => guest.call(handleEvent, { event_name: 'registration', event_params: {} }),
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
