import { isoSeconds } from '../../world/clock';
import { post } from '../../world/ledger';
import { describeReward } from '../../world/rewards';
import { allRows, atomically, execute, firstRow } from '../../world/sql';
import { DONE } from '../done';
import { fieldFault } from '../field-fault';
import { listParam, type PlatformCall, type SandboxLocale, type SandboxMethods } from '../method';
import { page } from './paging';

const PAGE_SIZE = 4;

interface Cashback {
  id: number;
  status: 'active' | 'paid_out' | 'removed';
  template: string;
  amount: number;
  currency: string;
  end_date: number;
  receiving_expired_at: number | null;
  paid_out_at: number | null;
}

function cashbackView(cashback: Cashback, locale: SandboxLocale): Record<string, unknown> {
  const { id, status, end_date: end, receiving_expired_at: expiry, paid_out_at: paid, template } = cashback;
  return {
    id,
    status,
    end_date: isoSeconds(end),
    receiving_expired_at: expiry === null ? null : isoSeconds(expiry),
    paid_out_at: paid === null ? null : isoSeconds(paid),
    description: describeReward(template, cashback, locale),
  };
}

function getCashbacks({ world, uid, query, locale }: PlatformCall): unknown {
  const requested = listParam(query, 'statuses');
  const statuses = requested.length > 0 ? requested : ['active', 'paid_out'];
  const order = query.get('order') === 'asc' ? 'asc' : 'desc';
  const rows = allRows<Cashback>(
    world,
    `select * from cashbacks where uid = ? and status <> 'removed' order by end_date ${order}, id ${order}`,
    uid,
  );
  const items = rows
    .filter(({ status }) => statuses.includes(status))
    .map((row) => cashbackView(row, locale));
  return { ...page(items, query, PAGE_SIZE), page_size: PAGE_SIZE };
}

/** The cashback `payout` and `remove` act on; throws InvalidParameterException when there is none. */
function requireActive({ world, uid }: PlatformCall): Cashback {
  const sql = `select * from cashbacks where uid = ? and status = 'active' order by end_date desc, id desc limit 1`;
  const cashback = firstRow<Cashback>(world, sql, uid);
  if (cashback === undefined) throw fieldFault('cashback', 'not_found', 'There is no active cashback');
  return cashback;
}

function payOut(call: PlatformCall): unknown {
  const { world, uid } = call;
  return atomically(world, () => {
    const { id, amount } = requireActive(call);
    const now = world.clock.now();
    execute(world, `update cashbacks set status = 'paid_out', paid_out_at = ? where id = ?`, now, id);
    post(world, { uid, wallet: 'main', amount, type: 'cashback', reference: `cashback:${id}` });
    return DONE;
  });
}

function remove(call: PlatformCall): unknown {
  execute(call.world, `update cashbacks set status = 'removed' where id = ?`, requireActive(call).id);
  return DONE;
}

export const cashbacksMethods: SandboxMethods = {
  'cashbacks.get': { verb: 'GET', isForPlayers: true, handle: getCashbacks },
  'cashbacks.payout': { verb: 'POST', isForPlayers: true, handle: payOut },
  'cashbacks.remove': { verb: 'POST', isForPlayers: true, handle: remove },
};
