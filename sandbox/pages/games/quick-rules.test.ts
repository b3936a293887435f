import { describe, expect, it } from 'vitest';
import {
  CRASH,
  GOAL_ZONES,
  goalPay,
  KEEPER_REACHES,
  KENO,
  KENO_DRAWN,
  KENO_MOST,
  KENO_NUMBERS,
  kenoPays,
  MINE_COUNTS,
  MINE_TILES,
  MINES,
  minesPay,
  PENALTY,
  PLINKO,
  plinkoPays,
  RISKS,
  TARGETS,
} from './quick-rules';
import { ways, type RandomInt, type Rules } from './rules';

/** Draws the given numbers one after the other, then zeros. */
function drawing(...numbers: number[]): RandomInt {
  return () => numbers.shift() ?? 0;
}

/** A repeatable stream of numbers that are as likely. */
function even(): RandomInt {
  let state = 12_345;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

function returned(rules: Rules, pick: unknown, rounds = 20_000): number {
  const randomInt = even();
  let won = 0;
  for (let round = 0; round < rounds; round += 1) won += rules.draw(100, pick, randomInt)?.win ?? NaN;
  return won / (100 * rounds);
}

describe('plinko', () => {
  it('returns about 95 % at every risk, with the most at the edges', () => {
    for (const risk of RISKS) {
      const pays = plinkoPays(risk);
      const back = pays.reduce((sum, pay, slot) => sum + (pay * ways(8, slot)) / 256 / 100, 0);
      expect(back).toBeGreaterThan(0.94);
      expect(back).toBeLessThan(0.97);
      expect(Math.max(...pays)).toBe(pays[0]);
      expect(pays).toEqual(pays.toReversed());
    }
  });

  it('pays the slot the ball has come to', () => {
    expect(PLINKO.draw(200, { risk: 'high' }, drawing(1, 1, 1, 1, 1, 1, 1, 1))).toEqual({
      win: 5200,
      shown: { path: [1, 1, 1, 1, 1, 1, 1, 1], slot: 8, pays: 2600 },
    });
    expect(PLINKO.draw(100, { risk: 'low' }, drawing(1, 0, 1, 0, 1, 0, 1, 0))?.shown).toMatchObject({
      slot: 4,
    });
  });
});

describe('a flight', () => {
  it('pays who left before its end, and nobody else', () => {
    expect(CRASH.draw(100, { target: 200 }, drawing(479_999))).toEqual({
      win: 200,
      shown: { end: 200, target: 200 },
    });
    expect(CRASH.draw(100, { target: 200 }, drawing(490_000))?.win).toBe(0);
    expect(CRASH.draw(100, { target: 120 }, drawing(999_999))?.shown).toMatchObject({ end: 100 });
  });

  it('returns about 96 % whenever one leaves', () => {
    for (const target of TARGETS.filter((one) => one < 1000)) {
      expect(Math.abs(returned(CRASH, { target }) - 0.96), String(target)).toBeLessThan(0.04);
    }
  });
});

describe('mines', () => {
  it('returns at most 96 % for any count of tiles', () => {
    for (const mines of MINE_COUNTS) {
      for (const marked of [1, 3, 10]) {
        const safe = ways(MINE_TILES - mines, marked) / ways(MINE_TILES, marked);
        expect((minesPay(mines, marked) * safe) / 100).toBeLessThanOrEqual(0.96);
        expect((minesPay(mines, marked) * safe) / 100).toBeGreaterThan(0.94);
      }
    }
  });

  it('pay nothing where one lies under a marked tile', () => {
    expect(MINES.draw(100, { mines: 1, tiles: [0, 1] }, drawing(1))).toEqual({
      win: 0,
      shown: { mines: [1] },
    });
    expect(MINES.draw(100, { mines: 1, tiles: [0, 1] }, drawing(2))?.win).toBe(minesPay(1, 2));
  });
});

describe('a penalty', () => {
  it('pays a goal by how much the keeper covers', () => {
    expect(PENALTY.draw(100, { zone: [3], reach: 1 }, drawing(3))).toEqual({
      win: 0,
      shown: { covered: [3], isGoal: false },
    });
    expect(PENALTY.draw(100, { zone: [3], reach: 1 }, drawing(0))?.win).toBe(goalPay(1));
    for (const reach of KEEPER_REACHES) {
      expect((goalPay(reach) * (GOAL_ZONES - reach)) / GOAL_ZONES / 100).toBeCloseTo(0.96, 1);
    }
  });
});

describe('keno', () => {
  it('draws ten different numbers and pays by hits, never more than it takes', () => {
    const drawn = KENO.draw(100, { numbers: [0, 1, 2] }, drawing())?.shown['drawn'];
    expect(drawn).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(KENO.draw(100, { numbers: [0, 1, 2] }, drawing())?.win).toBe(kenoPays(3)[3]);
    for (let marked = 1; marked <= KENO_MOST; marked += 1) {
      const back = kenoPays(marked).reduce((sum, pay, hits) => {
        const likely = ways(marked, hits) * ways(KENO_NUMBERS - marked, KENO_DRAWN - hits);
        return sum + (pay * likely) / ways(KENO_NUMBERS, KENO_DRAWN) / 100;
      }, 0);
      expect(back, String(marked)).toBeGreaterThan(0.7);
      expect(back, String(marked)).toBeLessThanOrEqual(0.97);
    }
  });
});

describe('what no game takes', () => {
  it.each([
    [PLINKO, { risk: 'none' }],
    [PLINKO, null],
    [CRASH, { target: 199 }],
    [MINES, { mines: 2, tiles: [1] }],
    [MINES, { mines: 3, tiles: [] }],
    [MINES, { mines: 3, tiles: [1, 1] }],
    [MINES, { mines: 3, tiles: [25] }],
    [PENALTY, { zone: [1, 2], reach: 1 }],
    [KENO, { numbers: [0.5] }],
    [KENO, { numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8] }],
  ] as const)('is refused (%#)', (rules, pick) => {
    expect(rules.draw(100, pick, drawing())).toBeNull();
  });

  it('is a stake of another size', () => {
    for (const stake of [0, 7, -100]) expect(PLINKO.draw(stake, { risk: 'low' }, drawing())).toBeNull();
  });
});
