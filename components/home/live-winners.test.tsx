import { act, cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WINNERS_REFRESH_MS } from '@/lib/jackpots/refresh-rules';
import common from '../../i18n/messages/fr/common.json';
import home from '../../i18n/messages/fr/home.json';
import { switchDataSaverOn } from '../../tests/support/data-saver';
import { expectIsolated } from '../../tests/support/expect-isolated';
import type { HomeWinner } from './home-winner';
import { LiveWinners } from './live-winners';

const sent = vi.fn<typeof fetch>();
let see: (isIntersecting: boolean) => void = () => undefined;

function winner(id: string, name: string | null): HomeWinner {
  return {
    id,
    name,
    game: { sysname: 'book', name: 'Book' },
    sum: '1,200\u00A0€',
    image: '/platform/media/games/book.svg',
  };
}

function show(): void {
  render(
    <NextIntlClientProvider locale="fr" messages={{ common, home }} timeZone="UTC">
      <LiveWinners winners={[winner('1', 'Lucky7'), winner('2', null)]} />
    </NextIntlClientProvider>,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  show();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = () => act(() => vi.advanceTimersByTimeAsync(WINNERS_REFRESH_MS));

/** The strip leaves the viewport and comes back. */
async function seeAgain(): Promise<void> {
  act(() => see(false));
  act(() => see(true));
  await act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });
}

describe('LiveWinners', () => {
  it('shows what the server wrote: sum, game, and no name where it is hidden', () => {
    expect(screen.getAllByText('1,200 €')).toHaveLength(2);
    expect(screen.getByText('Joueur masqué')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Book' })[0]).toHaveAttribute('href', '/fr/game/book');
  });

  it('reads nothing by itself where data are saved', async () => {
    cleanup();
    switchDataSaverOn();
    show();
    await pass();
    await seeAgain();
    expect(sent).not.toHaveBeenCalled();
  });

  it('reads nothing while it is looked at, nor when it is looked at again at once', async () => {
    await seeAgain();
    await pass();
    expect(sent).not.toHaveBeenCalled();
  });

  it('shows newer winners when it comes into view again, and leaves them where a read fails', async () => {
    const wire = {
      id: 3,
      jackpot_id: 1,
      fakename: 'Newest',
      game: null,
      amount: { amount: 5, currency: 'EUR' },
    };
    sent.mockResolvedValueOnce(Response.json({ data: { items: [wire], total: 1 }, error: null }));
    sent.mockRejectedValue(new TypeError('no network'));
    await pass();
    await seeAgain();
    expect(screen.getByText('Newest')).toBeVisible();
    expectIsolated('Newest');
    expect(screen.queryByText('Lucky7')).toBeNull();
    await pass();
    await seeAgain();
    expect(sent).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Newest')).toBeVisible();
  });

  it('keeps its winners with their pictures when it is left while newer ones are read', async () => {
    const game = { sysname: 'sun', name: 'Sun' };
    const wire = { id: 3, jackpot_id: 1, fakename: 'Newest', game, amount: { amount: 5, currency: 'EUR' } };
    sent.mockResolvedValueOnce(Response.json({ data: { items: [wire], total: 1 }, error: null }));
    sent.mockImplementationOnce((_, init) => {
      const { signal } = init ?? {};
      return new Promise((_answer, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));
    });
    await pass();
    await seeAgain();
    expect(sent).toHaveBeenCalledTimes(2);
    act(() => see(false));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Lucky7')).toBeVisible();
    expect(screen.queryByText('Newest')).toBeNull();
  });
});
