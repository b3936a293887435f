import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCashbacks, getStored, getStoredKeys, setStored } from '@/lib/cashback/api';
import { SEEN_CASHBACK_KEY } from '@/lib/cashback/unseen-rules';
import { user } from '@/lib/session/schema';
import { closeAllDialogs, closeDialog, openDialog, useDialogs } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { showUnseenCashback } from '@/components/cashback/unseen-cashback';
import { whenFree } from '@/components/dialogs/when-free';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { PlayerPopups } from './player-popups';

const interaction = vi.hoisted(() => ({ first: Promise.resolve() }));
vi.mock('@/lib/browser/first-interaction', () => ({ firstInteraction: () => interaction.first }));
const path = vi.hoisted(() => ({ current: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => path.current }));
vi.mock('@/lib/browser/server-clock', () => ({ serverClockOffset: async () => 0 }));
vi.mock('@/components/cashback/unseen-cashback', { spy: true });
vi.mock('@/components/dialogs/when-free', { spy: true });

const call = platformCalls();
const player = user.parse({ uid: 1001 });
const names = () => useDialogs.getState().stack.map(({ name }) => name);
const CASHBACK = {
  id: '41',
  status: 'active',
  end_date: null,
  receiving_expired_at: null,
  paid_out_at: null,
  description: { title: 'Weekly cashback', amount: { amount: 15, currency: 'EUR' } },
};

function respond(items: object[], seen: string | null) {
  call.mockImplementation(async (method) => {
    if (method === getCashbacks.name) return { items, total: items.length, pageSize: null };
    if (method === getStoredKeys.name) return { keys: seen === null ? [] : [SEEN_CASHBACK_KEY] };
    if (method === getStored.name) return { key: 'already_seen_cashback_id', value: seen };
    return { result: 1 };
  });
}

const isShown = () => waitFor(() => expect(names()).toEqual(['unseenCashback']));
/** The cashback was read, and shown and closed if it was to be shown. */
const isDone = () => waitFor(() => expect(showUnseenCashback).toHaveResolved());

async function come(account = player) {
  useSession.getState().setUser(account);
  const rendered = render(<PlayerPopups />);
  await act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  return rendered;
}

beforeEach(() => {
  closeAllDialogs();
  path.current = '/';
  useSession.getState().reset();
  useToasts.getState().reset();
  call.mockReset();
  vi.mocked(showUnseenCashback).mockClear();
  vi.mocked(whenFree).mockClear();
  respond([], null);
});

describe('a registration by a social service', () => {
  const incomplete = { ...player, is_registration_completed: false };

  it('R-AUTH-13: must be completed, and nothing else is shown before', async () => {
    respond([CASHBACK], null);
    await come(incomplete);
    expect(useDialogs.getState().stack).toMatchObject([{ name: 'socialRegistration', preventClose: true }]);
    expect(showUnseenCashback).not.toHaveBeenCalled();
    expect(call).not.toHaveBeenCalled();
  });

  it('R-ERR-03: leaves a fatal page alone, and is back after it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await come(incomplete);
    await act(async () => useFatal.getState().show('blocked'));
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(names()).toEqual([]);
    await act(async () => useFatal.getState().reset());
    expect(names()).toEqual(['socialRegistration']);
    vi.useRealTimers();
  });

  it('ends with the account complete, and with the session', async () => {
    await come(incomplete);
    await act(async () => useSession.getState().setUser(player));
    expect(names()).toEqual([]);
    await act(async () => useSession.getState().setUser(incomplete));
    expect(names()).toEqual(['socialRegistration']);
    await act(async () => useSession.getState().setGuest());
    expect(names()).toEqual([]);
    await isDone();
  });

  it('comes back at once when it is left by the browser’s back button, and a while after its code did not load', async () => {
    await come(incomplete);
    vi.useFakeTimers();
    const close = (result: 'lost' | undefined) =>
      act(async () => {
        const [dialog] = useDialogs.getState().stack;
        if (dialog) closeDialog(dialog.id, result, { force: true });
      });
    await close(undefined);
    expect(names()).toEqual(['socialRegistration']);
    await close('lost');
    expect(names()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(4_999));
    expect(names()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(names()).toEqual(['socialRegistration']);
    vi.useRealTimers();
  });

  it('does not outlive the part that watches it', async () => {
    const { unmount } = await come(incomplete);
    unmount();
    expect(names()).toEqual([]);
  });
});

