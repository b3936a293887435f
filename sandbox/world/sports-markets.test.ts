import { describe, expect, it } from 'vitest';
import { findMatch, lineOf, matchesAt, scoreAt, type Match } from './sports';
import { scoreChances } from './sports-chances';
import { marketIdOf, MARKETS, marketsAt, oddsAt, type MarketId } from './sports-markets';
import { decidedAt, isRight, readOutcome } from './sports-outcomes';

const START = Date.parse('2025-06-15T12:01:00Z');
const SHOWN = matchesAt(START);
/** Times before and in the course of a match. */
const timesOf = ({ startsAt, endsAt }: Match) =>
  [-60_000, 0, 200_000, 400_000, 600_000].map((ms) => startsAt + ms).filter((at) => at < endsAt);

function marketOf(match: Match, at: number, id: MarketId): Map<string, number> {
  const outcomes = marketsAt(match, at).find((market) => market.id === id)?.outcomes ?? [];
  return new Map(outcomes.flatMap(({ outcome, odds }) => (odds === null ? [] : [[outcome, odds]])));
}
const bookOf = (odds: Iterable<number>) => [...odds].reduce((sum, price) => sum + 100 / price, 0);

describe('scores', () => {
  it('follow from the number of the match alone', () => {
    for (const match of SHOWN) {
      expect(match.home).not.toBe(match.away);
      expect(scoreAt(match, START)).toEqual(scoreAt(match, START));
    }
  });

  it('are as likely as the odds think: of many matches the favourites win as often as foretold', () => {
    const played = Array.from({ length: 1200 }, (_, index) => findMatch(100_000 + index)).filter(
      (match) => match !== undefined,
    );
    const foretold = played.map((match) =>
      scoreChances(match, match.startsAt - 1, 'match').reduce(
        (sum, { home, away, chance }) => sum + (home > away ? chance : 0),
        0,
      ),
    );
    const won = played.filter((match) => isRight(match, 'home')).length / played.length;
    expect(Math.abs(won - foretold.reduce((sum, one) => sum + one, 0) / played.length)).toBeLessThan(0.05);
  });

  it('have chances that make a whole, of a league without draws none of a draw', () => {
    for (const match of SHOWN) {
      const chances = scoreChances(match, match.startsAt, 'match');
      expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 3);
      if (!match.league.hasDraw) expect(chances.some(({ home, away }) => home === away)).toBe(false);
    }
  });
});

describe('markets', () => {
  it('are six or more before a match, with five totals or four, and all of known ids', () => {
    for (const match of SHOWN) {
      const markets = marketsAt(match, match.startsAt - 60_000);
      expect(markets.length).toBeGreaterThanOrEqual(6);
      expect(markets.every(({ id }) => MARKETS.includes(id))).toBe(true);
      expect(marketOf(match, match.startsAt - 60_000, 'total').size).toBeGreaterThanOrEqual(6);
    }
  });

  it('have one right outcome each, double chance two, and beat no house', () => {
    for (const match of SHOWN) {
      for (const { id, outcomes } of marketsAt(match, match.startsAt - 60_000)) {
        const right = outcomes.filter(({ outcome }) => isRight(match, outcome)).length;
        const lines = outcomes.filter(({ outcome }) => /(?:over|home-handicap):/.test(outcome)).length;
        const open = outcomes.every(({ odds }) => odds !== null && odds < 5100);
        if (lines > 0) expect(right, id).toBe(lines);
        else if (open) expect(right, id).toBe(id === 'double' ? 2 : 1);
        if (open && lines === 0)
          expect(bookOf(outcomes.map(({ odds }) => odds ?? 0)), id).toBeGreaterThan(id === 'double' ? 2 : 1);
      }
    }
  });

  it('agree with each other at any time: safer bets pay less', () => {
    for (const match of SHOWN) {
      for (const at of timesOf(match)) {
        const odds = oddsAt(match, at);
        const totals = [...odds].filter(([outcome]) => outcome.startsWith('over:')).map(([, price]) => price);
        expect(totals).toEqual(totals.toSorted((one, other) => one - other));
        const [home, either] = [odds.get('home'), odds.get('home-draw')];
        if (home !== undefined && either !== undefined) expect(either).toBeLessThanOrEqual(home);
        for (const [outcome, price] of odds) expect(price, outcome).toBeGreaterThan(100);
      }
    }
  });

  it('take no bets on what the score has decided', () => {
    for (const match of SHOWN) {
      for (const at of timesOf(match).filter((time) => time >= match.startsAt)) {
        const { home, away } = scoreAt(match, at);
        const odds = oddsAt(match, at);
        for (const outcome of odds.keys()) {
          const line = /^over:(.*)$/.exec(outcome)?.[1];
          if (line !== undefined) expect(Number(line)).toBeGreaterThan(home + away);
        }
        if (home > 0 && away > 0) expect(odds.has('both')).toBe(false);
        if (at >= decidedAt(match, 'half-home')) expect([...odds.keys()].join()).not.toContain('half-');
      }
      expect(marketsAt(match, match.endsAt)).toEqual([]);
    }
  });

  it('keep the line of the board among the totals while it is open', () => {
    for (const match of SHOWN) {
      const before = oddsAt(match, match.startsAt - 1);
      expect(before.has(`over:${lineOf(match)}`) && before.has(`under:${lineOf(match)}`)).toBe(true);
    }
  });

  it('are named by their outcomes', () => {
    for (const match of SHOWN) {
      for (const { id, outcomes } of marketsAt(match, START)) {
        const named = outcomes
          .filter(({ outcome }) => outcome !== 'draw')
          .map(({ outcome }) => marketIdOf(outcome));
        expect(new Set(named)).toEqual(new Set([id]));
      }
    }
    expect([marketIdOf('draw'), marketIdOf('nothing'), readOutcome('nothing')]).toEqual([
      'result',
      null,
      null,
    ]);
  });
});

describe('an outcome', () => {
  it.each([
    ['over:2.5', [2, 1], [1, 1]],
    ['under:2.5', [1, 1], [3, 0]],
    ['home-draw', [1, 1], [0, 1]],
    ['both', [1, 1], [3, 0]],
    ['home-handicap:-1.5', [3, 1], [2, 1]],
    ['away-handicap:1.5', [2, 1], [3, 1]],
    ['home-over:1.5', [2, 0], [1, 3]],
    ['score:2-1', [2, 1], [1, 2]],
    ['score:other', [4, 0], [3, 3]],
    ['even', [1, 1], [2, 1]],
    ['home-margin:6-10', [30, 24], [24, 30]],
    ['away-margin:11', [20, 31], [20, 30]],
    ['half-draw', [0, 0], [1, 0]],
  ] as const)('%s is right and wrong by the score', (outcome, right, wrong) => {
    const read = readOutcome(outcome);
    expect(read?.wins({ home: right[0], away: right[1] })).toBe(true);
    expect(read?.wins({ home: wrong[0], away: wrong[1] })).toBe(false);
    expect(read?.period).toBe(outcome.startsWith('half-') ? 'half' : 'match');
  });
});
