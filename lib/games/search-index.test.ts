import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '@/tests/support/cpu-time';
import { buildSearchIndex, searchGames, type SearchData, type SearchGame } from './search-index';

const game = (name: string, more: Partial<SearchGame> = {}): SearchGame => ({
  sysname: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  name,
  image: null,
  provider: 'sunplay',
  type: 'slot',
  ...more,
});

const data: SearchData = {
  games: [
    game('Dragon Hoard'),
    game('Book of Sun'),
    game('Café Crème', { provider: 'corvane-live', type: 'live' }),
    game('Golden Dragonfly'),
    game('Snapdragon'),
    game('Roulette Royale', { provider: 'corvane-live', type: 'live' }),
  ],
  total: 6,
  providers: [
    { sysname: 'sunplay', name: 'Sunplay' },
    { sysname: 'corvane-live', name: 'Corvane Live' },
  ],
  categories: [
    { id: '5', name: 'Casino en direct' },
    { id: '6', name: 'Roulette' },
  ],
};
const index = buildSearchIndex(data, { slot: 'slots', live: 'live dealer' });
const names = (text: string) => searchGames(index, text, 24).games.map(({ name }) => name);

describe('searchGames (R-GAME-13)', () => {
  it('puts the word itself before its beginning, a part of it, and the more popular first among equals', () => {
    expect(names('dragon')).toEqual(['Dragon Hoard', 'Golden Dragonfly', 'Snapdragon']);
  });

  it('puts a name that begins with what was typed before others that have it too, popular or not', () => {
    const found = buildSearchIndex(
      {
        games: ['Opal Star', 'Star Core', 'Shooting Stars', 'Stars of Sparks'].map((name) => ({
          sysname: name,
          name,
          image: null,
          provider: null,
          type: null,
        })),
        total: 4,
        providers: [],
        categories: [],
      },
      {},
    );
    expect(searchGames(found, 'star', 10).games.map(({ name }) => name)).toEqual([
      'Star Core',
      'Opal Star',
      'Stars of Sparks',
      'Shooting Stars',
    ]);
  });

  it('forgives accents, and one or two typing errors', () => {
    expect(names('cafe creme')).toEqual(['Café Crème']);
    expect(names('dargon')[0]).toBe('Dragon Hoard');
    expect(names('roulete')).toEqual(['Roulette Royale']);
    expect(names('rolette royal')).toEqual(['Roulette Royale']);
  });

  it('forgives nothing in a short word', () => {
    expect(names('sum')).toEqual([]);
  });

  it('asks for every word, in any order, and takes names written without spaces', () => {
    expect(names('sun book')).toEqual(['Book of Sun']);
    expect(names('bookofsun')).toEqual(['Book of Sun']);
    expect(names('book dragon')).toEqual([]);
  });

  it('finds games by provider and kind, after those of that name', () => {
    expect(names('corvane')).toEqual(['Café Crème', 'Roulette Royale']);
    expect(names('dealer royale')).toEqual(['Roulette Royale']);
    expect(names('sun')[0]).toBe('Book of Sun');
  });

  it('names providers and categories too', () => {
    expect(searchGames(index, 'corvan', 24).providers.map(({ sysname }) => sysname)).toEqual([
      'corvane-live',
    ]);
    expect(searchGames(index, 'roulete', 24).categories.map(({ id }) => id)).toEqual(['6']);
  });

  it('counts what is left out of the list', () => {
    const hits = searchGames(index, 'dragon', 1);
    expect([hits.games.length, hits.total]).toEqual([1, 3]);
  });

  it('knows whether it holds every game', () => {
    expect(index.isComplete).toBe(true);
    expect(buildSearchIndex({ ...data, total: 7 }, {}).isComplete).toBe(false);
  });

  it('copes with junk and very long texts without a game', () => {
    for (const text of ['', '  ', '!!!', 'x'.repeat(100), '\u0000'])
      expect(searchGames(index, text, 24).games).toEqual([]);
  });
});

describe('search in a large house', () => {
  const many = Array.from({ length: 10_000 }, (_, place) =>
    game(
      `Game${place.toString(36)} of ${['Ra', 'Thunder', 'Fortune', 'Dragons'][place % 4] ?? ''}${place % 90}`,
    ),
  );
  const large = buildSearchIndex({ ...data, games: many, total: many.length }, {});

  it('finds among 10,000 games, typing errors forgiven, without holding the page up', () => {
    const spent = cpuTimeOf(() => expect(searchGames(large, 'thundre', 24).total).toBeGreaterThan(1_000));
    expect(spent).toBeLessThan(500);
  });
});
