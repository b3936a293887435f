import { hashText, seededRandom } from './random';
import { minuteOf, scoreAt, scoringChances, type Match, type Score } from './sports';

/** The view on a match changes this often while it is played, and before; for each match at its own second. */
const LIVE_STEP_MS = 5_000;
const EARLY_STEP_MS = 60_000;
/** How far the view on a side's scores wanders, in standard deviations of them. */
const WANDER = 0.06;
/** Scores rarer than this are left out. */
const LEAST_CHANCE = 1e-7;

/** What a bet is settled by: the score at the end, or that of the first half. */
export type Period = 'match' | 'half';

/** A score a period may end with, and how likely that is (0 to 1). */
export interface ScoreChance extends Score {
  chance: number;
}

/** The number of the view at a time: odds stay as they are while neither it nor the minute changes. */
export function turnAt(match: Match, now: number): number {
  const step = now < match.startsAt ? EARLY_STEP_MS : LIVE_STEP_MS;
  return Math.floor((now + (hashText(`turn:${match.id}`) % step)) / step);
}

/**
 * Every score a period may end with, seen at `now`: what stands, and for each attempt left the chance that it
 * scores. Empty once the period is over. All odds of a match come from here, so that they agree with each other.
 */
export function scoreChances(match: Match, now: number, period: Period): ScoreChance[] {
  const { minutes, attempts, points, hasDraw } = match.league;
  const minutesLeft = (period === 'match' ? minutes : Math.floor(minutes / 2)) - minuteOf(match, now);
  const left = minutesLeft * attempts;
  if (left <= 0 || now >= match.endsAt) return [];
  const score = scoreAt(match, now);
  const [home, away] = (['home', 'away'] as const).map((side) => further(match, now, { side, left }));
  const all = (home ?? []).flatMap((homeChance, homeMore) =>
    (away ?? []).map((awayChance, awayMore) => ({
      home: score.home + homeMore * points,
      away: score.away + awayMore * points,
      chance: homeChance * awayChance,
    })),
  );
  const likely = all.filter(({ chance }) => chance > LEAST_CHANCE);
  return hasDraw || period === 'half' ? likely : likely.flatMap((one) => withOvertime(one, points));
}

/** A match without draws that stands level is decided by one more score, of either side. */
function withOvertime(one: ScoreChance, points: number): ScoreChance[] {
  if (one.home !== one.away) return [one];
  const chance = one.chance / 2;
  return [
    { ...one, home: one.home + points, chance },
    { ...one, away: one.away + points, chance },
  ];
}

/** How likely a side is to score so many times more, by that number. */
function further(match: Match, now: number, { side, left }: { side: keyof Score; left: number }): number[] {
  const fair = scoringChances(match)[side];
  const wander = (2 * seededRandom(`${match.id}:${side}:view:${turnAt(match, now)}`)() - 1) * WANDER;
  const deviation = Math.sqrt((fair * (1 - fair)) / left);
  return binomial(left, Math.min(0.98, fair + wander * deviation));
}

/** Chances of 0 to `tries` successes of so many tries, each with the chance `each`. */
function binomial(tries: number, each: number): number[] {
  let chance = (1 - each) ** tries;
  return Array.from({ length: tries + 1 }, (_, count) => {
    const current = chance;
    chance *= ((tries - count) / (count + 1)) * (each / (1 - each));
    return current;
  });
}
