import { allRows } from '../../world/sql';
import type { PlatformCall, SandboxMethods } from '../method';
import { page } from './paging';

interface FreeSpins {
  game_sysname: string;
  total_count: number;
  remaining_count: number;
  status: string;
}

function getFreeSpins({ world, uid, query, locale }: PlatformCall): unknown {
  const status = query.get('status') ?? 'active';
  const sql = 'select * from free_spins where uid = ? and status = ? order by id desc';
  const items = allRows<FreeSpins>(world, sql, uid, status).map((spins) => ({
    game: { sysname: spins.game_sysname },
    remaining_count: spins.remaining_count,
    status: spins.status,
    description: {
      title: locale === 'fr' ? `${spins.total_count} tours gratuits` : `${spins.total_count} free spins`,
      text: locale === 'fr' ? 'Sans condition de mise.' : 'Without wagering.',
      amount: null,
    },
  }));
  return page(items, query, 99);
}

export const freespinsMethods: SandboxMethods = {
  'freespins.get': { verb: 'GET', isForPlayers: true, handle: getFreeSpins },
};
