import { handleEvent } from '@/lib/analytics/api';
import { register, restore } from '@/lib/auth/api';
import { getBanners } from '@/lib/banners/api';
import * as bonuses from '@/lib/bonuses/api';
import * as cashback from '@/lib/cashback/api';
import * as cashier from '@/lib/cashier/api';
import * as games from '@/lib/games/api';
import { getJackpots, getWinners } from '@/lib/jackpots/api';
import * as loyalty from '@/lib/loyalty/api';
import { getMetadata } from '@/lib/metadata/api';
import { getBalance, getCurrencyRates, setCurrency } from '@/lib/money/api';
import * as offers from '@/lib/offers/api';
import type { PlatformMethodName } from '@/lib/platform/names';
import { getPopup } from '@/lib/popups/api';
import * as profile from '@/lib/profile/api';
import * as session from '@/lib/session/api';
import * as support from '@/lib/support/api';
import * as tournaments from '@/lib/tournaments/api';
import * as verification from '@/lib/verification/api';
import type { CodePurpose } from '@/sandbox/world/codes';
import type { Visitor } from '../support/sandbox-visitor';

/** Who calls a method in the contract tests. */
export interface Scene {
  guest: Visitor;
  /** The demo account, with a history of its own. */
  player: Visitor;
  /** An account nobody else uses, for calls that change who may sign in. */
  fresh: Visitor;
  /** The code the platform sent last for a purpose and target. */
  code(purpose: CodePurpose, target: string): string;
}

type Call = (scene: Scene) => Promise<unknown>;

const DEMO_EMAIL = 'demo@example.com';
const OFFER_FIELDS = ['trigger', 'description', 'promotions'] as const;
const CARD = { card_number: '4242 4242 4242 4242', card_holder: 'Camille Laurent' };

async function bonusOf(player: Visitor, status: string): Promise<string> {
  const fields = ['description', 'status'] as const;
  const { items } = await player.call(bonuses.getBonuses, { count: 20, offset: 0, fields, status: 'all' });
  return items.find((bonus) => bonus.status === status)?.id ?? '0';
}

async function bettingBonusOf(player: Visitor, status: string): Promise<string> {
  const { items } = await player.call(bonuses.getBettingBonuses, {});
  return items.find((bonus) => bonus.status === status)?.id ?? '0';
}

async function makeDeposit(player: Visitor) {
  return player.call(cashier.makeDeposit, {
    method: 'card',
    amount: '50',
    campaign_offer_id: null,
    requisites: CARD,
  });
}

async function makeWithdrawal(player: Visitor) {
  return player.call(cashier.makeWithdrawal, { method: 'card', amount: '20', requisites: CARD });
}

const sessionCalls = {
  'account.getInfo': ({ player }) => player.call(session.getInfo, {}),
  'metadata.getgeneralinfo': ({ guest }) => guest.call(session.getGeneralInfo, {}),
  'auth.login': ({ fresh }) =>
    fresh.call(session.login, { login: DEMO_EMAIL, password: 'Demo1234', code: '' }),
  'auth.logout': ({ fresh }) => fresh.call(session.logout, {}),
  'auth.register': ({ guest }) =>
    guest.call(register, { email: 'new@example.com', password: 'Secret12', terms: true, notify: false }),
  'auth.restore': ({ guest }) => guest.call(restore, { login: DEMO_EMAIL }),
  'account.changelocale': ({ guest }) => guest.call(session.changeLocale, { locale: 'fr' }),
  'account.changeTwoFactorAuth': ({ fresh }) =>
    fresh.call(session.changeTwoFactorAuth, { two_factor_auth: true }),
  'account.confirmTwoFactorAuth': async ({ fresh, code }) => {
    await fresh.call(session.changeTwoFactorAuth, { two_factor_auth: true });
    return fresh.call(session.confirmTwoFactorAuth, { code: code('two_factor', '1') });
  },
} satisfies Partial<Record<PlatformMethodName, Call>>;

const profileCalls = {
  'account.getprofileinfo': ({ player }) =>
    player.call(profile.getProfile, { fields: ['contacts', 'document'] }),
  'account.getPersonalDataFields': ({ player }) => player.call(profile.getPersonalDataFields, {}),
  'account.getContactPhoneSettings': ({ guest }) => guest.call(profile.getContactPhoneSettings, {}),
  'account.getDepositLimit': ({ player }) => player.call(profile.getDepositLimit, {}),
  'account.saveProfileInfo': ({ player }) =>
    player.call(profile.saveProfile, {
      first_name: 'Camille',
      sex: 2,
      birth_date: '1990-05-21',
      document: { type: 'cpf', number: '12345678901' },
    }),
  'account.addcontact': ({ player }) =>
    player.call(profile.addContact, { contact: 'second@example.com', phone_country_code: null }),
  'account.sendconfirmationtocontact': ({ player }) =>
    player.call(profile.sendConfirmationToContact, { contact: '33612345678' }),
  'account.confirmContact': async ({ player, guest, code }) => {
    const contact = '33612345678';
    await player.call(profile.sendConfirmationToContact, { contact });
    return guest.call(profile.confirmContact, { contact, code: code('contact', contact) });
  },
  'account.changeSubscription': ({ player }) =>
    player.call(profile.changeSubscription, { contact: DEMO_EMAIL, subscription: true }),
  'account.unsubscribe': ({ guest, code }) =>
    guest.call(profile.unsubscribe, { contact: DEMO_EMAIL, code: code('unsubscribe', DEMO_EMAIL) }),
  'account.changepassword': ({ fresh }) =>
    fresh.call(profile.changePassword, {
      old_password: 'Secret12',
      new_password: 'Secret34',
      repeat_password: 'Secret34',
    }),
  'account.changefakename': ({ player }) => player.call(profile.changeFakeName, { fakename: 'Lucky8' }),
  'account.setUserOnVerification': ({ fresh }) => fresh.call(verification.setUserOnVerification, {}),
  'sumsub.createApplicant': ({ player }) => player.call(verification.createApplicant, {}),
  'sumsub.getAccessToken': ({ player }) => player.call(verification.getAccessToken, {}),
} satisfies Partial<Record<PlatformMethodName, Call>>;

