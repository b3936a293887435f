import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { player, wireGame } from '@/components/games/games.test-support';
import { queryClient } from '@/components/shared/query/query-client';
import { catalogue } from '@/i18n/catalogue';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '@/tests/support/platform-failure';
import { stubObservers } from '@/tests/support/stub-observers';
import { useSession } from '@/stores/session';
import { expectIsolated, HEBREW_NAME } from '@/tests/support/expect-isolated';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { PlayerHome } from './player-home';

const call = platformCalls();

const list = (items: unknown[]) => ({ items, total: items.length });
const eur = (amount: number) => ({ amount, currency: 'EUR' });

/** Mock responses by method; a missing one fails. */
let responses: Record<string, unknown> = {};

function everything() {
  return {
    'loyalty.getinfo': {
      is_active: true,
      points: 80,
      pointsAlias: 'coins',
      levels: [
        { id: 1, name: 'Silver', points: 0, is_current: true },
        { id: 2, name: 'Gold', points: 100, is_current: false },
      ],
    },
    'bonuses.get': list([
      { id: 1, type: 'casino', status: 'active', description: { title: 'Reload', amount: eur(20) } },
      { id: 2, type: 'casino', status: 'available', description: { title: 'A gift', amount: eur(15) } },
    ]),
    'freespins.get': list([
      { game: { sysname: 'book' }, remaining_count: 30, status: 'active', description: null },
    ]),
    'games.getHistory': list([
      { id: 1, game: { sysname: 'sea', name: 'Sea' }, created_at: null, bet: null, win: null },
    ]),
    'games.getLikes': { sysnames: ['book'] },
    'tournaments.get': list([]),
  };
}

async function show(locale: 'en' | 'fr' = 'en', fakename = 'Lucky7') {
  const user = { ...player(), fakename, balance_bonus: eur(12.5) };
  useSession.getState().setUser(user);
  const part = (
    <Suspense fallback="…">
      <PlayerHome user={user} hasHeart isTitleLink />
    </Suspense>
  );
  // Suspended components only resume within an awaited `act`.
  const view = await act(async () => {
    const rendered = renderWithTexts(part, locale);
    await vi.dynamicImportSettled();
    return rendered;
  });
  await waitFor(() => expect(screen.queryByText('…')).toBeNull());
  return view;
}

beforeEach(() => {
  stubObservers();
  queryClient.clear();
  responses = everything();
  call.mockReset();
  const games = ['Sea', 'Book'].map((name) => ({ ...wireGame(name.toLowerCase(), name), provider: 'acme' }));
  call.mockImplementation((method, { sysnames }) => {
    if (method === 'games.get')
      return list(games.filter(({ sysname }) => sysnames?.includes(sysname) ?? true));
    if (method in responses) return responses[method];
    throw platformFailure('InternalServerErrorException');
  });
});

