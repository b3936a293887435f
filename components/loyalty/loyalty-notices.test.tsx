import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { loadMessages } from '@/i18n/lazy-messages';
import { EXCEPTION_TYPES } from '@/tests/support/exception-types';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import { user } from '@/lib/session/schema';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useNotices } from '@/stores/notices';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { settingsCalls } from '@/tests/support/settings-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { LoyaltyNotices } from './loyalty-notices';
import { readLoyaltyNotices } from './read-loyalty-notices';

const path = vi.hoisted(() => ({ current: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => path.current }));

vi.mock('./read-loyalty-notices', { spy: true });
vi.mock('@/i18n/lazy-messages', async (load) => {
  const real = await load<typeof import('@/i18n/lazy-messages')>();
  return { ...real, loadMessages: vi.fn(real.loadMessages) };
});

const settings = settingsCalls();

const call = platformCalls();
const NOTICE = { id: '1', type: 'credit', title: 'New level', message: 'Silver', image: null };
/** Waits until every read of notices has ended. */
const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await Promise.allSettled(vi.mocked(readLoyaltyNotices).mock.results.map(({ value }) => value));
  });

let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  path.current = '/';
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  useSession.getState().reset();
  useNotices.getState().reset();
  useToasts.getState().reset();
  useFatal.getState().reset();
  closeAllDialogs();
  call.mockReset();
  call.mockResolvedValue({ loyalty: [] });
  vi.mocked(loadMessages).mockClear();
  settings.mockResolvedValue({ features: { loyalty: true } });
  useSession.getState().setUser(user.parse({ uid: 5 }));
});

describe('R-LOY-09 notices are requested', () => {
  it.each(['click', 'dblclick', 'touchstart', 'mousedown'])(
    'at the first %s, and not at the second',
    async (kind) => {
      renderWithTexts(<LoyaltyNotices />);
      expect(call).not.toHaveBeenCalled();
      fireEvent(window, new Event(kind));
      await settle();
      fireEvent(window, new Event('click'));
      await settle();
      expect(call).toHaveBeenCalledTimes(1);
    },
  );

  it('on each change of the path', async () => {
    const { rerender } = renderWithTexts(<LoyaltyNotices />);
    for (const next of ['/gamehall', '/offers', '/offers']) {
      path.current = next;
      rerender(<LoyaltyNotices />);
      await settle();
    }
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('never for a guest, and not where loyalty is switched off (R-LOY-01, R-LOY-08)', async () => {
    useSession.getState().setGuest();
    const { unmount } = renderWithTexts(<LoyaltyNotices />);
    fireEvent(window, new Event('click'));
    await settle();
    unmount();
    useSession.getState().setUser(user.parse({ uid: 5 }));
    settings.mockResolvedValue({ features: { loyalty: false } });
    renderWithTexts(<LoyaltyNotices />);
    fireEvent(window, new Event('click'));
    await settle();
    expect(call).not.toHaveBeenCalled();
  });

  it('R-LOY-10 and what was read of the points before is read again', async () => {
    const { queryKey } = loyaltyInfoQuery;
    queryClient.setQueryData(queryKey, null);
    const isOutdated = () => queryClient.getQueryState(queryKey)?.isInvalidated;
    await readLoyaltyNotices();
    expect(isOutdated()).toBe(false);
    call.mockResolvedValue({ loyalty: [NOTICE] });
    await readLoyaltyNotices();
    expect(isOutdated()).toBe(true);
  });

  it('and shown', async () => {
    call.mockResolvedValue({ loyalty: [NOTICE] });
    renderWithTexts(<LoyaltyNotices />);
    fireEvent(window, new Event('click'));
    await settle();
    expect(await screen.findByText('New level')).toBeInTheDocument();
  });

  it('and shown from the next page on where their code did not come at first', async () => {
    vi.mocked(loadMessages).mockRejectedValueOnce(new Error('Failed to load chunk'));
    call.mockResolvedValue({ loyalty: [NOTICE] });
    const { rerender } = renderWithTexts(<LoyaltyNotices />);
    fireEvent(window, new Event('click'));
    await settle();
    await waitFor(() => expect(loadMessages).toHaveBeenCalledOnce());
    await waitFor(() => expect(useNotices.getState().queue).toEqual([]));
    path.current = '/offers';
    rerender(<LoyaltyNotices />);
    await settle();
    expect(await screen.findByText('New level')).toBeInTheDocument();
  });

  it('and left out where they say nothing', async () => {
    const silent = { id: '2', type: 'credit', trigger: null, title: null, message: null, amount: null };
    call.mockResolvedValue({ loyalty: [silent, NOTICE] });
    await readLoyaltyNotices();
    expect(useNotices.getState().queue.map(({ id }) => id)).toEqual(['1']);
  });

  it('a response that comes after the player has left is nobody’s', async () => {
    call.mockImplementation(async () => {
      useSession.getState().setGuest();
      return { loyalty: [NOTICE] };
    });
    await readLoyaltyNotices();
    expect(useNotices.getState().queue).toEqual([]);
  });
});

it.each(EXCEPTION_TYPES)('R-BAN-10: a failure of notices is logged only: %s', async (type) => {
  call.mockRejectedValue(platformFailure(type));
  await readLoyaltyNotices();
  expect(useToasts.getState().toasts).toEqual([]);
  const isSession = type === 'AuthorizationException';
  expect(useDialogs.getState().stack.map(({ name }) => name)).toEqual(isSession ? ['auth'] : []);
  expect(warn).toHaveBeenCalled();
});
