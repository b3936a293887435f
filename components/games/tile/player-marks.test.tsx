import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { catalogue } from '@/i18n/catalogue';
import { routing } from '@/i18n/routing';
import { useSession } from '@/stores/session';
import { PATIENCE_MS } from '@/tests/support/patience';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../../tests/support/platform-failure';
import { renderWithTexts } from '../../../tests/support/render-with-texts';
import { sampleExceptions } from '../../../tests/support/sample-exceptions';
import { stubObservers } from '../../../tests/support/stub-observers';
import { expectReported, forgetFailures } from '../../../tests/support/reported-failure';
import { player } from '../games.test-support';
import { RowTiles } from './row-tiles';

const call = platformCalls();
const sent = () => call.mock.calls.flatMap(([name]) => (/addLike|removeLike/.test(name) ? [name] : []));

/** Mocks a platform with these favourites that responds to a toggle with `toggle`. */
function platform(sysnames: readonly string[], toggle: () => Promise<unknown>): void {
  call.mockImplementation((method) => {
    if (method === 'games.getLikes') return Promise.resolve({ sysnames });
    if (method !== 'freespins.get') return toggle();
    const pack = (sysname: string, status: string) => ({ game: { sysname }, remaining_count: 10, status });
    const items = [
      pack('book', 'active'),
      pack('book', 'active'),
      pack('book', 'used'),
      pack('other', 'active'),
    ];
    return Promise.resolve({ items, total: 4 });
  });
}

const renderPart = (locale: 'en' | 'fr') =>
  renderWithTexts(
    <RowTiles title="" games={[{ sysname: 'book', name: 'Book', image: null }]} hasHeart />,
    locale,
  );

beforeEach(() => {
  // For the controls that a row loads on first interaction.
  stubObservers();
  call.mockReset();
  queryClient.clear();
  forgetFailures();
  useSession.getState().setUser(player());
});
// A toggle reads the favourites again, which the next test would count.
afterEach(() =>
  vi.waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0), PATIENCE_MS),
);

describe.each(['en', 'fr'] as const)('a player’s marks on a game (%s)', (locale) => {
  const { games } = catalogue[locale];
  const heart = () => screen.getByRole('button', { name: games.favourite.replace('{name}', 'Book') });
  /** Until then a click on the heart does nothing. */
  const marksRead = async () => {
    await screen.findByText(/20/);
    await act(async () => {
      await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), PATIENCE_MS);
      // A query tells its components in a task of its own.
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  };

  beforeEach(() => {
    document.documentElement.lang = locale;
  });

  it('R-GAME-12 shows the active free spins of this game', async () => {
    platform([], () => Promise.resolve({ result: 1 }));
    renderPart(locale);
    expect(await screen.findByText(/20/)).toBeVisible();
  });

  it.each([
    [false, 'games.addLike'],
    [true, 'games.removeLike'],
  ])('R-GAME-10 liked %s: calls %s and re-reads the list', async (isLiked, method) => {
    platform(isLiked ? ['book'] : [], () => Promise.resolve({ result: 1 }));
    const { user } = renderPart(locale);
    await marksRead();
    expect(heart()).toHaveAttribute('aria-pressed', String(isLiked));
    await user.click(heart());
    await waitFor(() => expect(sent()).toEqual([method]));
    await waitFor(() =>
      expect(call.mock.calls.filter(([name]) => name === 'games.getLikes')).toHaveLength(2),
    );
  });

  describe('whose favourites could not be read', () => {
    const likesRead = () => call.mock.calls.filter(([name]) => name === 'games.getLikes');
    /** Renders a heart after a failed read; later reads respond with these favourites, or fail as well for null. */
    async function renderUnread(later: readonly string[] | null) {
      platform([], () => Promise.resolve({ result: 1 }));
      const respond = call.getMockImplementation();
      call.mockImplementation((method, ...rest) => {
        if (method !== 'games.getLikes') return respond?.(method, ...rest);
        if (!later || likesRead().length === 1) throw platformFailure('InternalServerErrorException');
        return Promise.resolve({ sysnames: later });
      });
      const { user } = renderPart(locale);
      await marksRead();
      await user.click(heart());
      await waitFor(() => expect(likesRead().length).toBeGreaterThan(1));
    }

    it('R-GAME-10 reads them again on a click, and adds the game', async () => {
      await renderUnread([]);
      await waitFor(() => expect(sent()).toEqual(['games.addLike']));
    });

    it('R-GAME-10 keeps a favourite that only looked like none', async () => {
      await renderUnread(['book']);
      await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
      expect(sent()).toEqual([]);
    });

    it('R-ERR-16 says so on a click if they cannot be read again', async () => {
      await renderUnread(null);
      await expectReported('InternalServerErrorException', locale);
      expect(sent()).toEqual([]);
    });
  });

  describe.each([
    [false, 'games.addLike'],
    [true, 'games.removeLike'],
  ])('when liked %s', (isLiked, method) => {
    const turn = routing.locales.indexOf(locale) * 2 + Number(isLiked);
    it.each(sampleExceptions(turn))(
      `R-ERR-16 ${method}: shows %s, sends once and takes the heart back`,
      async (type) => {
        platform(isLiked ? ['book'] : [], () => Promise.reject(platformFailure(type)));
        const { user } = renderPart(locale);
        await marksRead();
        expect(heart()).toHaveAttribute('aria-pressed', String(isLiked));
        await user.click(heart());
        await expectReported(type, locale);
        expect(sent()).toEqual([method]);
        // After a lost session the visitor is a guest, and so is the heart's state.
        const isStillLiked = isLiked && useSession.getState().status === 'player';
        await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', String(isStillLiked)));
        expect(heart()).toBeEnabled();
      },
    );
  });
});
