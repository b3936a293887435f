import { timeLeft, type TimeLeft } from '@/lib/format/time-left';
import type { Money } from '@/lib/platform/values';
import type { LeaderboardRow } from './schema';

export type TournamentStatus = 'upcoming' | 'active' | 'finished';

/** Rows of a leaderboard read at once. */
export const LEADERBOARD_PAGE = 20;

/** How many further rows are searched for a player's own place. */
export const OWN_PLACE_DEPTH = 500;

interface Dated {
  status: TournamentStatus;
  startedAt: string | null;
  finishedAt: string | null;
}

/** The greatest prize first, the others in order; prizes in several currencies cannot be compared. */
export function greatestFirst<T extends { prize: Money | null }>(tournaments: readonly T[]): T[] {
  const currencies = new Set(tournaments.flatMap(({ prize }) => (prize ? [prize.currency] : [])));
  if (currencies.size !== 1) return [...tournaments];
  const sumOf = ({ prize }: T) => prize?.amount ?? -1;
  const lead = tournaments.reduce((first, other) => (sumOf(other) > sumOf(first) ? other : first));
  return [lead, ...tournaments.filter((other) => other !== lead)];
}

/**
 * Tournaments by the platform's status: the running one that ends first leads, then the upcoming one that starts
 * first, and of the finished ones the newest. Those without a time come last.
 */
export function groupTournaments<T extends Dated>(tournaments: readonly T[]): Record<TournamentStatus, T[]> {
  const of = (status: TournamentStatus) => tournaments.filter((entry) => entry.status === status);
  return {
    active: of('active').sort((a, b) => byTime(a.finishedAt, b.finishedAt)),
    upcoming: of('upcoming').sort((a, b) => byTime(a.startedAt, b.startedAt)),
    finished: of('finished').sort((a, b) => byTime(a.finishedAt, b.finishedAt, -1)),
  };
}

/** ISO times in one format compare as text; a missing one comes last in either direction. */
function byTime(a: string | null, b: string | null, direction: 1 | -1 = 1): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -direction : direction;
}

/**
 * Target of a tournament's countdown: the end of a running one, the start of an upcoming one. None for a finished one,
 * nor once that time has passed: the platform's status says what a tournament is, its times are a plan.
 */
export function countdownTarget({ status, startedAt, finishedAt }: Dated, nowMs: number): string | null {
  const target = { active: finishedAt, upcoming: startedAt, finished: null }[status];
  return target !== null && Date.parse(target) > nowMs ? target : null;
}

/** Of running tournaments in order, the one that ends first; one whose end has passed only where there is no other. */
export function nextToEnd<T extends Dated>(active: readonly T[], nowMs: number): T | null {
  const isOpen = (entry: T) => entry.finishedAt === null || countdownTarget(entry, nowMs) !== null;
  return active.find(isOpen) ?? active[0] ?? null;
}

/** All zeros once the ISO time has passed; null when it is invalid. */
export function remaining(until: string | null, nowMs: number): TimeLeft | null {
  const untilMs = until === null ? NaN : Date.parse(until);
  return Number.isNaN(untilMs) ? null : timeLeft(untilMs, nowMs);
}

/** The rows of several responses in order, each place and player once: pages of a changing list overlap. */
export function mergeRows(pages: readonly (readonly LeaderboardRow[])[]): LeaderboardRow[] {
  const byKey = new Map<string, LeaderboardRow>();
  for (const rows of pages) {
    const keys = rowKeys(rows);
    for (const [at, row] of rows.entries()) byKey.set(keys[at] ?? '', row);
  }
  return [...byKey.values()].sort((a, b) => a.position - b.position);
}

/** A key for each row of one list: place and name, numbered, since tied players with hidden names share both. */
export function rowKeys(rows: readonly LeaderboardRow[]): string[] {
  const counts = new Map<string, number>();
  return rows.map(({ position, fakename }) => {
    const key = `${position} ${fakename ?? ''}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${key} ${count}`;
  });
}

/** The player's own row, if the fake name is in the list. Names are compared ignoring case. */
export function ownRow(
  rows: readonly LeaderboardRow[],
  fakename: string | null | undefined,
): LeaderboardRow | null {
  const name = fakename?.trim().toLowerCase();
  if (!name) return null;
  return rows.find((row) => row.fakename?.trim().toLowerCase() === name) ?? null;
}
