import type { Period } from './sports-chances';
import { halfTimeOf, scoreAt, type Match, type Score } from './sports';

/**
 * What may be bet on, written as a word, after a colon with its value: `home`, `over:2.5`, `home-handicap:-1.5`,
 * `score:2-1`, `away-margin:6-10`. `half-` before it means the first half.
 */
export type Outcome = string;

/** The correct scores on offer go up to so many for a side; `score:other` is every other one. */
export const MOST_IN_SCORE = 3;

type Rule = (score: Score, value: string) => boolean;

const sumOf = ({ home, away }: Score) => home + away;
const RULES = new Map<string, Rule>([
  ['home', ({ home, away }) => home > away],
  ['draw', ({ home, away }) => home === away],
  ['away', ({ home, away }) => home < away],
  ['home-draw', ({ home, away }) => home >= away],
  ['home-away', ({ home, away }) => home !== away],
  ['draw-away', ({ home, away }) => home <= away],
  ['over', (score, line) => sumOf(score) > Number(line)],
  ['under', (score, line) => sumOf(score) < Number(line)],
  ['home-over', ({ home }, line) => home > Number(line)],
  ['home-under', ({ home }, line) => home < Number(line)],
  ['away-over', ({ away }, line) => away > Number(line)],
  ['away-under', ({ away }, line) => away < Number(line)],
  ['both', ({ home, away }) => home > 0 && away > 0],
  ['not-both', ({ home, away }) => home === 0 || away === 0],
  ['odd', (score) => sumOf(score) % 2 === 1],
  ['even', (score) => sumOf(score) % 2 === 0],
  ['home-handicap', ({ home, away }, line) => home + Number(line) > away],
  ['away-handicap', ({ home, away }, line) => away + Number(line) > home],
  ['home-margin', ({ home, away }, range) => isWithin(home - away, range)],
  ['away-margin', ({ home, away }, range) => isWithin(away - home, range)],
  ['score', isScore],
]);

/** Whether a lead is in a range: `1-5`, or `11` for that many and more. */
function isWithin(lead: number, range: string): boolean {
  const [least = 0, most = Infinity] = range.split('-').map(Number);
  return lead >= least && lead <= most;
}

function isScore({ home, away }: Score, value: string): boolean {
  if (value === 'other') return Math.max(home, away) > MOST_IN_SCORE;
  return value === `${home}-${away}`;
}

/** The period an outcome is about, and whether a score of that period makes it win; null for what is no outcome. */
export function readOutcome(outcome: Outcome): { period: Period; wins: (score: Score) => boolean } | null {
  const period = outcome.startsWith('half-') ? 'half' : 'match';
  const [word = '', value = ''] = outcome.replace(/^half-/, '').split(':');
  const rule = RULES.get(word);
  return rule === undefined ? null : { period, wins: (score) => rule(score, value) };
}

/** When the outcome is known: milliseconds since the epoch. */
export function decidedAt(match: Match, outcome: Outcome): number {
  return readOutcome(outcome)?.period === 'half' ? halfTimeOf(match) : match.endsAt;
}

/** Whether a bet on the outcome wins. A match's end is known before it is played: everything follows from its id. */
export function isRight(match: Match, outcome: Outcome): boolean {
  return readOutcome(outcome)?.wins(scoreAt(match, decidedAt(match, outcome))) === true;
}
