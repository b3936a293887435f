import { scoreChances, turnAt, type ScoreChance } from './sports-chances';
import { MOST_IN_SCORE, readOutcome, type Outcome } from './sports-outcomes';
import { lineOf, minuteOf, type Match } from './sports';

/** The part of the true chance the house pays out. */
const PAYOUT = 0.94;
const LOWEST_ODDS = 101;
const HIGHEST_ODDS = 5_100;
/** Outcomes less or more likely than this are as good as decided, and taken no more. */
const OPEN_FROM = 0.0005;
const OPEN_TO = 0.985;
/** A line is offered while more and less than it are this likely. */
const LINE_FROM = 0.07;
/** Lines to choose from: so many steps below and above the middle. */
const STEPS = 4;
const MARGINS = ['1-5', '6-10', '11'];
/** Matches whose markets are remembered. */
const MOST_KNOWN = 200;

export const MARKETS = [
  'result',
  'double',
  'total',
  'both',
  'handicap',
  'margin',
  'home-total',
  'away-total',
  'score',
  'parity',
  'half-result',
  'half-total',
] as const;
export type MarketId = (typeof MARKETS)[number];

export type MarketGroup = 'main' | 'totals' | 'handicap' | 'score' | 'half';

export interface Market {
  id: MarketId;
  group: MarketGroup;
  /** In the order in which they are shown; odds in hundredths, null for what is taken no more. */
  outcomes: { outcome: Outcome; odds: number | null }[];
}

/** How likely an outcome is, 0 to 1. */
type ChanceOf = (outcome: Outcome) => number;

interface Kind {
  group: MarketGroup;
  /** What its outcomes begin with, where no other market has them. */
  words: readonly string[];
  outcomes: (match: Match, chanceOf: ChanceOf) => Outcome[];
}

const isFootball = ({ league }: Match) => league.sport === 'football';
const RESULT = ['home', 'draw', 'away'];
const HALF_RESULT = RESULT.map((outcome) => `half-${outcome}`);
const DOUBLE = ['home-draw', 'home-away', 'draw-away'];
const BOTH = ['both', 'not-both'];
const PARITY = ['odd', 'even'];
const SCORES = Array.from({ length: MOST_IN_SCORE + 1 }, (_, goals) => goals);

const KINDS: Readonly<Record<MarketId, Kind>> = {
  result: fixed('main', RESULT, ({ league }) => (league.hasDraw ? RESULT : ['home', 'away'])),
  double: fixed('main', DOUBLE, ({ league }) => (league.hasDraw ? DOUBLE : [])),
  total: { group: 'totals', words: ['over', 'under'], outcomes: totals },
  both: fixed('main', BOTH, (match) => (isFootball(match) ? BOTH : [])),
  handicap: { group: 'handicap', words: ['home-handicap', 'away-handicap'], outcomes: handicaps },
  margin: { group: 'handicap', words: ['home-margin', 'away-margin'], outcomes: margins },
  'home-total': lines('totals', 'home-'),
  'away-total': lines('totals', 'away-'),
  score: { group: 'score', words: ['score'], outcomes: (match) => (isFootball(match) ? scores() : []) },
  // Basketball counts in twos: the sum is always even.
  parity: fixed('totals', PARITY, ({ league }) => (league.points === 1 ? PARITY : [])),
  'half-result': fixed('half', HALF_RESULT, () => HALF_RESULT),
  'half-total': lines('half', 'half-'),
};
/** Of these, outcomes that are taken no more are left out; of the others they keep their place. */
const SHRINKING: readonly MarketId[] = ['score', 'margin'];

function fixed(group: MarketGroup, words: Outcome[], outcomes: Kind['outcomes']): Kind {
  return { group, words, outcomes };
}

function lines(group: MarketGroup, prefix: 'home-' | 'away-' | 'half-'): Kind {
  const words = [`${prefix}over`, `${prefix}under`];
  return { group, words, outcomes: (match, chanceOf) => sideTotals(match, prefix, chanceOf) };
}

function totals(match: Match, chanceOf: ChanceOf): Outcome[] {
  const middle = lineOf(match);
  const even = closest(linesAround(middle, match), 5, (line) => chanceOf(`over:${line}`));
  const isOpen = isOffered(chanceOf(`over:${middle}`)) && isOffered(chanceOf(`under:${middle}`));
  const shown = isOpen ? [...new Set([...even, middle])].toSorted((one, other) => one - other) : even;
  return shown.flatMap((line) => [`over:${line}`, `under:${line}`]);
}

/** Totals of one side, or of both in the first half: the middle of each is half that of the match. */
function sideTotals(match: Match, prefix: 'home-' | 'away-' | 'half-', chanceOf: ChanceOf): Outcome[] {
  const shown = closest(linesAround(lineOf(match, 1), match), 3, (line) => chanceOf(`${prefix}over:${line}`));
  return shown.flatMap((line) => [`${prefix}over:${line}`, `${prefix}under:${line}`]);
}

