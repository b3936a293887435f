import { seededRandom } from './random';
import { LEAGUES, type SeedLeague } from './seed/leagues';

/** A new pair of matches begins every five minutes, and each is over after twelve and a half: quick enough to watch. */
const SLOT_MS = 300_000;
const MATCH_MS = 750_000;
const MATCHES_PER_SLOT = 2;
/** How many slots ahead bets are taken. */
const SLOTS_AHEAD = 7;

export interface Match {
  id: number;
  league: SeedLeague;
  home: string;
  away: string;
  startsAt: number;
  endsAt: number;
}

export interface Score {
  home: number;
  away: number;
}

/** The match of an id; undefined for an id no match ever has. Everything about a match follows from its id. */
export function findMatch(id: number): Match | undefined {
  if (!Number.isSafeInteger(id) || id < MATCHES_PER_SLOT) return undefined;
  const slot = Math.floor(id / MATCHES_PER_SLOT);
  const league = LEAGUES[id % LEAGUES.length];
  if (league === undefined) return undefined;
  const [home, away] = pairing(league.teams, Math.floor(id / LEAGUES.length));
  const startsAt = slot * SLOT_MS;
  return {
    id,
    league,
    home,
    away,
    startsAt,
    endsAt: startsAt + MATCH_MS,
  };
}

/**
 * Who plays the nth match of a league: rounds in which each team plays once, by the circle method. A team's next match is
 * at least five matches later, so that nobody plays twice at a time.
 */
function pairing(teams: readonly string[], match: number): [home: string, away: string] {
  const pairs = teams.length / 2;
  const round = Math.floor(match / pairs);
  const place = match % pairs;
  const at = (position: number): string =>
    teams[position === 0 ? 0 : 1 + ((position - 1 + round) % (teams.length - 1))] ?? '';
  const pair: [string, string] = [at(place), at(teams.length - 1 - place)];
  return round % 2 === 0 ? pair : [pair[1], pair[0]];
}

/** Matches that are being played or begin soon, the earliest first. */
export function matchesAt(now: number): Match[] {
  const current = Math.floor(now / SLOT_MS);
  const first = current - Math.ceil(MATCH_MS / SLOT_MS);
  const count = (current + SLOTS_AHEAD - first + 1) * MATCHES_PER_SLOT;
  return Array.from({ length: count }, (_, index) => findMatch(first * MATCHES_PER_SLOT + index)).filter(
    (match): match is Match => match !== undefined && match.endsAt > now,
  );
}

/** The matches that ended last, the latest first. */
export function resultsAt(now: number, count: number): Match[] {
  const last = Math.floor((now - MATCH_MS) / SLOT_MS) * MATCHES_PER_SLOT + MATCHES_PER_SLOT - 1;
  return Array.from({ length: count }, (_, index) => findMatch(last - index)).filter(
    (match): match is Match => match !== undefined,
  );
}

/** Played part of a match, 0 to 1. */
function progress(match: Match, now: number): number {
  return Math.min(1, Math.max(0, (now - match.startsAt) / MATCH_MS));
}

/** The minute shown on the board; 0 before the start. */
export function minuteOf(match: Match, now: number): number {
  return Math.floor(progress(match, now) * match.league.minutes);
}

/** When the first half is over: milliseconds since the epoch. */
export function halfTimeOf({ startsAt }: Match): number {
  return startsAt + MATCH_MS / 2;
}

/** How likely each attempt of a side scores, 0 to 1: the league's rate, moved by strength. */
export function scoringChances(match: Match): Score {
  const { rate, edge } = match.league;
  const shift = edge * strength(match);
  return { home: rate * (1 + shift), away: rate * (1 - shift) };
}

/** The score at a time. A league without draws gives the home or away side one more point in the last second. */
export function scoreAt(match: Match, now: number): Score {
  const attempts = minuteOf(match, now) * match.league.attempts;
  const chances = scoringChances(match);
  const score = { home: 0, away: 0 };
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    for (const side of ['home', 'away'] as const) {
      if (chance(`${match.id}:${side}:${attempt}`) < chances[side]) score[side] += match.league.points;
    }
  }
  if (!match.league.hasDraw && now >= match.endsAt && score.home === score.away) {
    score[chance(`${match.id}:overtime`) < 0.5 ? 'home' : 'away'] += match.league.points;
  }
  return score;
}

/** Half a point above what both sides, or one, score on average, so that every match is over or under it. */
export function lineOf({ league }: Match, sides: 1 | 2 = 2): number {
  const { minutes, attempts, rate, points } = league;
  return Math.floor(sides * minutes * attempts * rate) * points + 0.5;
}

/** -1 for a much weaker home side to 1 for a much stronger one. */
function strength(match: Match): number {
  return 2 * chance(`${match.id}:strength`) - 1;
}

function chance(seed: string): number {
  return seededRandom(seed)();
}
