import { isoSeconds } from '../../world/clock';
import { jackpotAmount, jackpotWins } from '../../world/jackpot-clock';
import { toAmount } from '../../world/money';
import { findGame } from '../../world/seed/game-list';
import { JACKPOTS } from '../../world/seed/jackpots';
import { countParam, type SandboxMethod, type SandboxMethods } from '../method';
import { itemAndRest, page } from './paging';

const DEFAULT_COUNT = 20;
const CURRENCY = 'EUR';

const get: SandboxMethod = {
  verb: 'GET',
  isForPlayers: false,
  handle: ({ world, query, locale }) => {
    const now = world.clock.now();
    const items = itemAndRest(JACKPOTS, query).map((jackpot) => ({
      id: jackpot.id,
      amount: toAmount(jackpotAmount(jackpot, now), CURRENCY),
      description: {
        name_1: jackpot.name[locale],
        text_1: jackpot.text[locale],
        image_1: `/platform/media/jackpots/${jackpot.sysname}.webp`,
      },
    }));
    return page(items, query, DEFAULT_COUNT);
  },
};

const getWinners: SandboxMethod = {
  verb: 'GET',
  isForPlayers: false,
  handle: ({ world, query }) => {
    const jackpotId = query.has('jackpot_id') ? countParam(query, 'jackpot_id', 0) : undefined;
    const { items, total } = page(jackpotWins(world.clock.now(), jackpotId), query, DEFAULT_COUNT);
    return {
      items: items.map((win) => ({
        id: win.id,
        jackpot_id: win.jackpotId,
        fakename: win.fakename,
        game: { sysname: win.gameSysname, name: findGame(win.gameSysname)?.name ?? win.gameSysname },
        amount: toAmount(win.amountMinor, CURRENCY),
        created_at: isoSeconds(win.at),
      })),
      total,
    };
  },
};

/** Growing jackpots and those who won them. */
export const jackpotsMethods: SandboxMethods = { 'Jackpots.get': get, 'Jackpots.getWinners': getWinners };
