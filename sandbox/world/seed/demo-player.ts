import { addContact } from '../contacts';
import { post } from '../ledger';
import { createPlayer, updatePlayer } from '../players';
import { addBonus, addFreeSpins, type NewBonus } from '../rewards';
import { allRows, execute } from '../sql';
import type { World } from '../world';
import { seedDemoPayments } from './demo-payments';
import { seededRandom } from '../random';

const DAY_MS = 86_400_000;
const DEMO_UID = 1001;

/** Balances a visitor of the demo finds, in cents. */
const MAIN = 125_050;
const BONUS = 2_000;
const BETTING_BONUS = 1_000;

/** demo@example.com with three months of history: payments in every state, rounds, bonuses, cashbacks and free spins. */
export function seedDemoPlayer(world: World, password: string): void {
  const uid = createPlayer(world, {
    uid: DEMO_UID,
    contact: { type: 'email', contact: 'demo@example.com', isConfirmed: true, isSubscribed: true },
    password,
    fakename: 'Lucky7',
    currency: 'EUR',
    countryCode: 'FR',
    isSubscribed: true,
    openingBalance: 0,
  });
  addContact(world, uid, {
    type: 'phone',
    contact: '33612345678',
    phoneCountryCode: '33',
    isConfirmed: false,
  });
  updatePlayer(world, uid, {
    reg_time: world.clock.now() - 90 * DAY_MS,
    first_name: 'Camille',
    last_name: 'Laurent',
    sex: 2,
    birth_date: '1990-05-21',
    region: 'Normandie',
    home_town: 'Rouen',
    address: '12 rue des Carmes',
    postcode: '76000',
    deposit_limit: 200_000,
    deposit_limit_period: 'week',
  });
  seedDemoPayments(world, uid);
  post(world, { uid, wallet: 'main', amount: MAIN, type: 'opening' });
  post(world, { uid, wallet: 'bonus', amount: BONUS, type: 'opening' });
  post(world, { uid, wallet: 'betting_bonus', amount: BETTING_BONUS, type: 'opening' });
  seedBonuses(world, uid);
  seedCashbacks(world, uid);
  seedGames(world, uid);
}

const BONUSES: readonly Omit<NewBonus, 'uid'>[] = [
  { kind: 'bonus', type: 'casino', template: 'birthday', amount: 1000, status: 'removed' },
  { kind: 'bonus', type: 'casino', template: 'welcome', amount: 20_000, status: 'finished' },
  { kind: 'bonus', type: 'betting', template: 'match-day', amount: 1500, status: 'finished' },
  { kind: 'bonus', type: 'casino', template: 'reload', amount: BONUS, status: 'active' },
  { kind: 'bonus', type: 'betting', template: 'match-day', amount: 500, status: 'available' },
  { kind: 'bonus', type: 'casino', template: 'gift', amount: 1500, status: 'available' },
  { kind: 'bonus', type: 'casino', template: 'vip', amount: 5000, status: 'available' },
  { kind: 'betting', type: 'betting', template: 'free-bet', amount: 500, status: 'finished' },
  { kind: 'betting', type: 'betting', template: 'free-bet', amount: BETTING_BONUS, status: 'active' },
  { kind: 'betting', type: 'betting', template: 'free-bet', amount: 1000, status: 'available' },
];

function seedBonuses(world: World, uid: number): void {
  for (const bonus of BONUSES) addBonus(world, { ...bonus, uid });
}

/** The newest is still open, the one before was paid out and can be received no longer. */
function seedCashbacks(world: World, uid: number): void {
  const now = world.clock.now();
  for (let weeksAgo = 5; weeksAgo >= 0; weeksAgo -= 1) {
    const end = now + (2 - 7 * weeksAgo) * DAY_MS;
    const isOpen = weeksAgo === 0;
    execute(
      world,
      `insert into cashbacks (uid, status, template, amount, currency, end_date, receiving_expired_at, paid_out_at)
       values (?, ?, ?, ?, 'EUR', ?, ?, ?)`,
      uid,
      isOpen ? 'active' : 'paid_out',
      weeksAgo % 2 === 0 ? 'weekly-cashback' : 'live-cashback',
      isOpen ? 1500 : 400 + weeksAgo * 275,
      end,
      isOpen || weeksAgo === 1 ? end + 2 * DAY_MS : null,
      isOpen ? null : end + DAY_MS / 2,
    );
  }
}

const STAKES = [20, 50, 100, 200, 500] as const;

/** Rounds on the most played games of the last days, and two packs of free spins. */
function seedGames(world: World, uid: number): void {
  const sql = `select sysname from games where type = 'slot' order by popularity desc, sysname limit 12`;
  const games = allRows<{ sysname: string }>(world, sql);
  const random = seededRandom('demo-rounds');
  for (let index = 0; index < 40 && games.length > 0; index += 1) {
    const stake = STAKES[Math.floor(random() * STAKES.length)] ?? 100;
    const isWin = random() < 0.3;
    execute(
      world,
      `insert into game_rounds (uid, game_sysname, mode, stake, win, currency, created_at) values (?, ?, 'real', ?, ?, 'EUR', ?)`,
      uid,
      games[Math.floor(random() * games.length)]?.sysname ?? '',
      stake,
      isWin ? Math.round(stake * (0.5 + random() * 6)) : 0,
      world.clock.now() - (40 - index) * (DAY_MS / 8),
    );
  }
  for (const [index, { sysname }] of games.slice(0, 2).entries())
    addFreeSpins(world, uid, index === 0 ? 20 : 10, sysname);
}
