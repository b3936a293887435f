import { uidOfRequest } from '../platform/session';
import { isoSeconds } from '../world/clock';
import { toMain } from '../world/money';
import { allRows } from '../world/sql';
import type { World } from '../world/world';

interface RoundRow {
  id: number;
  game_sysname: string;
  stake: number;
  win: number;
  currency: string;
  created_at: number;
}

/**
 * `/platform/media/exports/{uid}-{created}.csv`: the rounds a player requested for export, up to the moment of the
 * request. Null when the address is not an export of the signed-in player.
 */
export function historyExport(world: World, request: Request): Response | null {
  const match = /\/exports\/(\d{1,12})-(\d{1,15})\.\w+$/.exec(new URL(request.url).pathname);
  const uid = Number(match?.[1] ?? 0);
  if (uid === 0 || uid !== uidOfRequest(world, request)) return null;
  const sql = 'select * from game_rounds where uid = ? and created_at <= ? order by created_at, id';
  const lines = allRows<RoundRow>(world, sql, uid, Number(match?.[2])).map((row) =>
    [
      row.id,
      isoSeconds(row.created_at),
      row.game_sysname,
      toMain(row.stake, row.currency),
      toMain(row.win, row.currency),
      row.currency,
    ].join(','),
  );
  return new Response(`${['id,created_at,game,bet,win,currency', ...lines].join('\r\n')}\r\n`, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });
}
