import { hashText, seededRandom } from './random';
import { LEAGUES, type SeedLeague } from './seed/leagues';

/** A new pair of matches begins every five minutes, and each is over after twelve and a half: quick enough to watch. */
const SLOT_MS = 300_000;
const MATCH_MS = 750_000;
const MATCHES_PER_SLOT = 2;
/** How many slots ahead bets are taken. */
const SLOTS_AHEAD = 7;
/** Odds are set again this often while a match is played, and before; each at its own second. */
const LIVE_ODDS_STEP_MS = 5_000;
const EARLY_ODDS_STEP_MS = 60_000;
/** The part of the true chance the house pays out. */
const PAYOUT = 0.94;
const LOWEST_ODDS = 102;
const HIGHEST_ODDS = 5_100;

/** Who wins, and whether there are more scores than the line says or fewer. */
export const OUTCOMES = ['home', 'draw', 'away', 'over', 'under'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Match {
  id: number;
  league: SeedLeague;
  home: string;
  away: string;
  startsAt: number;
  endsAt: number;
}

/** Odds in hundredths: 185 pays 1.85 for 1. */
export type Odds = Partial<Record<Outcome, number>>;

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

/** The score at a time. A league without draws gives the home or away side one more point in the last second. */
export function scoreAt(match: Match, now: number): Score {
  const ticks = Math.floor(progress(match, now) * match.league.minutes);
  const score = { home: 0, away: 0 };
  for (let tick = 1; tick <= ticks; tick += 1) {
    for (const side of ['home', 'away'] as const) {
      const edge = side === 'home' ? strength(match) : -strength(match);
      if (chance(`${match.id}:${side}:${tick}`) < match.league.rate * (1 + edge * 0.5)) {
        score[side] += match.league.points;
      }
    }
  }
  if (!match.league.hasDraw && now >= match.endsAt && score.home === score.away) {
    score[chance(`${match.id}:overtime`) < 0.5 ? 'home' : 'away'] += match.league.points;
  }
  return score;
}

/** Half a point above what both sides score on average, so that every match is over or under it. */
export function lineOf({ league }: Match): number {
  return Math.floor(2 * league.rate * league.minutes) * league.points + 0.5;
}

/** Whether a bet on the outcome wins. A match's end is known before it is played: everything follows from its id. */
export function isRight(match: Match, outcome: Outcome): boolean {
  const { home, away } = scoreAt(match, match.endsAt);
  if (outcome === 'over') return home + away > lineOf(match);
  if (outcome === 'under') return home + away < lineOf(match);
  if (outcome === 'draw') return home === away;
  return outcome === 'home' ? home > away : away > home;
}

/**
 * Odds at a time; empty once the match is over, without the line's where the score has passed it. They follow strength,
 * score and time left, and move a little by themselves.
 */
export function oddsAt(match: Match, now: number): Odds {
  if (now >= match.endsAt) return {};
  const step = now < match.startsAt ? EARLY_ODDS_STEP_MS : LIVE_ODDS_STEP_MS;
  const turn = Math.floor((now + (hashText(`turn:${match.id}`) % step)) / step);
  return Object.fromEntries(
    [...winnerChances(match, now), ...lineChances(match, now)].map(([outcome, probability]) => [
      outcome,
      priceOf(probability, `${match.id}:${outcome}`, turn),
    ]),
  );
}

type Chance = [outcome: Outcome, probability: number];

function winnerChances(match: Match, now: number): Chance[] {
  const { home, away } = scoreAt(match, now);
  const played = progress(match, now);
  const lead = ((home - away) / match.league.points) * match.league.weight * (0.6 + 1.8 * played);
  const edge = 0.15 + strength(match) * (1 - played) + lead;
  const weights: Chance[] = [
    ['home', Math.exp(edge)],
    ['away', Math.exp(-edge)],
  ];
  if (match.league.hasDraw) weights.push(['draw', 0.75 + 1.2 * played * Math.exp(-Math.abs(lead))]);
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  return weights.map(([outcome, weight]) => [outcome, weight / sum]);
}

/** Scores to come are as rare as a Poisson distribution has them; none of both where the line is passed. */
function lineChances(match: Match, now: number): Chance[] {
  const { home, away } = scoreAt(match, now);
  const { rate, minutes, points } = match.league;
  const missing = Math.ceil((lineOf(match) - home - away) / points);
  if (missing <= 0) return [];
  const expected = 2 * rate * minutes * (1 - progress(match, now));
  let term = Math.exp(-expected);
  let under = 0;
  for (let scores = 0; scores < missing; scores += 1) {
    under += term;
    term *= expected / (scores + 1);
  }
  return [
    ['over', 1 - under],
    ['under', under],
  ];
}

function priceOf(probability: number, seed: string, turn: number): number {
  const drift = 1 + (chance(`${seed}:${turn}`) - 0.5) * 0.06;
  const price = Math.round((100 * PAYOUT * drift) / Math.max(probability, 1e-6));
  return Math.min(HIGHEST_ODDS, Math.max(LOWEST_ODDS, price));
}

/** -0.8 for a much weaker home side to 0.8 for a much stronger one. */
function strength(match: Match): number {
  return (chance(`${match.id}:strength`) - 0.5) * 1.6;
}

function chance(seed: string): number {
  return seededRandom(seed)();
}
