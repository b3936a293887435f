import { isoSeconds } from '../../world/clock';
import { settleBets } from '../../world/sports-bets';
import { toAmount } from '../../world/money';
import { allRows, countRows, execute, firstRow } from '../../world/sql';
import { CATEGORIES } from '../../world/seed/categories';
import { DONE } from '../done';
import { fieldFault } from '../field-fault';
import { countParam, listParam, type PlatformCall, type SandboxMethod, type SandboxMethods } from '../method';
import { findGames, gameExists } from './games-query';

const DEFAULT_COUNT = 15;
const DEFAULT_HISTORY_COUNT = 15;
/** How long the house takes to write an export of the game history. */
const EXPORT_DELAY_MS = 20_000;

function knownGame(call: PlatformCall): string {
  const sysname = call.body.get('sysname') ?? '';
  if (!gameExists(call.world, sysname)) {
    throw fieldFault('sysname', 'not_found', 'Unknown game');
  }
  return sysname;
}

const get: SandboxMethod = {
  verb: 'GET',
  isForPlayers: false,
  handle: ({ world, query }) =>
    findGames(world, {
      options: query.get('options'),
      sysnames: query.has('sysnames') ? listParam(query, 'sysnames') : null,
      sort: listParam(query, 'sort_options')[0] ?? 'popularity',
      order: query.get('order'),
      offset: countParam(query, 'offset', 0),
      count: countParam(query, 'count', DEFAULT_COUNT),
    }),
};

const getLikes: SandboxMethod = {
  verb: 'GET',
  isForPlayers: true,
  handle: ({ world, uid }) => {
    const sql = 'select sysname from game_likes where uid = ? order by created_at desc, sysname';
    return { sysnames: allRows<{ sysname: string }>(world, sql, uid).map((row) => row.sysname) };
  },
};

const addLike: SandboxMethod = {
  verb: 'POST',
  isForPlayers: true,
  handle: (call) => {
    const sql = 'insert into game_likes (uid, sysname, created_at) values (?, ?, ?) on conflict do nothing';
    execute(call.world, sql, call.uid, knownGame(call), call.world.clock.now());
    return DONE;
  },
};

const removeLike: SandboxMethod = {
  verb: 'POST',
  isForPlayers: true,
  handle: (call) => {
    execute(call.world, 'delete from game_likes where uid = ? and sysname = ?', call.uid, knownGame(call));
    return DONE;
  },
};

const getCategories: SandboxMethod = {
  verb: 'GET',
  isForPlayers: false,
  handle: ({ locale }) => ({
    items: CATEGORIES.map(({ id, name, type, redirectUrl }) => ({
      id,
      name: name[locale],
      type,
      redirect_url: redirectUrl,
    })),
    total: CATEGORIES.length,
  }),
};

interface ProviderRow {
  sysname: string;
  name: string;
  games: number;
  types: string;
}

const getProviders: SandboxMethod = {
  verb: 'GET',
  isForPlayers: false,
  handle: ({ world, query }) => {
    const types = listParam(query, 'types');
    const rows = allRows<ProviderRow>(
      world,
      `select p.sysname, p.name, count(*) as games, group_concat(distinct g.type) as types
       from providers p join games g on g.provider = p.sysname
       where ? = '[]' or g.type in (select value from json_each(?))
       group by p.sysname order by p.name collate nocase`,
      JSON.stringify(types),
      JSON.stringify(types),
    );
    const items = rows.map(({ sysname, name, games, types: made }) => ({
      sysname,
      name,
      image_url: `/platform/media/providers/${sysname}.svg`,
      game_params: { count: games, types: made.split(',') },
    }));
    return { items, total: items.length };
  },
};

interface RoundRow {
  id: number;
  sysname: string;
  name: string | null;
  stake: number;
  win: number;
  currency: string;
  created_at: number;
}

const getHistory: SandboxMethod = {
  verb: 'GET',
  isForPlayers: true,
  handle: ({ world, uid, query }) => {
    settleBets(world, uid);
    const rows = allRows<RoundRow>(
      world,
      `select r.id, r.game_sysname as sysname, coalesce(g.name, b.title) as name, r.stake, r.win, r.currency, r.created_at
       from game_rounds r left join games g on g.sysname = r.game_sysname left join sports_bets b on b.round_id = r.id
       where r.uid = ? order by r.created_at desc, r.id desc limit ? offset ?`,
      uid,
      countParam(query, 'count', DEFAULT_HISTORY_COUNT),
      countParam(query, 'offset', 0),
    );
    const items = rows.map((row) => ({
      id: row.id,
      game: { sysname: row.sysname, name: row.name ?? row.sysname },
      created_at: isoSeconds(row.created_at),
      bet: toAmount(row.stake, row.currency),
      win: toAmount(row.win, row.currency),
    }));
    return { items, total: countRows(world, 'select count(*) as n from game_rounds where uid = ?', uid) };
  },
};

const getExport: SandboxMethod = {
  verb: 'GET',
  isForPlayers: true,
  handle: ({ world, uid }) => {
    const row = firstRow<{ created_at: number }>(
      world,
      'select created_at from history_exports where uid = ?',
      uid,
    );
    if (row === undefined) return { status: 'none', url: null, created_at: null };
    const isReady = world.clock.now() - row.created_at >= EXPORT_DELAY_MS;
    return {
      status: isReady ? 'ready' : 'pending',
      url: isReady ? `/platform/media/exports/${uid}-${row.created_at}.csv` : null,
      created_at: isoSeconds(row.created_at),
    };
  },
};

const createExport: SandboxMethod = {
  verb: 'POST',
  isForPlayers: true,
  handle: ({ world, uid }) => {
    const sql = `insert into history_exports (uid, created_at) values (?, ?)
                 on conflict (uid) do update set created_at = excluded.created_at`;
    execute(world, sql, uid, world.clock.now());
    return DONE;
  },
};

/** Games, favourites, categories, providers and the player's history. */
export const gamesMethods: SandboxMethods = {
  'games.get': get,
  'games.getLikes': getLikes,
  'games.addLike': addLike,
  'games.removeLike': removeLike,
  'games.getCategories': getCategories,
  'games.getProviders': getProviders,
  'games.getHistory': getHistory,
  'games.gethistoryexportrequest': getExport,
  'games.createhistoryexportrequest': createExport,
};
