import * as bonuses from '@/lib/bonuses/api';
import * as cashback from '@/lib/cashback/api';
import * as cashier from '@/lib/cashier/api';
import { needsBanks } from '@/lib/cashier/form';
import * as games from '@/lib/games/api';
import * as loyalty from '@/lib/loyalty/api';
import { getBalance } from '@/lib/money/api';
import * as profile from '@/lib/profile/api';
import { getInfo } from '@/lib/session/api';
import { getTournaments } from '@/lib/tournaments/api';
import { firstOf, type Calls, type ReadScene } from './scene';

/** Key of the store in which the product remembers a cashback that was shown. */
export const STORED_KEY = 'already_seen_cashback_id';

/** Reads that need a signed-in player. None of them changes anything. */
export const playerReads = {
  'account.getInfo': ({ player }) => player.call(getInfo, {}),
  'account.getBalance': ({ player }) => player.call(getBalance, {}),
  'account.getprofileinfo': ({ player }) =>
    player.call(profile.getProfile, { fields: ['contacts', 'document'] }),
  'account.getPersonalDataFields': ({ player }) => player.call(profile.getPersonalDataFields, {}),
  'account.getDepositLimit': ({ player }) => player.call(profile.getDepositLimit, {}),
  'bonuses.get': ({ player }) =>
    player.call(bonuses.getBonuses, {
      count: 20,
      offset: 0,
      fields: ['description', 'status'],
      status: 'all',
    }),
  'BettingBonuses.get': ({ player }) => player.call(bonuses.getBettingBonuses, {}),
  'cashbacks.get': ({ player }) =>
    player.call(cashback.getCashbacks, {
      offset: 0,
      count: 20,
      sort: 'end_date',
      order: 'desc',
      statuses: ['active', 'paid_out'],
      fields: ['description'],
    }),
  'cashier.getdepositsettings': ({ player }) => player.call(cashier.getDepositSettings, {}),
  'cashier.getwithdrawsettings': ({ player }) => player.call(cashier.getWithdrawSettings, {}),
  'cashier.getbanks': async ({ player }) => {
    const { methods } = await player.call(cashier.getWithdrawSettings, {});
    // The product requests them only where a field brings no banks of its own; the response must fit all the same.
    const byBank = methods.filter((method) => needsBanks(method) || method.sysname.includes('bank'));
    const { sysname } = firstOf(byBank, 'no withdrawal method requires a bank');
    return player.call(cashier.getBanks, { method: sysname });
  },
  'cashier.getdepositinfo': async ({ player }) => {
    const { items } = await player.call(cashier.getPaymentHistory, { offset: 0, count: 1, type: 'deposit' });
    const { id } = firstOf(items, 'the account has made no deposit yet');
    return player.call(cashier.getDepositInfo, { id });
  },
  'cashier.gethistory': ({ player }) =>
    player.call(cashier.getPaymentHistory, { offset: 0, count: 50, type: 'all' }),
  'freespins.get': ({ player }) =>
    player.call(games.getFreeSpins, { fields: ['description'], status: 'active', count: 99 }),
  'games.getLikes': ({ player }) => player.call(games.getLikes, {}),
  'games.getHistory': ({ player }) => player.call(games.getGameHistory, { offset: 0, count: 10 }),
  'games.gethistoryexportrequest': ({ player }) => player.call(games.getHistoryExport, {}),
  'loyalty.getinfo': ({ player }) => player.call(loyalty.getLoyaltyInfo, {}),
  'loyalty.getcharacters': ({ player }) => player.call(loyalty.getCharacters, { offset: 0, count: 20 }),
  'loyalty.getnotifications': ({ player }) => player.call(loyalty.getNotifications, {}),
  'storage.get': ({ player }) => player.call(cashback.getStored, { key: STORED_KEY }),
  'storage.getKeys': ({ player }) => player.call(cashback.getStoredKeys, {}),
  'tournaments.get': ({ player }) => player.call(getTournaments, { fields: ['description'] }),
} satisfies Calls<ReadScene>;

/** Reads that guests get a response to as well; a player's has more in it. */
export const ALSO_FOR_GUESTS: ReadonlySet<string> = new Set<keyof typeof playerReads>([
  'account.getInfo',
  'tournaments.get',
]);
