import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NO_FILTER } from '@/lib/games/rules';
import type { GameType } from '@/lib/content/game-types';
import { useSession } from '@/stores/session';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { player } from '../games.test-support';
import { HallTypes } from './hall-filters';

function show(types: readonly GameType[], hasFavourites = true) {
  renderWithTexts(
    <HallTypes
      types={types}
      hasFavourites={hasFavourites}
      filter={NO_FILTER}
      onIntent={vi.fn()}
      onChange={vi.fn()}
    />,
  );
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

beforeEach(() => useSession.getState().reset());

it('R-GAME-04: one kind of game alone is no choice', () => {
  expect(show(['slot'])).toEqual([]);
});

it.each([
  [[], true, ['Your favourites', 'Recently played']],
  [['slot'], true, ['Your favourites', 'Recently played']],
  [['slot'], false, ['Recently played']],
] as const)('R-GAME-10, R-GAME-11: a player’s own lists are offered beside %j', (types, isOn, names) => {
  useSession.getState().setUser(player());
  expect(show(types, isOn)).toEqual(names);
});
