import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadSearchIndex } from '@/lib/games/search-data';
import { heldSearchIndex } from '@/lib/games/search-held';
import { buildSearchIndex } from '@/lib/games/search-index';
import { responseWith, show, wireGame } from '../games.test-support';
import { SearchDialog } from './search-dialog';

vi.mock('@/lib/games/search-data', () => ({ loadSearchIndex: vi.fn() }));
vi.mock('@/lib/games/search-held', () => ({ heldSearchIndex: vi.fn() }));

const asked = vi.fn<(url: URL) => void>();
let listed: ReturnType<typeof wireGame>[] = [];
let total = 0;

const books = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...wireGame(`book-${at}`, `Book ${at}`) }));

beforeEach(() => {
  asked.mockReset();
  vi.mocked(heldSearchIndex).mockReturnValue(null);
  vi.mocked(loadSearchIndex).mockResolvedValue(undefined);
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address, 'http://site.test');
    if (url.pathname.startsWith('/content/settings/'))
      return Promise.resolve(new Response(null, { status: 503 }));
    asked(url);
    const count = Number(url.searchParams.get('count'));
    return Promise.resolve(responseWith({ items: listed.slice(0, count), total }));
  });
  return () => vi.unstubAllGlobals();
});

function search(): void {
  show(<SearchDialog close={vi.fn()} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'book' } });
}
const options = () => screen.queryAllByRole('option');
const moreButton = () => screen.findByRole('button', { name: 'More games' });

it('R-GAME-13: every game found can be reached, also those beyond the first 24', async () => {
  listed = books(30);
  total = 30;
  search();
  fireEvent.click(await moreButton());
  await waitFor(() => expect(options()).toHaveLength(30));
  expect(asked.mock.lastCall?.[0].searchParams.get('count')).toBe('48');
  expect(screen.queryByRole('button', { name: 'More games' })).toBeNull();
  expect(screen.getByRole('combobox')).toHaveFocus();
});

it('shows the number of games once, beside their heading, which it is no part of', async () => {
  listed = books(30);
  total = 1_234;
  search();
  const games = await screen.findByRole('group', { name: 'Games' });
  expect(within(games).getByText('1,234')).toBeVisible();
  expect(screen.getByRole('status')).toHaveClass('visuallyHidden');
  expect(screen.getByRole('status')).toHaveTextContent('1,234 games found');
});

it('offers no more where the platform lists fewer games than it counts', async () => {
  listed = books(24);
  total = 40;
  search();
  fireEvent.click(await moreButton());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More games' })).toBeNull());
  expect(options()).toHaveLength(24);
});

it('shows further games of the device without a request', async () => {
  const games = books(60).map(({ sysname, name }) => ({
    sysname,
    name,
    image: null,
    provider: null,
    type: null,
  }));
  vi.mocked(heldSearchIndex).mockReturnValue(
    buildSearchIndex({ games, total: 60, providers: [], categories: [] }, {}),
  );
  search();
  await waitFor(() => expect(options()).toHaveLength(24));
  fireEvent.click(await moreButton());
  await waitFor(() => expect(options()).toHaveLength(48));
  expect(asked).not.toHaveBeenCalled();
});