/** Half a goal more or less says nothing that result and double chance do not. */
function handicaps(match: Match, chanceOf: ChanceOf): Outcome[] {
  const { lineStep } = match.league;
  const ahead = Array.from({ length: STEPS }, (_, step) => (step + 1) * lineStep + 0.5);
  const all = [...ahead.map((line) => -line).toReversed(), ...ahead];
  const shown = closest(all, 4, (line) => chanceOf(`home-handicap:${line}`));
  return shown.flatMap((line) => [`home-handicap:${line}`, `away-handicap:${-line}`]);
}

function margins({ league }: Match): Outcome[] {
  if (league.sport === 'football') return [];
  const sides = MARGINS.flatMap((range) => [`home-margin:${range}`, `away-margin:${range}`]);
  return league.hasDraw ? [...sides, 'draw'] : sides;
}

function scores(): Outcome[] {
  const all = SCORES.flatMap((home) => SCORES.map((away) => `score:${home}-${away}`));
  return [...all, 'score:other'];
}

function linesAround(middle: number, { league }: Match): number[] {
  return Array.from(
    { length: 2 * STEPS + 1 },
    (_, index) => middle + (index - STEPS) * league.lineStep,
  ).filter((line) => line > 0);
}

/** The lines that divide most evenly, at most `most` of them, in their order. */
function closest(lines: number[], most: number, chanceOver: (line: number) => number): number[] {
  return lines
    .map((line) => ({ line, off: Math.abs(chanceOver(line) - 0.5) }))
    .filter(({ off }) => off < 0.5 - LINE_FROM)
    .toSorted((one, other) => one.off - other.off)
    .slice(0, most)
    .map(({ line }) => line)
    .toSorted((one, other) => one - other);
}

function isOffered(chance: number): boolean {
  return chance > OPEN_FROM && chance < OPEN_TO;
}

function priceOf(chance: number): number {
  return Math.min(HIGHEST_ODDS, Math.max(LOWEST_ODDS, Math.round((100 * PAYOUT) / chance)));
}

function chancesOf(match: Match, now: number): ChanceOf {
  const periods = { match: scoreChances(match, now, 'match'), half: scoreChances(match, now, 'half') };
  const known = new Map<Outcome, number>();
  return (outcome) => {
    const chance = known.get(outcome) ?? sumChances(outcome, periods);
    known.set(outcome, chance);
    return chance;
  };
}

function sumChances(outcome: Outcome, periods: Record<'match' | 'half', ScoreChance[]>): number {
  const read = readOutcome(outcome);
  if (read === null) return 0;
  return periods[read.period].reduce((sum, score) => (read.wins(score) ? sum + score.chance : sum), 0);
}

function marketOf(match: Match, id: MarketId, chanceOf: ChanceOf): Market {
  const { group, outcomes } = KINDS[id];
  const priced = outcomes(match, chanceOf).map((outcome) => {
    const chance = chanceOf(outcome);
    return { outcome, odds: isOffered(chance) ? priceOf(chance) : null };
  });
  const shown = SHRINKING.includes(id) ? priced.filter(({ odds }) => odds !== null) : priced;
  return { id, group, outcomes: shown };
}

const known = new Map<number, { at: string; markets: Market[] }>();

/**
 * The markets of a match that take bets at a time, each with at least two outcomes to choose from; none once the match
 * is over. They follow score, time left and strength, through one chance for every score.
 */
export function marketsAt(match: Match, now: number): readonly Market[] {
  if (now >= match.endsAt) return [];
  const at = `${now < match.startsAt}:${turnAt(match, now)}:${minuteOf(match, now)}`;
  const remembered = known.get(match.id);
  if (remembered?.at === at) return remembered.markets;
  const chanceOf = chancesOf(match, now);
  const markets = MARKETS.map((id) => marketOf(match, id, chanceOf)).filter(
    ({ outcomes }) => outcomes.filter(({ odds }) => odds !== null).length > 1,
  );
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(match.id, { at, markets });
  return markets;
}

/** The odds of every outcome that takes bets at a time, in hundredths: 185 pays 1.85 for 1. */
export function oddsAt(match: Match, now: number): Map<Outcome, number> {
  const all = marketsAt(match, now).flatMap(({ outcomes }) => outcomes);
  return new Map(all.flatMap(({ outcome, odds }) => (odds === null ? [] : [[outcome, odds] as const])));
}

/** The market a bet on the outcome stands in; null for what is no outcome. */
export function marketIdOf(outcome: Outcome): MarketId | null {
  const [word = ''] = outcome.split(':');
  return MARKET_OF_WORD.get(word) ?? null;
}

const MARKET_OF_WORD = new Map(MARKETS.flatMap((id) => KINDS[id].words.map((word) => [word, id] as const)));
