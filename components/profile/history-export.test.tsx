import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { QueryProvider, queryClient } from '@/components/shared/query/query-client';
import { catalogue } from '@/i18n/catalogue';
import { routing } from '@/i18n/routing';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { sampleExceptions } from '../../tests/support/sample-exceptions';
import { expectReported, forgetFailures } from '../../tests/support/reported-failure';
import { HistoryExport } from './history-export';

const call = platformCalls();
const created = () => call.mock.calls.filter(([name]) => name === 'games.createhistoryexportrequest').length;

interface Request {
  status: 'none' | 'pending' | 'ready';
  url: string | null;
  created_at: number | null;
}

/** Mocks successive read responses, null for a failed one; the last one repeats. */
function platform(states: readonly (Partial<Request> | null)[], create: () => Promise<unknown>): void {
  let at = 0;
  call.mockImplementation((method) => {
    if (method === 'games.createhistoryexportrequest') return create();
    const state = states[Math.min(at++, states.length - 1)];
    if (state === null) return Promise.reject(platformFailure('InternalServerErrorException'));
    return Promise.resolve({ status: 'none', url: null, created_at: null, ...state });
  });
}

const renderPart = (locale: 'en' | 'fr') =>
  renderWithTexts(
    <QueryProvider>
      <HistoryExport />
    </QueryProvider>,
    locale,
  );

beforeEach(() => {
  call.mockReset();
  queryClient.clear();
  forgetFailures();
  useSession.getState().setUser(account.parse({ uid: 7 }));
});

describe.each(['en', 'fr'] as const)('the export of the game history (%s)', (locale) => {
  const { bets } = catalogue[locale].profile;
  const button = () => screen.findByRole('button', { name: bets.export });

  beforeEach(() => {
    document.documentElement.lang = locale;
  });

  it('R-GAME-19 is requested once, and waited for', async () => {
    platform([{ status: 'none' }, { status: 'pending' }], () => Promise.resolve({ result: 1 }));
    const { user } = renderPart(locale);
    await user.dblClick(await button());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(bets.exportWaiting));
    expect(await button()).toHaveAttribute('aria-disabled', 'true');
    expect(created()).toBe(1);
  });

  it('R-GAME-19 can be requested where its status could not be read, which is then read again', async () => {
    platform([null, { status: 'pending' }], () => Promise.resolve({ result: 1 }));
    const { user } = renderPart(locale);
    await user.click(await button());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(bets.exportWaiting));
    expect(created()).toBe(1);
  });

  it('R-GAME-19 is offered for download when it is ready, from a web address alone', async () => {
    platform([{ status: 'ready', url: '/platform/exports/1.csv' }], () => Promise.resolve({ result: 1 }));
    const { unmount } = renderPart(locale);
    const link = await screen.findByRole('link', { name: bets.export });
    expect(link).toHaveAttribute('href', `${window.location.origin}/platform/exports/1.csv`);
    unmount();
    queryClient.clear();
    platform([{ status: 'ready', url: 'javascript:alert(1)' }], () => Promise.resolve({ result: 1 }));
    renderPart(locale);
    expect(await button()).not.toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('R-GAME-19 is fetched from where it was judged: a bare name leads to the root of the site', async () => {
    window.history.replaceState(null, '', '/fr/profile/bets');
    platform([{ status: 'ready', url: 'e.csv' }], () => Promise.resolve({ result: 1 }));
    renderPart(locale);
    const link = await screen.findByRole('link', { name: bets.export });
    expect(link).toHaveAttribute('href', `${window.location.origin}/e.csv`);
  });

  it('R-GAME-19 shows the time of a ready file, and can be requested again', async () => {
    const at = new Date(2026, 10, 3, 9, 5).getTime() / 1_000;
    const ready = { status: 'ready', url: '/platform/exports/1.csv', created_at: at } as const;
    platform([ready, { status: 'pending' }], () => Promise.resolve({ result: 1 }));
    const { user } = renderPart(locale);
    const words = bets.exportOf.replace('{date}', '03.11.2026 a las 9:05');
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: bets.exportAgain }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(bets.exportWaiting));
    expect(screen.queryByText(words)).toBeNull();
    expect(created()).toBe(1);
  });

  it('R-GAME-19 shows no time for a file without one', async () => {
    platform([{ status: 'ready', url: '/e.csv' }], () => Promise.resolve({ result: 1 }));
    const { container } = renderPart(locale);
    await screen.findByRole('link', { name: bets.export });
    expect(container).not.toHaveTextContent(bets.exportOf.slice(0, bets.exportOf.indexOf('{')));
  });

  it('a lost response is no failure when the file is being generated', async () => {
    platform([{ status: 'none' }, { status: 'pending' }], () =>
      Promise.reject(platformFailure('NetworkFailure', { httpStatus: 0 })),
    );
    const { user } = renderPart(locale);
    await user.click(await button());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(bets.exportWaiting));
    expect(useToasts.getState().toasts).toEqual([]);
    expect(created()).toBe(1);
  });

  it.each(sampleExceptions(routing.locales.indexOf(locale)))(
    'R-ERR-16 shows %s, sends once and frees the button',
    async (type) => {
      platform([{ status: 'none' }], () => Promise.reject(platformFailure(type)));
      const { user } = renderPart(locale);
      await user.click(await button());
      await expectReported(type, locale);
      expect(created()).toBe(1);
      await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled', 'true'));
    },
  );
});