describe('a player’s home', () => {
  it('says how things stand, and the one thing to do next', async () => {
    await show();
    const strip = await screen.findByRole('region', { name: 'How things stand' });
    await waitFor(() => expect(strip).toHaveTextContent(/Lucky7.*Silver · 80 coins.*12.50 €.*30.*Book/));
    expect(screen.getByRole('link', { name: 'Play free spins' })).toHaveAttribute('href', '/game/book');
  });

  it('greets a name of another direction without turning the greeting', async () => {
    await show('fr', HEBREW_NAME);
    const strip = await screen.findByRole('region', { name: catalogue.fr.home.own.status });
    expectIsolated(HEBREW_NAME);
    expect(strip).toHaveTextContent(new RegExp(`(Bonjour|Bonsoir), ${HEBREW_NAME}`));
  });

  it('shows the games played last, the favourites, and what comes next', async () => {
    await show('fr');
    expect(await screen.findByRole('link', { name: 'Sea' })).toHaveAttribute('href', '/fr/game/sea');
    expect(await screen.findByRole('link', { name: 'Book' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /20 coins/ })).toHaveAttribute('href', '/fr/loyalty');
    expect(await screen.findByRole('link', { name: /15\s€/ })).toHaveAttribute('href', '/fr/profile/bonuses');
  });

  it('leads to the running tournament, also where the platform lists many finished ones first', async () => {
    const finished = Array.from({ length: 30 }, (_, id) => ({ id: id + 1, status: 'finished' }));
    const cups = [...finished, { id: 81, status: 'active', description: { name: 'Orchard Cup' } }];
    const others = call.getMockImplementation();
    call.mockImplementation((method, input) => {
      if (method !== 'tournaments.get') return others?.(method, input);
      const from = Number(input.offset ?? 0);
      return { items: cups.slice(from, from + 20), total: cups.length };
    });
    await show();
    const link = await screen.findByRole('link', { name: /Orchard Cup/ });
    expect(link).toHaveAttribute('href', '/tournaments/81');
  });

  it('has titles that lead on where the operator switched that on', async () => {
    await show();
    const title = await screen.findByRole('heading', { name: 'Continue playing' });
    expect(await within(title).findByRole('link')).toHaveAttribute('href', '/gamehall?own=recent');
  });

  it('offers games to begin with, and others to discover, where nothing is played or saved yet', async () => {
    responses = { ...responses, 'games.getHistory': list([]), 'games.getLikes': { sysnames: [] } };
    await show();
    expect(await screen.findByRole('heading', { name: 'Start with these' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'More to discover' })).toBeVisible();
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith('games.get', expect.objectContaining({ offset: '8' })),
    );
  });

  it('gives a row its title with its games, which decide it', async () => {
    let answer = (_: unknown) => {};
    const history = new Promise((resolve) => (answer = resolve));
    responses = { ...responses, 'games.getHistory': history };
    await show();
    await screen.findByRole('region', { name: 'How things stand' });
    expect(screen.queryByRole('heading', { name: 'Continue playing' })).toBeNull();
    await act(async () => answer(list([])));
    expect(await screen.findByRole('heading', { name: 'Start with these' })).toBeVisible();
  });

  it('offers unplayed games of the last game’s provider in place of favourites', async () => {
    responses = { ...responses, 'games.getLikes': { sysnames: [] } };
    await show();
    const title = await screen.findByRole('heading', { name: 'More from the makers of Sea' });
    expect(await within(title).findByRole('link')).toHaveAttribute('href', '/gamehall?providers=acme');
    const row = title.closest('section');
    if (!row) throw new Error('The title stands in no section.');
    expect(await within(row).findByRole('link', { name: 'Book' })).toBeVisible();
    expect(within(row).queryByRole('link', { name: 'Sea' })).toBeNull();
  });

  it('offers games to begin with where those that were played have left, and nothing where there are none', async () => {
    responses = {
      ...responses,
      'games.getHistory': list([{ id: 1, game: { sysname: 'gone', name: 'Gone' } }]),
    };
    await show();
    expect(await screen.findByRole('heading', { name: 'Start with these' })).toBeVisible();
    queryClient.clear();
    responses = { ...responses, 'games.get': list([]) };
    call.mockImplementation((method) => responses[method] ?? list([]));
    cleanup();
    await show();
    await screen.findByRole('region', { name: 'How things stand' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Start with these' })).toBeNull());
  });

  it('says nothing of levels that the programme does not have, and calls one without a name the next', async () => {
    const info = responses['loyalty.getinfo'] as object;
    responses = { ...responses, 'loyalty.getinfo': { ...info, levels: [] } };
    await show();
    expect(await screen.findByText('80 coins')).toBeVisible();
    expect(screen.queryByText('You have reached the highest level')).toBeNull();
    cleanup();
    queryClient.clear();
    const levels = [
      { id: 1, name: '', points: 0, is_current: true },
      { id: 2, name: '', points: 100, is_current: false },
    ];
    responses = { ...responses, 'loyalty.getinfo': { ...info, levels } };
    await show();
    expect(await screen.findByText('to the next level')).toBeVisible();
  });

  it('says how long a tournament still runs in its last hour, and nothing of that after its end', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const cup = (minutes: number) => ({
      id: 1,
      status: 'active',
      is_participant: true,
      finished_at: inMinutes(minutes),
    });
    responses = { ...responses, 'tournaments.get': list([cup(20.5)]) };
    await show();
    expect(await screen.findByRole('link', { name: /You are in · 20\u00A0minutes left$/ })).toBeVisible();
    cleanup();
    queryClient.clear();
    responses = { ...responses, 'tournaments.get': list([cup(-1)]) };
    await show('fr');
    expect(await screen.findByRole('link', { name: /Vous participez$/ })).toBeVisible();
  });

  it('says what could not be read and tries it again, while the rest works', async () => {
    delete responses['bonuses.get'];
    const { user } = await show();
    expect(await screen.findByText('Your bonuses could not be loaded.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Sea' })).toBeVisible();
    responses = everything();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Play free spins' })).toBeVisible();
  });
});
