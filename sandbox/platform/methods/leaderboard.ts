import { toAmount } from '../../world/money';
import { allRows } from '../../world/sql';
import { TOURNAMENTS, type SeedTournament } from '../../world/seed/tournaments';
import { placePrize, rivals, tournamentDates, type Standing } from '../../world/tournament-clock';
import type { World } from '../../world/world';
import { fieldFault } from '../field-fault';
import { countParam, type SandboxMethod, type SandboxMethods } from '../method';
import { page } from './paging';

const DEFAULT_COUNT = 50;

/** Players of the sandbox who joined: a point for each full main unit staked for real on the tournament's games. */
function entrants(world: World, tournament: SeedTournament): Standing[] {
  const { startedAt, finishedAt } = tournamentDates(tournament, world.clock.now());
  return allRows<Standing>(
    world,
    `select p.fakename, coalesce(sum(r.stake), 0) / 100 as points
     from tournament_entries e
     join players p on p.uid = e.uid
     left join game_rounds r on r.uid = e.uid and r.mode = 'real'
       and r.created_at >= max(e.joined_at, e.started_at) and r.created_at < ?
       and r.game_sysname in (select sysname from game_groups where kind = 'tournament' and group_id = e.tournament_id)
     where e.tournament_id = ? and e.started_at = ? group by e.uid`,
    finishedAt,
    tournament.id,
    startedAt,
  );
}

const get: SandboxMethod = {
  verb: 'GET',
  isForPlayers: false,
  handle: ({ world, query }) => {
    const now = world.clock.now();
    const isRunning = (tournament: SeedTournament) => tournamentDates(tournament, now).status === 'active';
    const tournament = query.has('tournament_id')
      ? TOURNAMENTS.find(({ id }) => id === countParam(query, 'tournament_id', 0))
      : TOURNAMENTS.find(isRunning);
    if (tournament === undefined) {
      throw fieldFault('tournament_id', 'not_found', 'Unknown tournament');
    }
    const standings = [...rivals(tournament, now), ...entrants(world, tournament)]
      .sort((a, b) => b.points - a.points || a.fakename.localeCompare(b.fakename))
      .map(({ fakename, points }, index) => {
        const prize = placePrize(tournament, index + 1);
        return {
          position: index + 1,
          fakename,
          points,
          prize: prize === null ? null : toAmount(prize, 'EUR'),
        };
      });
    return page(standings, query, DEFAULT_COUNT);
  },
};

/** Places of one tournament, or of the one running now where none is named. */
export const leaderboardMethods: SandboxMethods = { 'leaderboard.get': get };