const moneyCalls = {
  'account.getBalance': ({ player }) => player.call(getBalance, {}),
  'account.getcurrencyrates': ({ guest }) => guest.call(getCurrencyRates, {}),
  'account.setCurrency': ({ fresh }) => fresh.call(setCurrency, { currency: 'USD' }),
  'cashier.getdepositsettings': ({ player }) => player.call(cashier.getDepositSettings, {}),
  'cashier.getwithdrawsettings': ({ player }) => player.call(cashier.getWithdrawSettings, {}),
  'cashier.getbanks': ({ player }) => player.call(cashier.getBanks, { method: 'bank' }),
  'cashier.makedeposit': ({ player }) => makeDeposit(player),
  'cashier.makewithdrawal': ({ player }) => makeWithdrawal(player),
  'cashier.cancelwithdrawal': async ({ player }) =>
    player.call(cashier.cancelWithdrawal, { id: (await makeWithdrawal(player)).id }),
  'cashier.getdepositinfo': async ({ player }) =>
    player.call(cashier.getDepositInfo, { id: (await makeDeposit(player)).id }),
  'cashier.gethistory': ({ player }) =>
    player.call(cashier.getPaymentHistory, { offset: 0, count: 50, type: 'all' }),
} satisfies Partial<Record<PlatformMethodName, Call>>;

const rewardCalls = {
  'banners.get': ({ guest }) =>
    guest.call(getBanners, { offset: 0, count: 10, fields: ['id', 'finished_at', 'description'] }),
  'bonuses.get': ({ player }) =>
    player.call(bonuses.getBonuses, {
      count: 20,
      offset: 0,
      fields: ['description', 'status'],
      status: 'all',
    }),
  'bonuses.activate': async ({ player }) => {
    await player.call(bonuses.deactivateBonus, { bonus_id: await bonusOf(player, 'active') });
    return player.call(bonuses.activateBonus, { bonus_id: await bonusOf(player, 'available') });
  },
  'bonuses.deactivate': async ({ player }) =>
    player.call(bonuses.deactivateBonus, { bonus_id: await bonusOf(player, 'active') }),
  'bonuses.remove': async ({ player }) =>
    player.call(bonuses.removeBonus, { bonus_id: await bonusOf(player, 'available') }),
  'BettingBonuses.get': ({ player }) => player.call(bonuses.getBettingBonuses, {}),
  'BettingBonuses.activate': async ({ player }) => {
    await player.call(bonuses.removeBettingBonus, { bonus_id: await bettingBonusOf(player, 'active') });
    return player.call(bonuses.activateBettingBonus, {
      bonus_id: await bettingBonusOf(player, 'available'),
    });
  },
  'BettingBonuses.remove': async ({ player }) =>
    player.call(bonuses.removeBettingBonus, { bonus_id: await bettingBonusOf(player, 'active') }),
  'campaigns.getoffers': ({ guest }) => guest.call(offers.getOffers, { offset: 0, fields: OFFER_FIELDS }),
  'campaigns.activateOffer': ({ player }) =>
    player.call(offers.activateOffer, { promo_code: 'HELLO20', fields: OFFER_FIELDS }),
  'campaigns.checkPromocode': ({ guest }) => guest.call(offers.checkPromoCode, { promo_code: 'KICKOFF' }),
  'campaigns.takepromotions': async ({ player }) => {
    const { items } = await player.call(offers.getOffers, { offset: 0, fields: OFFER_FIELDS });
    const open = items.find(({ trigger }) => trigger?.user_satisfies_params);
    return player.call(offers.takePromotions, { offer_id: open?.id ?? '0' });
  },
  'cashbacks.get': ({ player }) =>
    player.call(cashback.getCashbacks, {
      offset: 0,
      count: 20,
      sort: 'end_date',
      order: 'desc',
      statuses: ['active', 'paid_out'],
      fields: ['description'],
    }),
  'cashbacks.payout': ({ player }) => player.call(cashback.payOutCashback, {}),
  'cashbacks.remove': ({ player }) => player.call(cashback.removeCashback, {}),
  'storage.get': async ({ player }) => {
    await player.call(cashback.setStored, { key: 'already_seen_cashback_id', value: '41' });
    return player.call(cashback.getStored, { key: 'already_seen_cashback_id' });
  },
  'storage.getKeys': async ({ player }) => {
    await player.call(cashback.setStored, { key: 'already_seen_cashback_id', value: '41' });
    return player.call(cashback.getStoredKeys, {});
  },
  'storage.set': ({ player }) =>
    player.call(cashback.setStored, { key: 'already_seen_cashback_id', value: '41' }),
} satisfies Partial<Record<PlatformMethodName, Call>>;

const gameCalls = {
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
} satisfies Partial<Record<PlatformMethodName, Call>>;

const otherCalls = {
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
} satisfies Partial<Record<PlatformMethodName, Call>>;

/** One sensible call of every method, through the product's own definition of it. */
export const METHOD_CALLS: Record<PlatformMethodName, Call> = {
  ...sessionCalls,
  ...profileCalls,
  ...moneyCalls,
  ...rewardCalls,
  ...gameCalls,
  ...otherCalls,
};
