import { describe, expect, it } from 'vitest';
import { listHeldGames } from './held-list';
import { NO_FILTER, type HallFilter } from './rules';
import { buildSearchIndex, type SearchGame } from './search-index';

const game = (name: string, type: string | null, provider: string | null): SearchGame => ({
  sysname: name.toLowerCase(),
  name,
  image: null,
  type,
  provider,
});
const games = [
  game('One', 'slot', 'sunplay'),
  game('Two', 'live', 'sunplay'),
  game('Three', 'slot', 'neon'),
  game('Four', null, null),
];

function listed(choice: Partial<HallFilter>, total = games.length, count = 24) {
  const index = buildSearchIndex({ games, total, providers: [], categories: [] }, {});
  const list = { filter: { ...NO_FILTER, ...choice }, scope: {} };
  const found = listHeldGames(index, list, count);
  return found && [found.items.map(({ name }) => name).join(' '), found.total];
}

describe('listHeldGames', () => {
  it('narrows what is held by type and providers, in the platform’s order', () => {
    expect(listed({ type: 'slot' })).toEqual(['One Three', 2]);
    expect(listed({ providers: ['sunplay', 'neon'] })).toEqual(['One Two Three', 3]);
    expect(listed({ type: 'slot', providers: ['neon'] })).toEqual(['Three', 1]);
    expect(listed({ providers: ['nobody'] })).toEqual(['', 0]);
  });

  it('counts the games beyond the first ones', () => {
    expect(listed({ type: 'slot' }, games.length, 1)).toEqual(['One', 2]);
  });

  it('returns nothing for a list it does not hold in full, or that goes by what a held game has not', () => {
    const slots = { filter: { ...NO_FILTER, type: 'slot' }, scope: {} } as const;
    const index = buildSearchIndex({ games, total: games.length, providers: [], categories: [] }, {});
    expect(listed({ type: 'slot' }, 50_000)).toBeNull();
    expect(listed({ type: 'slot', sort: 'name' })).toBeNull();
    expect(listed({ category: '5' })).toBeNull();
    expect(listed({ own: 'favourites' })).toBeNull();
    expect(listHeldGames(null, slots, 24)).toBeNull();
    expect(listHeldGames(index, { ...slots, scope: { tournament_id: '81' } }, 24)).toBeNull();
    expect(listHeldGames(index, { ...slots, sysnames: ['one'] }, 24)).toBeNull();
  });
});
