import { allRows, countRows, firstRow, type SqlValue } from '../../world/sql';
import { fold } from '../../world/seed/fold';
import type { World } from '../../world/world';
import { PlatformFault } from '../method';

const MAX_COUNT = 5000;

/** Parameters of `games.get` before they are understood. */
export interface GamesRequest {
  /** JSON text of the filter, or undefined for all games. */
  options: string | undefined;
  /** Exactly these games in this order; null for no such limit. */
  sysnames: string[] | null;
  sort: string;
  order: string | null | undefined;
  offset: number;
  count: number;
}

interface GameRow {
  sysname: string;
  name: string;
  provider: string;
  type: string;
  has_demo: number;
}

interface Condition {
  sql: string;
  values: SqlValue[];
}

function invalidOptions(): PlatformFault {
  return new PlatformFault('InvalidParameterException', 'Invalid options', {
    options: [{ code: 'invalid' }],
  });
}

function parseOptions(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    throw invalidOptions();
  }
  throw invalidOptions();
}

function inGroup(kind: string, id: unknown): Condition {
  const sql = 'sysname in (select sysname from game_groups where kind = ? and group_id = ?)';
  return { sql, values: [kind, Number(id)] };
}

function likePattern(text: string): string {
  return `%${fold(text.trim()).replace(/[\\%_]/g, '\\$&')}%`;
}

/** Each filter key of the contract with the condition it stands for; null where the value filters nothing. */
const FILTERS: Record<string, (value: unknown) => Condition | null> = {
  type: (value) => (value === 'all' ? null : { sql: 'type = ?', values: [String(value)] }),
  category: (value) => inGroup('category', value),
  tournament_id: (value) => inGroup('tournament', value),
  jackpot_id: (value) => inGroup('jackpot', value),
  providers: (value) =>
    Array.isArray(value) && value.length > 0
      ? { sql: 'provider in (select value from json_each(?))', values: [JSON.stringify(value)] }
      : null,
  search: (value) => ({ sql: "name_fold like ? escape '\\'", values: [likePattern(String(value))] }),
};

function conditionsOf(request: GamesRequest): Condition[] {
  const conditions = Object.entries(parseOptions(request.options)).flatMap(([key, value]) => {
    if (value === null || value === '') return [];
    return FILTERS[key]?.(value) ?? [];
  });
  if (request.sysnames !== null) {
    const values = [JSON.stringify(request.sysnames)];
    conditions.push({ sql: 'sysname in (select value from json_each(?))', values });
  }
  return conditions;
}

function orderBy({ sort, order }: GamesRequest): string {
  if (sort === 'name') return `name_fold ${order === 'desc' ? 'desc' : 'asc'}, sysname`;
  return `popularity ${order === 'asc' ? 'asc' : 'desc'}, sysname`;
}

/** One page of games and how many there are in all. Throws InvalidParameterException for broken `options`. */
export function findGames(world: World, request: GamesRequest): { items: object[]; total: number } {
  const conditions = conditionsOf(request);
  const where = conditions.length > 0 ? `where ${conditions.map(({ sql }) => sql).join(' and ')}` : '';
  const values = conditions.flatMap((condition) => condition.values);
  const isListed = request.sysnames !== null;
  const order = isListed ? '(select min(key) from json_each(?) where value = sysname)' : orderBy(request);
  const rows = allRows<GameRow>(
    world,
    `select sysname, name, provider, type, has_demo from games ${where} order by ${order} limit ? offset ?`,
    ...values,
    ...(isListed ? [JSON.stringify(request.sysnames)] : []),
    Math.min(request.count, MAX_COUNT),
    request.offset,
  );
  const total = countRows(world, `select count(*) as n from games ${where}`, ...values);
  return { items: rows.map(asGame), total };
}

function asGame(row: GameRow): object {
  const picture = `/platform/media/games/${row.sysname}`;
  return {
    sysname: row.sysname,
    name: row.name,
    image_url: `${picture}.webp`,
    description: { name: row.name, img_288_192: `${picture}-288x192.webp` },
    provider: row.provider,
    type: row.type,
    has_demo: row.has_demo === 1,
  };
}

export function gameExists(world: World, sysname: string): boolean {
  return firstRow(world, 'select 1 as found from games where sysname = ?', sysname) !== undefined;
}
