import * as bonuses from '@/lib/bonuses/api';
import * as cashback from '@/lib/cashback/api';
import * as cashier from '@/lib/cashier/api';
import type { PaymentMethod } from '@/lib/cashier/schema';
import * as games from '@/lib/games/api';
import * as loyalty from '@/lib/loyalty/api';
import * as offers from '@/lib/offers/api';
import { getTournaments, participate } from '@/lib/tournaments/api';
import { firstOf, Skipped, type Calls, type WriteScene } from './scene';

type Player = WriteScene['player'];

const OFFER_FIELDS = ['trigger', 'description', 'promotions'] as const;
/** No platform knows this code: the response must be a refusal that the client can read. */
const UNKNOWN_CODE = 'DOCTOR-UNKNOWN';

/** Calls that move money, points or bonuses of the account, with the smallest amounts the platform takes. */
export const playWrites = {
  'cashier.makedeposit': async ({ player }) => {
    const { methods } = await player.call(cashier.getDepositSettings, {});
    const method = firstOf(methods, 'there is no deposit method');
    return player.call(cashier.makeDeposit, { ...smallestOf(method), campaign_offer_id: null });
  },
  'cashier.makewithdrawal': ({ player }) => withdraw(player),
  'cashier.cancelwithdrawal': async ({ player }) =>
    player.call(cashier.cancelWithdrawal, { id: (await withdraw(player)).id }),
  'bonuses.activate': async ({ player }) =>
    player.call(bonuses.activateBonus, { bonus_id: await bonusOf(player, 'available') }),
  'bonuses.deactivate': async ({ player }) =>
    player.call(bonuses.deactivateBonus, { bonus_id: await bonusOf(player, 'active') }),
  'bonuses.remove': async ({ player }) =>
    player.call(bonuses.removeBonus, { bonus_id: await bonusOf(player, 'available') }),
  'BettingBonuses.activate': async ({ player }) =>
    player.call(bonuses.activateBettingBonus, { bonus_id: await bettingBonusOf(player, 'available') }),
  'BettingBonuses.remove': async ({ player }) =>
    player.call(bonuses.removeBettingBonus, { bonus_id: await bettingBonusOf(player, 'active') }),
  'campaigns.activateOffer': ({ player }) =>
    player.call(offers.activateOffer, { promo_code: UNKNOWN_CODE, fields: OFFER_FIELDS }),
  'campaigns.checkPromocode': ({ guest }) => guest.call(offers.checkPromoCode, { promo_code: UNKNOWN_CODE }),
  'campaigns.takepromotions': async ({ player }) => {
    const { items } = await player.call(offers.getOffers, { offset: 0, fields: OFFER_FIELDS });
    const open = items.filter(({ trigger }) => trigger?.user_satisfies_params === true);
    return player.call(offers.takePromotions, { offer_id: firstOf(open, 'no offer is open').id });
  },
  'cashbacks.payout': ({ player }) => player.call(cashback.payOutCashback, {}),
  'cashbacks.remove': ({ player }) => player.call(cashback.removeCashback, {}),
  'games.addLike': async ({ player }) => player.call(games.addLike, { sysname: await anyGame(player) }),
  'games.removeLike': async ({ player }) => player.call(games.removeLike, { sysname: await anyGame(player) }),
  'games.createhistoryexportrequest': ({ player }) => player.call(games.createHistoryExport, {}),
  'tournaments.participate': async ({ player }) => {
    const { items } = await player.call(getTournaments, { fields: ['description'] });
    const running = items.filter(({ status }) => status === 'active');
    return player.call(participate, { id: firstOf(running, 'no tournament is running').id });
  },
  'loyalty.setcharacter': async ({ player }) => {
    const { paged } = await player.call(loyalty.getCharacters, { offset: 0, count: 1 });
    return player.call(loyalty.setCharacter, { id: firstOf(paged.items, 'there is no character').id });
  },
  'loyalty.buyproduct': async ({ player }) => {
    const { points } = await player.call(loyalty.getLoyaltyInfo, {});
    const { items } = await player.call(loyalty.getProducts, { offset: 0, count: 50 });
    const affordable = items.filter(({ price, is_available: isLeft }) => isLeft && price <= points);
    return player.call(loyalty.buyProduct, { id: firstOf(affordable, 'nothing is affordable').id });
  },
} satisfies Calls<WriteScene>;

async function withdraw(player: Player) {
  const { methods } = await player.call(cashier.getWithdrawSettings, {});
  return player.call(cashier.makeWithdrawal, smallestOf(firstOf(methods, 'there is no withdrawal method')));
}

/** What a test account pays with, by the type of a field: numbers that are well-formed and belong to nobody. */
const SAMPLES: Readonly<Record<string, string>> = {
  cardNumber: '4242 4242 4242 4242',
  email: 'player@example.com',
  phone: '33612345678',
  iban: 'FR7630006000011234567890189',
  date: '2030-12-31',
  cpf: '11144477735',
};

/** The smallest payment by a method, with something in each field that must be filled. */
function smallestOf({ sysname, min_amount: least, fields }: PaymentMethod) {
  const filled = fields
    .filter(({ is_optional: isOptional }) => !isOptional)
    .map((field): [string, string] => [
      field.name,
      field.options?.[0]?.value ?? SAMPLES[field.type] ?? 'Test Player',
    ]);
  return { method: sysname, amount: String(least ?? 1), requisites: Object.fromEntries(filled) };
}

async function bonusOf(player: Player, status: string): Promise<string> {
  const fields = ['description', 'status'] as const;
  const { items } = await player.call(bonuses.getBonuses, { count: 20, offset: 0, fields, status: 'all' });
  return withStatus(items, status);
}

async function bettingBonusOf(player: Player, status: string): Promise<string> {
  const { items } = await player.call(bonuses.getBettingBonuses, {});
  return withStatus(items, status);
}

function withStatus(items: readonly { id: string; status: string }[], status: string): string {
  const found = items.find((item) => item.status === status);
  if (found === undefined) throw new Skipped(`the account has no bonus that is ${status}`);
  return found.id;
}

async function anyGame(player: Player): Promise<string> {
  const { items } = await player.call(games.getGames, { count: 1 });
  return firstOf(items, 'there is no game').sysname;
}