describe('the unseen cashback', () => {
  it('R-CBACK-04, R-CBACK-07: shows the newest one', async () => {
    respond([CASHBACK], '40');
    await come();
    await isShown();
    expect(call).toHaveBeenCalledWith(getCashbacks.name, {
      offset: '0',
      count: '1',
      sort: 'end_date',
      order: 'desc',
      statuses: 'paid_out,active',
      fields: 'description',
    });
    expect(useDialogs.getState().stack).toMatchObject([
      { name: 'unseenCashback', props: { title: 'Weekly cashback', isTakeable: true } },
    ]);
  });

  it('R-CBACK-04: is shown soon to a player who touches nothing', async () => {
    interaction.first = new Promise(() => undefined);
    respond([CASHBACK], null);
    await come();
    expect(call).not.toHaveBeenCalled();
    await waitFor(() => expect(names()).toEqual(['unseenCashback']), { timeout: 4_000 });
    interaction.first = Promise.resolve();
  });

  it('R-CBACK-02, R-CBACK-05: distinguishes one whose time is over from one that was paid out', async () => {
    const past = '2025-03-12T00:00:00.000Z';
    respond([{ ...CASHBACK, end_date: past, receiving_expired_at: past }], null);
    await come();
    await waitFor(() =>
      expect(useDialogs.getState().stack).toMatchObject([
        { name: 'unseenCashback', props: { isTakeable: false, isOver: true } },
      ]),
    );
    act(closeAllDialogs);
    respond([{ ...CASHBACK, status: 'paid_out', paid_out_at: past }], null);
    await act(async () => useSession.getState().setUser(user.parse({ uid: 1002 })));
    await waitFor(() =>
      expect(useDialogs.getState().stack).toMatchObject([{ props: { isTakeable: false, isOver: false } }]),
    );
  });

  it('R-CBACK-06: remembers it on the platform when the popup closes', async () => {
    respond([CASHBACK], null);
    await come();
    await isShown();
    expect(call).not.toHaveBeenCalledWith(setStored.name, expect.anything());
    act(() => closeDialog(useDialogs.getState().stack[0]?.id ?? 0));
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith(setStored.name, { key: 'already_seen_cashback_id', value: '41' }),
    );
  });

  it.each(['/profile/cashback', '/fr/profile/cashback'])(
    'R-CBACK-06: stays unseen, without a popup, on the page that shows it (%s)',
    async (here) => {
      window.history.replaceState(null, '', here);
      respond([CASHBACK], null);
      await come();
      await isDone();
      expect(names()).toEqual([]);
      expect(call.mock.calls.map(([name]) => name)).toContain(getStored.name);
      expect(call.mock.calls.map(([name]) => name)).not.toContain(setStored.name);
      window.history.replaceState(null, '', '/');
    },
  );

  it.each(['/', '/game/book'])('does not come over what was opened while it was read (%s)', async (next) => {
    respond([CASHBACK], null);
    const implementation = call.getMockImplementation();
    call.mockImplementation(async (...asked) => {
      if (names().length === 0) void openDialog('gamesSearch', {});
      return implementation?.(...asked);
    });
    await come();
    await waitFor(() => expect(whenFree).toHaveBeenCalled());
    expect(names()).toEqual(['gamesSearch']);
    // If the player is playing by then, it waits until that ends.
    window.history.replaceState(null, '', next);
    await act(async () => {
      closeAllDialogs();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(names()).toEqual(next === '/' ? ['unseenCashback'] : []);
    expect(call.mock.calls.map(([name]) => name)).not.toContain(setStored.name);
    window.history.replaceState(null, '', '/');
    await isShown();
  });

  it('R-CBACK-02 is over if its time ended while the popup waited', async () => {
    const soon = new Date(Date.now() + 300).toISOString();
    respond([{ ...CASHBACK, end_date: soon, receiving_expired_at: soon }], null);
    const other = openDialog('gamesSearch', {});
    await come();
    await new Promise((resolve) => setTimeout(resolve, 350));
    act(closeAllDialogs);
    await other;
    await waitFor(() =>
      expect(useDialogs.getState().stack).toMatchObject([
        { name: 'unseenCashback', props: { isTakeable: false, isOver: true } },
      ]),
    );
  });

  it('is not taken for seen because the player signed out', async () => {
    respond([CASHBACK], null);
    await come();
    await isShown();
    await act(async () => {
      useSession.getState().setGuest();
      closeAllDialogs();
    });
    await isDone();
    expect(call).not.toHaveBeenCalledWith(setStored.name, expect.anything());
  });

  it('is not taken for seen because a full-screen error took its place', async () => {
    respond([CASHBACK], null);
    await come();
    await isShown();
    await act(async () => useFatal.getState().show('maintenance'));
    expect(names()).toEqual([]);
    await isDone();
    expect(call).not.toHaveBeenCalledWith(setStored.name, expect.anything());
    useFatal.getState().reset();
  });

  it('R-CBACK-04: shows one whose sum is 0 by the same rule', async () => {
    respond([{ ...CASHBACK, description: { amount: { amount: 0, currency: 'EUR' } } }], null);
    await come();
    await isShown();
  });

  it.each([
    ['one already seen', [CASHBACK], '41'],
    ['none', [], null],
  ])('shows nothing for %s', async (_, items, seen) => {
    respond(items, seen);
    await come();
    await isDone();
    expect(names()).toEqual([]);
  });

  it.each(['/fr/game/book', '/fr/cashier/deposit'])(
    'waits for other dialogs and for the end of %s',
    async (busy) => {
      respond([CASHBACK], null);
      path.current = busy;
      void openDialog('gamesSearch', {});
      const { rerender } = await come();
      expect(showUnseenCashback).not.toHaveBeenCalled();
      await act(async () => closeAllDialogs());
      expect(showUnseenCashback).not.toHaveBeenCalled();
      expect(call).not.toHaveBeenCalled();
      path.current = '/fr';
      rerender(<PlayerPopups />);
      await isShown();
    },
  );

  it('fails in silence', async () => {
    call.mockRejectedValue(platformFailure('InternalServerErrorException'));
    await come();
    await isDone();
    expect(names()).toEqual([]);
    expect(useToasts.getState().toasts).toEqual([]);
  });
});
