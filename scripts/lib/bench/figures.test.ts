import { describe, expect, it } from 'vitest';
import { figureLine, framesPerSecond, isMet, median, slowShare, type Figure } from './figures';

const figure: Figure = { name: 'nodes', values: [5, 1, 9], unit: ' ms', limit: 5, isBinding: true };

describe('figures of a benchmark', () => {
  it('are judged by their median', () => {
    expect(median([5, 1, 9])).toBe(5);
    expect(median([4, 2])).toBe(3);
    expect(isMet(figure)).toBe(true);
    expect(isMet({ ...figure, limit: 4.9 })).toBe(false);
    expect(isMet({ ...figure, isFloor: true, limit: 6 })).toBe(false);
    expect(isMet({ ...figure, values: [] })).toBe(false);
  });

  it('are printed with range and goal, a missed one marked', () => {
    expect(figureLine(figure)).toMatch(/^met +nodes +5 ms +1 to 9 +at most 5 ms$/);
    expect(figureLine({ ...figure, limit: 1, isBinding: false })).toMatch(/^MISSED .*informative/);
  });

  it('count slow frames and frames a second', () => {
    expect(slowShare([16, 16, 40, 16], 33)).toBe(25);
    expect(slowShare([], 33)).toBeNaN();
    expect(framesPerSecond([20, 20, 10])).toBe(60);
  });
});
