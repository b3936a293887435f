import type { PlatformCall, SandboxMethods } from '../method';
import { bonusesOf, bonusView, moveOwn } from './bonuses';

function getBettingBonuses(call: PlatformCall): unknown {
  const items = bonusesOf(call, 'betting')
    .filter(({ status }) => status !== 'removed')
    .map((bonus) => bonusView(bonus, call.locale));
  return { items, total: items.length };
}

export const bettingBonusesMethods: SandboxMethods = {
  'BettingBonuses.get': { verb: 'GET', isForPlayers: true, handle: getBettingBonuses },
  'BettingBonuses.activate': {
    verb: 'POST',
    isForPlayers: true,
    handle: moveOwn('betting', ['available'], 'active'),
  },
  'BettingBonuses.remove': {
    verb: 'POST',
    isForPlayers: true,
    handle: moveOwn('betting', ['available', 'active'], 'removed'),
  },
};
