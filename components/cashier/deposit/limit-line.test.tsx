import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { user } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { queryClient } from '@/components/shared/query/query-client';
import { platformCalls } from '@/tests/support/platform-calls';
import { freshPlayer, renderInteractive } from '../../../tests/support/interactive';
import { platformFailure } from '../../../tests/support/platform-failure';
import { LimitLine } from './limit-line';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/cashier/deposit',
}));

const call = platformCalls();

const line = (hasLimitPage = true) => <LimitLine hasLimitPage={hasLimitPage} currency="EUR" limit={null} />;
const respond = (period: string, limit: number | null, available: number | null) =>
  call.mockResolvedValue({
    period,
    limit_amount: limit,
    available_amount: available,
  });
const shown = (container: HTMLElement) => container.textContent?.replace(/\s/g, ' ').trim() ?? '';

it.each([
  ['en', 'day', '70 € left today. See my limit'],
  ['en', 'none', '70 € of your 100 € limit left. See my limit'],
  ['fr', 'month', 'Il reste 70 € ce mois-ci. Voir ma limite'],
] as const)(
  'R-CASH-16: says in %s what may still be deposited a %s, and where to change it',
  async (locale, period, text) => {
    freshPlayer();
    respond(period, 100, 70);
    const { container } = renderInteractive(line(), locale);
    const prefix = locale === 'fr' ? '/fr' : '';
    expect(await screen.findByRole('link')).toHaveAttribute('href', `${prefix}/profile/responsible-game`);
    expect(shown(container)).toBe(text);
  },
);

it('ends its sentence with a space of its own, so that a line break does not join it to the link', async () => {
  freshPlayer();
  respond('week', 100, 70);
  renderInteractive(line(), 'en');
  const before = (await screen.findByRole('link')).previousSibling?.textContent;
  expect(before).toMatch(/this week\. $/);
});

it('R-CASH-16: a limit is shown in the currency the account has now', async () => {
  freshPlayer();
  const changed = { amount: 108, currency: 'USD' };
  useSession.getState().setUser(user.parse({ uid: 1001, balance_main: changed }));
  respond('none', 108, 75);
  const { container } = renderInteractive(line(false), 'en');
  await waitFor(() => expect(shown(container)).toBe('75 $ of your 108 $ limit left.'));
});

it.each([0, -3])('R-CASH-16: says that a limit is reached where %s is left', async (left) => {
  freshPlayer();
  respond('week', 100, left);
  const { container } = renderInteractive(line(false), 'en');
  await waitFor(() => expect(shown(container)).toBe('You have reached your deposit limit of 100 €.'));
});

it('R-CASH-16: an untouched limit is still whole; without its page there is no link to it', async () => {
  freshPlayer();
  respond('week', 100, null);
  const { container } = renderInteractive(line(false), 'en');
  await waitFor(() => expect(shown(container)).toBe('100 € left this week.'));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it.each([
  ['no limit is set', () => respond('none', null, null)],
  ['it cannot be read', () => call.mockRejectedValue(platformFailure('UnknownErrorException'))],
])('R-CASH-16: nothing is said where %s', async (_case, given) => {
  freshPlayer();
  given();
  const { container } = renderInteractive(line(), 'en');
  await waitFor(() => expect(call).toHaveBeenCalled());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(shown(container)).toBe('');
});
