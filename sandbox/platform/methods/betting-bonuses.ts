import { moveBonus, requireBonus, type BonusStatus } from '../../world/rewards';
import { atomically } from '../../world/sql';
import { DONE } from '../done';
import type { PlatformCall, SandboxMethods } from '../method';
import { requireId } from '../typed-values';
import { bonusesOf, bonusView } from './bonuses';

function getBettingBonuses(call: PlatformCall): unknown {
  const items = bonusesOf(call, 'betting')
    .filter(({ status }) => status !== 'removed')
    .map((bonus) => bonusView(bonus, call.locale));
  return { items, total: items.length };
}

function move(from: readonly BonusStatus[], to: BonusStatus): (call: PlatformCall) => unknown {
  return ({ world, uid, body }) =>
    atomically(world, () => {
      moveBonus(world, requireBonus(world, uid, 'betting', requireId(body, 'bonus_id')), from, to);
      return DONE;
    });
}

export const bettingBonusesMethods: SandboxMethods = {
  'BettingBonuses.get': { verb: 'GET', isForPlayers: true, handle: getBettingBonuses },
  'BettingBonuses.activate': { verb: 'POST', isForPlayers: true, handle: move(['available'], 'active') },
  'BettingBonuses.remove': {
    verb: 'POST',
    isForPlayers: true,
    handle: move(['available', 'active'], 'removed'),
  },
};
