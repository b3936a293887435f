import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { catalogue } from '@/i18n/catalogue';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../../tests/support/platform-failure';
import { show } from '../games.test-support';
import { PlayedIn } from './played-in';

const call = platformCalls();
let look: (isIntersecting?: boolean) => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly look: typeof look;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.look = (isIntersecting = true) => act(() => callback([{ isIntersecting }]));
        look = this.look;
      }
      observe(): void {}
      disconnect(): void {
        if (look === this.look) look = () => undefined;
      }
    },
  );
  queryClient.clear();
  call.mockReset();
  call.mockImplementation((method, { options, offset }) => {
    if (method === 'tournaments.get') {
      const cup = { status: 'active', prize: { amount: 3000, currency: 'EUR' } };
      const items = [
        { ...cup, id: 83, status: 'finished', description: { name: 'Over' } },
        { ...cup, id: 82, description: { name: 'Of other games' } },
        { ...cup, id: 81, description: { name: 'Orchard Cup' } },
      ];
      // The running one stands on the platform's second page.
      const from = Number(offset ?? 0);
      return { items: items.slice(from, from + 2), total: 3 };
    }
    if (method === 'Jackpots.get') {
      return {
        items: [{ id: 61, amount: { amount: 154320.75, currency: 'EUR' }, description: null }],
        total: 1,
      };
    }
    const isPlayed = /"tournament_id":81|"jackpot_id":61/.test(String(options));
    return { items: isPlayed ? [{ sysname: 'sun', name: 'Sun' }] : [], total: Number(isPlayed) };
  });
});
afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['en', ''],
  ['fr', '/fr'],
] as const)('what a game counts for (%s)', (locale, prefix) => {
  const { games } = catalogue[locale];

  it('is requested once somebody looks there, and all that runs is shown, with its sum and its page', async () => {
    show(<PlayedIn sysname="sun" />, locale);
    expect(call).not.toHaveBeenCalled();
    look();
    const cup = await screen.findByRole('link', { name: 'Orchard Cup' });
    expect(cup).toHaveAttribute('href', `${prefix}/tournaments/81`);
    expect(screen.getByText(games.tournament)).toBeVisible();
    expect(screen.getByText(/3,000/)).toBeVisible();
    // Without an operator's name, its number is shown.
    expect(screen.getByRole('link', { name: '#61' })).toHaveAttribute('href', `${prefix}/jackpots/61`);
    expect(screen.queryByText(/Of other games|Over/)).toBeNull();
    expect(call.mock.calls.filter(([method]) => method === 'games.get')).toHaveLength(3);
  });

  it('is read once, however often it is scrolled past', async () => {
    show(<PlayedIn sysname="sun" />, locale);
    look();
    await screen.findByRole('link', { name: 'Orchard Cup' });
    const { length } = call.mock.calls;
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    look(false);
    look();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(call).toHaveBeenCalledTimes(length);
  });

  it('is left out when it cannot be read', async () => {
    call.mockRejectedValue(platformFailure('InternalServerErrorException'));
    show(<PlayedIn sysname="sun" />, locale);
    look();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
