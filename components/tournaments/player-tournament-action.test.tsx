import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { catalogue } from '@/i18n/catalogue';
import { routing } from '@/i18n/routing';
import type { ExceptionType } from '@/lib/platform/error-policy';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { sampleExceptions } from '../../tests/support/sample-exceptions';
import { expectReported, forgetFailures } from '../../tests/support/reported-failure';
import { PlayerTournamentAction } from './player-tournament-action';

vi.mock('next/navigation', async (load) => ({
  ...(await load<object>()),
  useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }),
}));

const call = platformCalls();
/** These errors carry no input that the player could correct. */
const REFUSALS: readonly ExceptionType[] = ['InvalidParameterException', 'InvalidRequestException'];
const isRefusal = (type: ExceptionType) => REFUSALS.includes(type);
const sentTimes = () => call.mock.calls.filter(([name]) => name === 'tournaments.participate').length;

/** The platform lists the tournament, and responds to a participation with `join`. */
function platform(join: () => Promise<unknown>, isParticipant = false): void {
  call.mockImplementation((method) =>
    method === 'tournaments.get'
      ? Promise.resolve({ items: [{ id: '81', is_participant: isParticipant }], total: 1 })
      : join(),
  );
}

beforeEach(() => {
  call.mockReset();
  queryClient.clear();
  forgetFailures();
  useSession.getState().setUser(account.parse({ uid: 7 }));
});

describe.each(['en', 'fr'] as const)('taking part in a tournament (%s)', (locale) => {
  const { tournaments } = catalogue[locale];
  const button = () => screen.findByRole('button', { name: tournaments.join });

  beforeEach(() => {
    document.documentElement.lang = locale;
  });

  it('R-TOUR-02 posts the participation once and says that the player takes part', async () => {
    platform(() => Promise.resolve({ result: 1 }));
    renderWithTexts(<PlayerTournamentAction id="81" />, locale);
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
    const join = await button();
    // Both clicks happen before the next render.
    act(() => {
      join.click();
      join.click();
    });
    expect(await screen.findByText(tournaments.joined)).toBeVisible();
    expect(sentTimes()).toBe(1);
    expect(call).toHaveBeenCalledWith(expect.anything(), { id: '81' });
    expect(useToasts.getState().toasts).toMatchObject([{ type: 'success', text: tournaments.joinedToast }]);
  });

  it('R-TOUR-02 a click that came before the player was known joins once, and not who takes part already', async () => {
    platform(() => Promise.resolve({ result: 1 }));
    const { unmount } = renderWithTexts(<PlayerTournamentAction id="81" wasClicked />, locale);
    expect(await screen.findByText(tournaments.joined)).toBeVisible();
    expect(sentTimes()).toBe(1);
    unmount();
    queryClient.clear();
    platform(() => Promise.resolve({ result: 1 }), true);
    renderWithTexts(<PlayerTournamentAction id="81" wasClicked />, locale);
    expect(await screen.findByText(tournaments.joined)).toBeVisible();
    expect(sentTimes()).toBe(1);
  });

  it('R-TOUR-02 a read that was pending when the player joined does not take it back', async () => {
    let respond: (value: unknown) => void = () => undefined;
    const late = new Promise((resolve) => (respond = resolve));
    platform(() => Promise.resolve({ result: 1 }));
    renderWithTexts(<PlayerTournamentAction id="81" />, locale);
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
    call.mockImplementation((method) =>
      method === 'tournaments.get' ? late : Promise.resolve({ result: 1 }),
    );
    void queryClient.invalidateQueries();
    const join = await button();
    act(() => join.click());
    expect(await screen.findByText(tournaments.joined)).toBeVisible();
    await act(async () => respond({ items: [{ id: '81', is_participant: false }], total: 1 }));
    expect(screen.getByText(tournaments.joined)).toBeVisible();
  });

  it('R-TOUR-02 offers nothing to somebody who takes part already', async () => {
    platform(() => Promise.resolve({ result: 1 }), true);
    renderWithTexts(<PlayerTournamentAction id="81" />, locale);
    expect(await screen.findByText(tournaments.joined)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('R-TOUR-02 takes a result other than 1 for a failure', async () => {
    platform(() => Promise.resolve({ result: 0 }));
    const { user } = renderWithTexts(<PlayerTournamentAction id="81" />, locale);
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
    await user.click(await button());
    await expectReported('UnknownErrorException', locale);
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
    expect(await button()).toBeEnabled();
  });

  it('R-TOUR-02 finds out by the list what no response reported, and sends nothing twice', async () => {
    let isIn = false;
    call.mockImplementation(async (name) => {
      if (name === 'tournaments.get') return { items: [{ id: '81', is_participant: isIn }], total: 1 };
      isIn = true;
      throw platformFailure('NetworkFailure');
    });
    const { user } = renderWithTexts(<PlayerTournamentAction id="81" />, locale);
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
    await user.click(await button());
    expect(await screen.findByText(tournaments.joined)).toBeVisible();
    expect(sentTimes()).toBe(1);
    expect(useToasts.getState().toasts).toMatchObject([{ type: 'success', text: tournaments.joinedToast }]);
  });

  it.each(REFUSALS)('says with a text of its own that %s refuses the player', async (type) => {
    platform(() => Promise.reject(platformFailure(type)));
    const { user } = renderWithTexts(<PlayerTournamentAction id="81" />, locale);
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
    await user.click(await button());
    await waitFor(() =>
      expect(useToasts.getState().toasts).toMatchObject([{ type: 'error', text: tournaments.refused }]),
    );
  });

  const types = sampleExceptions(routing.locales.indexOf(locale), isRefusal);
  it.each(types.filter((type) => !isRefusal(type)))(
    'R-ERR-16 shows %s, sends once and frees the button',
    async (type) => {
      platform(() => Promise.reject(platformFailure(type)));
      const { user } = renderWithTexts(<PlayerTournamentAction id="81" />, locale);
      await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
      await user.click(await button());
      await expectReported(type, locale);
      expect(sentTimes()).toBe(1);
      await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
      expect(await button()).toBeEnabled();
    },
  );
});
