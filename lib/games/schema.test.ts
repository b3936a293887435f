import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameHistory, game, gamePage, likes, provider } from './schema';

const book = {
  sysname: 'book-of-sun',
  name: 'Book of Sun',
  image_url: '/platform/media/games/book-of-sun.webp',
  description: null,
  provider: 'sunplay',
  type: 'slot',
  has_demo: true,
};

describe('a game', () => {
  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '/\\evil.example/a.png',
    '/platform/media/../../content/uploads/a.png',
    '/api/auth.logout',
    'ftp://evil.example/a.png',
    { url: 'x' },
  ])('shows no picture of the address %j', (address) => {
    const shown = game.parse({ ...book, image_url: address, description: { img_288_192: address } });
    expect(shown.image).toBeNull();
    expect(provider.parse({ sysname: 'p', name: 'P', image_url: address }).image_url).toBeNull();
  });

  it('R-GAME-02: its description overrides name and picture', () => {
    const description = { name: 'Le Livre', img_288_192: '/platform/media/games/livre.webp' };
    expect(game.parse({ ...book, description })).toEqual({
      sysname: 'book-of-sun',
      name: 'Le Livre',
      image: '/platform/media/games/livre.webp',
      provider: 'sunplay',
      type: 'slot',
      hasDemo: true,
    });
  });

  it.each([
    null,
    undefined,
    {},
    { name: '', img_288_192: '' },
    { name: null, img_288_192: null },
    'text',
    [],
  ])('R-GAME-02: keeps its own name and picture where the description is %j', (description) => {
    expect(game.parse({ ...book, description })).toMatchObject({ name: book.name, image: book.image_url });
  });

  it('R-GAME-02: each of the two overrides alone', () => {
    expect(game.parse({ ...book, description: { name: 'Le Livre' } })).toMatchObject({
      name: 'Le Livre',
      image: book.image_url,
    });
    expect(game.parse({ ...book, description: { img_288_192: '/platform/media/a.webp' } })).toMatchObject({
      name: book.name,
      image: '/platform/media/a.webp',
    });
  });

  it('without any name is called by its sysname, and has no picture without one', () => {
    expect(game.parse({ sysname: 'book-of-sun' })).toEqual({
      sysname: 'book-of-sun',
      name: 'book-of-sun',
      image: null,
      provider: null,
      type: null,
      hasDemo: false,
    });
  });

  it.each(['../admin', 'a/b', '', 'Book', null, 7])('is refused with the sysname %j', (sysname) => {
    expect(game.safeParse({ ...book, sysname }).success).toBe(false);
  });
});

describe('a page of games', () => {
  it('takes blanks for no name, and a name of several lines for one line', () => {
    const page = gamePage.parse({
      items: [
        { sysname: 'blank', name: 'Blank', description: { name: '   ' } },
        { sysname: 'none', name: ' \n ' },
        { sysname: 'lines', name: ' Book\n of  Sun ' },
      ],
      total: 3,
    });
    expect(page.items.map(({ name }) => name)).toEqual(['Blank', 'none', 'Book of Sun']);
  });

  it('names each game once, in the order they came', () => {
    const page = gamePage.parse({
      items: [book, { ...book, sysname: 'fruit' }, book],
      total: 240,
    });
    expect(page.items.map(({ sysname }) => sysname)).toEqual(['book-of-sun', 'fruit']);
    expect(page.total).toBe(240);
  });

  it('skips junk among the games', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 5 }), (entries) => {
        const { items } = gamePage.parse({ items: [...entries, book], total: 1 });
        expect(items.at(-1)?.sysname).toBe('book-of-sun');
      }),
      { numRuns: 60 },
    );
  });
});

it('providers and likes are lenient about what is optional', () => {
  expect(provider.parse({ sysname: 'sunplay' })).toEqual({
    sysname: 'sunplay',
    name: '',
    image_url: null,
    game_params: null,
  });
  expect(likes.parse({ sysnames: null })).toEqual({ sysnames: [] });
  expect(likes.parse({ sysnames: ['book', 7, null] })).toEqual({ sysnames: ['book'] });
  const params = { count: 2, types: ['slot', 7] };
  expect(provider.parse({ sysname: 'sunplay', game_params: params }).game_params?.types).toEqual(['slot']);
});

it('a round of the history stays where its game has no name (R-GAME-19)', () => {
  const round = {
    id: 1,
    created_at: 'junk',
    bet: { amount: 1, currency: 'EUR' },
    win: { amount: 0, currency: 'EUR' },
  };
  const { items } = gameHistory.parse({
    items: [
      { ...round, game: { sysname: 'book', name: null } },
      { ...round, game: null },
    ],
    total: 2,
  });
  expect(items.map(({ game: played }) => played)).toEqual([{ sysname: 'book', name: 'book' }, null]);
  expect(items[0]?.created_at).toBeNull();
});
