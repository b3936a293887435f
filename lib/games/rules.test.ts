import { describe, expect, it } from 'vitest';
import {
  hallGamesInput,
  hallPageSize,
  hallQueryText,
  isUnfiltered,
  listedCount,
  NO_FILTER,
  parseHallQuery,
  renderError,
  visibleCategories,
} from './rules';
import type { Category } from './schema';

describe('parseHallQuery', () => {
  it('reads category and providers (R-GAME-05)', () => {
    expect(parseHallQuery('?category=12&providers=sunplay,big_win')).toEqual({
      ...NO_FILTER,
      category: '12',
      providers: ['sunplay', 'big_win'],
    });
  });

  it('reads type and order', () => {
    expect(parseHallQuery('type=slot&sort=name')).toEqual({ ...NO_FILTER, type: 'slot', sort: 'name' });
  });

  it.each([
    '',
    '?',
    '?category=',
    '?category=abc',
    '?category=1e5',
    '?category=-1',
    `?category=${'9'.repeat(40)}`,
    '?category=1;drop',
    '?category=../../x',
    '?providers=',
    '?providers=,,,',
    '?providers=%00,<script>,a b,../x',
    '?type=SLOT&sort=random',
    '?own=everything',
    '?type=__proto__',
    '?%E0%A4%A=%',
    '?utm=1&trackId=2',
  ])('takes junk as not chosen: %s', (search) => {
    expect(parseHallQuery(search)).toEqual(NO_FILTER);
  });

  it('keeps the readable part of a list, each once, lower case, and at most 50', () => {
    expect(parseHallQuery('?providers=Sunplay,sunplay, bad name ,%20neon%20').providers).toEqual([
      'sunplay',
      'neon',
    ]);
    const many = Array.from({ length: 80 }, (_, index) => `p${index}`).join(',');
    expect(parseHallQuery(`?providers=${many}`).providers).toHaveLength(50);
  });
});

describe('hallQueryText', () => {
  it('is read back as it was written', () => {
    const filter = {
      type: 'live',
      category: '5',
      providers: ['a', 'b'],
      sort: 'name',
      own: 'recent',
    } as const;
    expect(hallQueryText(filter)).toBe('?type=live&category=5&providers=a,b&sort=name&own=recent');
    expect(parseHallQuery(hallQueryText(filter))).toEqual(filter);
  });

  it('is empty without a choice, and leaves the rest of the query alone', () => {
    expect(hallQueryText(NO_FILTER, '?category=3&trackId=7')).toBe('?trackId=7');
    expect(hallQueryText(NO_FILTER)).toBe('');
    expect(isUnfiltered({ ...NO_FILTER, sort: 'name' })).toBe(false);
  });
});

describe('hallGamesInput', () => {
  it('asks for nothing special without a choice', () => {
    expect(hallGamesInput(NO_FILTER)).toEqual({ fields: ['description'] });
  });

  it('combines the choice with what the hall is limited to, which wins (R-GAME-01)', () => {
    const filter = { type: 'slot', category: '9', providers: ['sunplay'], sort: 'name', own: null } as const;
    expect(hallGamesInput(filter, { category: '5' })).toEqual({
      fields: ['description'],
      options: { type: 'slot', providers: ['sunplay'], category: 5 },
      sort_options: ['name'],
      order: 'asc',
    });
    expect(hallGamesInput(NO_FILTER, { tournament_id: '81' })).toEqual({
      fields: ['description'],
      options: { tournament_id: 81 },
    });
    expect(hallGamesInput(NO_FILTER, { jackpot_id: '9'.repeat(20) }).options).toEqual({
      jackpot_id: '9'.repeat(20),
    });
  });
});

describe('lists of games', () => {
  it('rounds the page size up to whole rows (R-GAME-17)', () => {
    expect([1, 12, 15, 24, 100, 300].map(hallPageSize)).toEqual([12, 12, 24, 24, 108, 300]);
  });

  it.each([
    [50_000, 50_000],
    [1e9, 100_000],
    [-3, 0],
    [2.7, 2],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('lays a list of %d out as one of %d', (total, listed) => {
    expect(listedCount(total)).toBe(listed);
  });

  it('refuses more than 1000 rendered items (R-CONST-09)', () => {
    expect(renderError(1_000)).toBeNull();
    expect(renderError(1_001)).toBeInstanceOf(RangeError);
  });

  it('leaves out hidden, nameless and doubled categories', () => {
    const category = (id: string, name = id): Category => ({ id, name, type: 'all', redirect_url: null });
    const shown = visibleCategories(
      [category('1'), category('2'), category('3', ' '), category('1'), category('x')],
      ['2'],
    );
    expect(shown.map(({ id }) => id)).toEqual(['1']);
  });
});
