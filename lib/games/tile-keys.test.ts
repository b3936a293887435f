import { describe, expect, it } from 'vitest';
import { createTypeAhead, keyTarget, typeAheadTarget } from './tile-keys';

describe('keyTarget', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 5, 4],
    ['ArrowLeft', 0, null],
    ['ArrowDown', 1, 5],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, null],
    ['Home', 7, 0],
    ['Home', 0, null],
    ['End', 2, 9],
    ['ArrowRight', 9, null],
    ['ArrowDown', 7, 9],
    ['ArrowDown', 8, null],
    ['Enter', 3, null],
    ['PageDown', 3, null],
  ])('%s on tile %i of ten in four columns leads to %s', (key, index, target) => {
    expect(keyTarget(key, { index, columns: 4, count: 10 })).toBe(target);
  });
});

describe('type-ahead', () => {
  const names = [
    [0, 'Book of Sun'],
    [1, 'Éclipse'],
    [2, 'Bold Reels'],
    [3, 'Eclair'],
  ] as const;

  it('goes on from letter to letter, whatever the accents, and round again', () => {
    expect(typeAheadTarget('b', 0, names)).toBe(2);
    expect(typeAheadTarget('B', 2, names)).toBe(0);
    expect(typeAheadTarget('e', 0, names)).toBe(1);
    expect(typeAheadTarget('z', 0, names)).toBeNull();
  });

  it('stays on a tile that fits the longer text', () => {
    expect(typeAheadTarget('ecl', 1, names)).toBe(1);
    expect(typeAheadTarget('ecla', 1, names)).toBe(3);
    expect(typeAheadTarget('b', 2, [[2, 'Bold Reels']])).toBe(2);
  });

  it('starts over after a pause', () => {
    const type = createTypeAhead();
    expect([type('b', 0), type('o', 300), type('k', 1_000), type('s', 2_000)]).toEqual([
      'b',
      'bo',
      'bok',
      's',
    ]);
  });
});
