import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DialogButton } from '@/components/app-shell/dialogs/dialog-button';
import { queryClient } from '@/components/shared/query/query-client';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import { loyaltyInfo } from '@/lib/loyalty/schema';
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
  queryClient.setQueryData(loyaltyInfoQuery.queryKey, loyaltyInfo.parse({ points: 0 }));
  session().reset();
  closeAllDialogs();
});

describe('the header’s end', () => {
  it('says in its markup that nothing was requested yet', () => {
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

  it('shows a player’s balance, which opens the wallet, the link to the deposit, and the account’s menu', async () => {
    session().setUser(player);
    const { user } = renderWithTexts(corner, 'fr');
    expect(await screen.findByTestId('balance')).toHaveTextContent(/1.?250/);
    expect(screen.getByRole('link', { name: 'Dépôt' })).toHaveAttribute('href', '/fr/cashier/deposit');
    expect(screen.queryByRole('button', { name: /Inscription|Connexion/ })).not.toBeInTheDocument();
    const balance = screen.getByRole('button', { name: /^Solde/ });
    await user.click(balance);
    expect(balance).toHaveAttribute('aria-expanded', 'true');
    expect(useDialogs.getState().stack).toMatchObject([{ name: 'wallet' }]);
    act(closeAllDialogs);
    await user.click(screen.getByRole('button', { name: 'Profil' }));
    expect(useDialogs.getState().stack).toMatchObject([{ name: 'account' }]);
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
