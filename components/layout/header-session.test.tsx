import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DialogButton } from '@/components/dialogs/dialog-button';
import { user as account } from '@/lib/session/schema';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { HeaderSession } from './header-session';

const player = account.parse({ uid: 1001, balance_main: { amount: 1250.5, currency: 'EUR' } });
const session = () => useSession.getState();
const sessionPlace = (container: HTMLElement) => container.querySelector('[data-session]');
const corner = (
  <HeaderSession>
    <DialogButton dialog="auth" given={{ type: 'authorization' }}>
      Log in
    </DialogButton>
    <DialogButton dialog="auth" given={{ type: 'registration' }}>
      Sign up
    </DialogButton>
  </HeaderSession>
);

beforeEach(() => {
  session().reset();
  closeAllDialogs();
});

describe('the header’s end', () => {
  it('says in its markup that nobody was asked yet', () => {
    const { container } = renderWithTexts(corner);
    expect(sessionPlace(container)).toHaveAttribute('data-session', 'unknown');
    expect(screen.queryByTestId('balance')).not.toBeInTheDocument();
  });

  it.each(['guest', 'unreachable'] as const)(
    'offers sign-in and registration when it is %s',
    async (status) => {
      if (status === 'guest') session().setGuest();
      else session().setUnreachable();
      const { container, user } = renderWithTexts(corner);
      expect(sessionPlace(container)).toHaveAttribute('data-session', status);
      await user.click(screen.getByRole('button', { name: 'Log in' }));
      expect(useDialogs.getState().stack).toMatchObject([{ name: 'auth', props: { type: 'authorization' } }]);
      act(closeAllDialogs);
      await user.click(screen.getByRole('button', { name: 'Sign up' }));
      expect(useDialogs.getState().stack).toMatchObject([{ name: 'auth', props: { type: 'registration' } }]);
    },
  );

  it('shows a player’s balance, which leads to the deposit, and the profile', async () => {
    session().setUser(player);
    renderWithTexts(corner, 'fr');
    expect(await screen.findByTestId('balance')).toHaveTextContent(/1.?250/);
    expect(screen.getByTestId('balance').closest('a')).toHaveAttribute('href', '/fr/cashier/deposit');
    expect(screen.getByRole('link', { name: 'Profil' })).toHaveAttribute('href', '/fr/profile/settings');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('follows the session: newer balances, and signing out elsewhere', async () => {
    session().setUser(player);
    renderWithTexts(corner);
    await screen.findByTestId('balance');
    act(() => session().setBalances({ ...player, balance_main: { amount: 7, currency: 'EUR' } }));
    expect(screen.getByTestId('balance')).toHaveTextContent('7');
    expect(screen.getByTestId('balance')).not.toHaveTextContent('250');
    act(() => session().setGuest());
    expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
  });

  it.each([
    [12_345.67, false],
    [1_234_567.89, true],
  ])('marks a balance of %d by whether the header has to make room for it: %s', async (amount, isLong) => {
    session().setUser({ ...player, balance_main: { amount, currency: 'EUR' } });
    renderWithTexts(corner);
    const balance = await screen.findByTestId('balance');
    expect(balance.hasAttribute('data-long')).toBe(isLong);
  });

  it('shows a dash where the balance is not known', async () => {
    session().setUser({ ...player, balance_main: null });
    renderWithTexts(corner);
    expect(await screen.findByTestId('balance')).toHaveTextContent('–');
  });
});
