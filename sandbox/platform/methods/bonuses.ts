import { describeReward, moveBonus, requireBonus, type Bonus, type BonusStatus } from '../../world/rewards';
import { allRows, atomically } from '../../world/sql';
import { DONE } from '../done';
import { fieldFault } from '../field-fault';
import type { PlatformCall, SandboxLocale, SandboxMethods } from '../method';
import { requireId } from '../typed-values';
import { page } from './paging';

const PAGE_SIZE = 4;

/** A bonus as the wire has it, betting bonuses too. */
export function bonusView(bonus: Bonus, locale: SandboxLocale): Record<string, unknown> {
  const { id, type, status, template } = bonus;
  return { id, type, status, description: describeReward(template, bonus, locale) };
}

/** A player's bonuses of one kind, newest first. */
export function bonusesOf({ world, uid }: PlatformCall, kind: Bonus['kind']): Bonus[] {
  const sql = 'select * from bonuses where uid = ? and kind = ? order by created_at desc, id desc';
  return allRows<Bonus>(world, sql, uid, kind);
}

function getBonuses(call: PlatformCall): unknown {
  const status = call.query.get('status') ?? 'all';
  const own = bonusesOf(call, 'bonus').filter((bonus) => status === 'all' || bonus.status === status);
  const items = own.map((bonus) => bonusView(bonus, call.locale));
  return { ...page(items, call.query, PAGE_SIZE), page_size: PAGE_SIZE };
}

/** Only one bonus can be in play at a time: its money shares a wallet. */
function activate(call: PlatformCall): unknown {
  const { world, uid, body } = call;
  return atomically(world, () => {
    const bonus = requireBonus(world, uid, 'bonus', requireId(body, 'bonus_id'));
    const active = bonusesOf(call, 'bonus').find((own) => own.status === 'active' && own.id !== bonus.id);
    if (active !== undefined)
      throw fieldFault('bonus_id', 'another_active', 'Another bonus is already active');
    moveBonus(world, bonus, ['available'], 'active');
    return DONE;
  });
}

/** The handler that moves a bonus of a kind, named by `bonus_id`, from one of some statuses to another. */
export function moveOwn(
  kind: Bonus['kind'],
  from: readonly BonusStatus[],
  to: BonusStatus,
): (call: PlatformCall) => unknown {
  return ({ world, uid, body }) =>
    atomically(world, () => {
      moveBonus(world, requireBonus(world, uid, kind, requireId(body, 'bonus_id')), from, to);
      return DONE;
    });
}

export const bonusesMethods: SandboxMethods = {
  'bonuses.get': { verb: 'GET', isForPlayers: true, handle: getBonuses },
  'bonuses.activate': { verb: 'POST', isForPlayers: true, handle: activate },
  'bonuses.deactivate': {
    verb: 'POST',
    isForPlayers: true,
    handle: moveOwn('bonus', ['active'], 'available'),
  },
  'bonuses.remove': {
    verb: 'POST',
    isForPlayers: true,
    handle: moveOwn('bonus', ['available', 'active'], 'removed'),
  },
};
