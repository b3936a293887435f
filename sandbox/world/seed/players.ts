import { createPlayer, updatePlayer } from '../players';
import type { World } from '../world';
import { seedDemoPlayer } from './demo-player';
import { PLAYER_TABLES } from './player-tables';

export { PLAYER_TABLES };

/** Password of every seeded account. */
const SEED_PASSWORD = 'Demo1234';

/** The demo account and the accounts for special cases: two-factor, blocked, no money, signed up through a service. */
export function seedPlayers(world: World): void {
  seedDemoPlayer(world, SEED_PASSWORD);
  const twoFactor = seedPlayer(world, 1002, 'twofactor@example.com', 'CarefulOwl');
  updatePlayer(world, twoFactor, { has_two_factor: 1 });
  const banned = seedPlayer(world, 1003, 'banned@example.com', 'GreyHeron');
  updatePlayer(world, banned, { state: 'banned' });
  seedPlayer(world, 1004, 'poor@example.com', 'EmptyPocket', 0);
  seedPlayer(world, 1005, 'social@example.com', 'RiverStone', 40, 'demo-social');
}

function seedPlayer(
  world: World,
  uid: number,
  email: string,
  fakename: string,
  openingBalance = 250,
  socialId?: string,
): number {
  return createPlayer(world, {
    uid,
    contact: { type: 'email', contact: email, isConfirmed: true },
    password: SEED_PASSWORD,
    fakename,
    currency: 'EUR',
    countryCode: 'FR',
    openingBalance,
    socialId,
  });
}
