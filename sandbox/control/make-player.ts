import { z } from 'zod';
import { cleanEmail, cleanPhone, type NewContact } from '../world/contacts';
import { post, readBalances, type Wallet } from '../world/ledger';
import { isKnownCurrency, toMinor } from '../world/money';
import { createPlayer, updatePlayer } from '../world/players';
import { atomically, execute } from '../world/sql';
import type { World } from '../world/world';

const CASHBACK_LIFE_MS = 3 * 86_400_000;

/** A player as tests order one; amounts in main units. */
export const playerSchema = z
  .object({
    login: z.string(),
    password: z.string(),
    currency: z.string().refine(isKnownCurrency, 'Unknown currency').default('EUR'),
    balance: z.number().min(0).default(0),
    bonus: z.number().min(0).default(0),
    bettingBonus: z.number().min(0).default(0),
    fun: z.number().min(0).optional(),
    /** An active cashback of this sum, to be taken within three days. */
    cashback: z.number().positive().optional(),
    fakename: z.string().optional(),
    locale: z.enum(['en', 'fr']).default('en'),
    countryCode: z.string().length(2).optional(),
    isConfirmed: z.boolean().default(false),
    isVerified: z.boolean().default(false),
    isKycBlocked: z.boolean().default(false),
    isRegistrationCompleted: z.boolean().default(true),
    hasTwoFactor: z.boolean().default(false),
    state: z.enum(['active', 'banned', 'deleted']).default('active'),
    /** Milliseconds since the epoch. */
    regTime: z.number().optional(),
    depositLimit: z.number().min(0).optional(),
    depositLimitPeriod: z.enum(['none', 'day', 'week', 'month']).default('none'),
  })
  .strict();

type PlayerWish = z.infer<typeof playerSchema>;

/** Makes the player and returns the uid; throws when the login is no e-mail or phone, or is taken. */
export function makePlayer(world: World, wish: PlayerWish): number {
  return atomically(world, () => {
    const uid = createPlayer(world, {
      contact: { ...contactOf(wish.login), isConfirmed: wish.isConfirmed },
      password: wish.password,
      currency: wish.currency,
      fakename: wish.fakename,
      locale: wish.locale,
      countryCode: wish.countryCode,
      isRegistrationCompleted: wish.isRegistrationCompleted,
      openingBalance: wish.balance,
    });
    updatePlayer(world, uid, {
      state: wish.state,
      is_verified: wish.isVerified ? 1 : 0,
      is_kyc_block_enabled: wish.isKycBlocked ? 1 : 0,
      has_two_factor: wish.hasTwoFactor ? 1 : 0,
      reg_time: wish.regTime,
      deposit_limit: wish.depositLimit === undefined ? undefined : toMinor(wish.depositLimit, wish.currency),
      deposit_limit_period: wish.depositLimitPeriod,
    });
    fill(world, uid, 'bonus', wish.bonus);
    fill(world, uid, 'betting_bonus', wish.bettingBonus);
    if (wish.fun !== undefined) fill(world, uid, 'fun', wish.fun);
    if (wish.cashback !== undefined) addCashback(world, uid, toMinor(wish.cashback, wish.currency));
    return uid;
  });
}

function fill(world: World, uid: number, wallet: Wallet, amount: number): void {
  const holding = readBalances(world, uid)[wallet];
  const difference = toMinor(amount, holding.currency) - holding.minor;
  if (difference !== 0) post(world, { uid, wallet, amount: difference, type: 'opening' });
}

function addCashback(world: World, uid: number, amount: number): void {
  const now = world.clock.now();
  execute(
    world,
    `insert into cashbacks (uid, status, template, amount, currency, end_date, receiving_expired_at, paid_out_at)
     values (?, 'active', 'weekly-cashback', ?, ?, ?, ?, null)`,
    uid,
    amount,
    readBalances(world, uid).main.currency,
    now,
    now + CASHBACK_LIFE_MS,
  );
}

function contactOf(login: string): NewContact {
  const email = cleanEmail(login);
  if (email !== null) return { type: 'email', contact: email };
  const phone = cleanPhone(login);
  if (phone === null) throw new Error('login is neither an e-mail address nor a phone number');
  return { type: 'phone', contact: phone };
}
