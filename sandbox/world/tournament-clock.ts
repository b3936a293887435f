import { hashText } from './random';
import { nickname } from './seed/people';
import type { SeedTournament } from './seed/tournaments';

const DAY_MS = 86_400_000;
/** A season: announced for eight days, played for eight, shown as finished for eight; then it comes round again. */
const PHASE_MS = 8 * DAY_MS;
const SEASON_MS = 3 * PHASE_MS;
const RIVALS = 64;

export type TournamentStatus = 'upcoming' | 'active' | 'finished';

export interface TournamentDates {
  status: TournamentStatus;
  /** Milliseconds since the epoch. */
  startedAt: number;
  finishedAt: number;
}

/** Where a tournament stands at `now`. At any time two are to come, two are running and two are over. */
export function tournamentDates(tournament: SeedTournament, now: number): TournamentDates {
  const offset = tournament.offsetDays * DAY_MS;
  const seasonStart = Math.floor((now - offset) / SEASON_MS) * SEASON_MS + offset;
  const startedAt = seasonStart + PHASE_MS;
  const finishedAt = startedAt + PHASE_MS;
  const status = now < startedAt ? 'upcoming' : now < finishedAt ? 'active' : 'finished';
  return { status, startedAt, finishedAt };
}

export interface Standing {
  fakename: string;
  points: number;
}

/** The house's own players in a tournament at `now`: nobody before it begins, then steadily collecting points. */
export function rivals(tournament: SeedTournament, now: number): Standing[] {
  const { startedAt, finishedAt } = tournamentDates(tournament, now);
  const playedMs = Math.min(now, finishedAt) - startedAt;
  if (playedMs <= 0) return [];
  return Array.from({ length: RIVALS }, (_, index) => {
    const hash = hashText(`rival:${tournament.sysname}:${startedAt}:${index}`);
    const pointsPerDay = 18 + Math.floor(1400 / (index + 2)) + (hash % 23);
    return {
      fakename: nickname(index * 17 + (hash % 17)),
      points: Math.floor((pointsPerDay * playedMs) / DAY_MS),
    };
  });
}

const PRIZE_SHARES = [0.25, 0.15, 0.1, 0.06, 0.05, 0.04, 0.03, 0.03, 0.02, 0.02];
const PAID_PLACES = 40;

/** Prize of a place (from 1) in minor units, or null where none is paid: ten graded ones, then equal shares to place 40. */
export function placePrize(tournament: SeedTournament, place: number): number | null {
  if (place > PAID_PLACES) return null;
  const graded = PRIZE_SHARES[place - 1];
  const share = graded ?? 0.25 / (PAID_PLACES - PRIZE_SHARES.length);
  return Math.floor((tournament.prizeMinor * share) / 100) * 100;
}
