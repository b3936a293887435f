import { isoSeconds } from '../../world/clock';
import { toAmount } from '../../world/money';
import { execute, firstRow } from '../../world/sql';
import { TOURNAMENTS, TOURNAMENT_RULES, type SeedTournament } from '../../world/seed/tournaments';
import { tournamentDates } from '../../world/tournament-clock';
import { DONE } from '../done';
import { fieldFault } from '../field-fault';
import { countParam, type PlatformCall, type SandboxMethod, type SandboxMethods } from '../method';
import { itemAndRest, page } from './paging';

const DEFAULT_COUNT = 20;
const CURRENCY = 'EUR';
const STATUS_ORDER = { active: 0, upcoming: 1, finished: 2 } as const;

function describe({ world, locale, uid }: PlatformCall, tournament: SeedTournament) {
  const dates = tournamentDates(tournament, world.clock.now());
  const entry = firstRow(
    world,
    'select 1 as found from tournament_entries where uid = ? and tournament_id = ? and started_at = ?',
    uid,
    tournament.id,
    dates.startedAt,
  );
  return {
    id: tournament.id,
    status: dates.status,
    started_at: isoSeconds(dates.startedAt),
    finished_at: isoSeconds(dates.finishedAt),
    prize: toAmount(tournament.prizeMinor, CURRENCY),
    is_participant: entry !== undefined,
    description: {
      name_1: tournament.name[locale],
      text_1: tournament.text[locale],
      rules_1: TOURNAMENT_RULES[locale],
      image_1: `/platform/media/tournaments/${tournament.sysname}.webp`,
    },
  };
}

const get: SandboxMethod = {
  verb: 'GET',
  isForPlayers: false,
  handle: (call) => {
    const items = TOURNAMENTS.map((tournament) => describe(call, tournament)).sort(
      (a, b) => STATUS_ORDER[a.status] - STATUS_ORDER[b.status] || a.finished_at.localeCompare(b.finished_at),
    );
    return page(itemAndRest(items, call.query), call.query, DEFAULT_COUNT);
  },
};

const participate: SandboxMethod = {
  verb: 'POST',
  isForPlayers: true,
  handle: ({ world, uid, body }) => {
    const tournament = TOURNAMENTS.find(({ id }) => id === countParam(body, 'id', 0));
    if (tournament === undefined) throw fieldFault('id', 'not_found', 'Unknown tournament');
    const now = world.clock.now();
    const { status, startedAt } = tournamentDates(tournament, now);
    if (status === 'finished') throw fieldFault('id', 'finished', 'The tournament is over');
    execute(
      world,
      `insert into tournament_entries (uid, tournament_id, started_at, joined_at) values (?, ?, ?, ?)
       on conflict do nothing`,
      uid,
      tournament.id,
      startedAt,
      now,
    );
    return DONE;
  },
};

/** Tournaments and taking part in them. */
export const tournamentsMethods: SandboxMethods = {
  'tournaments.get': get,
  'tournaments.participate': participate,
};
