import * as bonuses from '@/lib/bonuses/api';
import * as cashback from '@/lib/cashback/api';
import * as cashier from '@/lib/cashier/api';
import { setCurrency } from '@/lib/money/api';
import * as offers from '@/lib/offers/api';
import type { Visitor } from '../support/sandbox-visitor';
import type { Calls } from './scene';

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

export const moneyCalls = {
  'account.setCurrency': ({ fresh }) => fresh.call(setCurrency, { currency: 'USD' }),
  'cashier.makedeposit': ({ player }) => makeDeposit(player),
  'cashier.makewithdrawal': ({ player }) => makeWithdrawal(player),
  'cashier.cancelwithdrawal': async ({ player }) =>
    player.call(cashier.cancelWithdrawal, { id: (await makeWithdrawal(player)).id }),
  'cashier.getdepositinfo': async ({ player }) =>
    player.call(cashier.getDepositInfo, { id: (await makeDeposit(player)).id }),
} satisfies Calls;

export const rewardCalls = {
  'bonuses.activate': async ({ player }) => {
    await player.call(bonuses.deactivateBonus, { bonus_id: await bonusOf(player, 'active') });
    return player.call(bonuses.activateBonus, { bonus_id: await bonusOf(player, 'available') });
  },
  'bonuses.deactivate': async ({ player }) =>
    player.call(bonuses.deactivateBonus, { bonus_id: await bonusOf(player, 'active') }),
  'bonuses.remove': async ({ player }) =>
    player.call(bonuses.removeBonus, { bonus_id: await bonusOf(player, 'available') }),
  'BettingBonuses.activate': async ({ player }) => {
    await player.call(bonuses.removeBettingBonus, { bonus_id: await bettingBonusOf(player, 'active') });
    return player.call(bonuses.activateBettingBonus, {
      bonus_id: await bettingBonusOf(player, 'available'),
    });
  },
  'BettingBonuses.remove': async ({ player }) =>
    player.call(bonuses.removeBettingBonus, { bonus_id: await bettingBonusOf(player, 'active') }),
  'campaigns.activateOffer': ({ player }) =>
    player.call(offers.activateOffer, { promo_code: 'HELLO20', fields: OFFER_FIELDS }),
  'campaigns.checkPromocode': ({ guest }) => guest.call(offers.checkPromoCode, { promo_code: 'KICKOFF' }),
  'campaigns.takepromotions': async ({ player }) => {
    const { items } = await player.call(offers.getOffers, { offset: 0, fields: OFFER_FIELDS });
    const open = items.find(({ trigger }) => trigger?.user_satisfies_params);
    return player.call(offers.takePromotions, { offer_id: open?.id ?? '0' });
  },
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
} satisfies Calls;
