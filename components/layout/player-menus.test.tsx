import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { signOut } from '@/components/shared/session/sign-out';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import { loyaltyInfo } from '@/lib/loyalty/schema';
import { user as account } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { expectIsolated, HEBREW_NAME } from '@/tests/support/expect-isolated';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { AccountMenu } from './account-menu';
import { WalletMenu } from './wallet-menu';

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));
vi.mock('@/components/shared/session/sign-out', () => ({ signOut: vi.fn() }));

const sum = (amount: number) => ({ amount, currency: 'EUR' });
const close = vi.fn();

const levels = [
  { id: '1', name: 'Silver', points: 100, is_current: true },
  { id: '2', name: 'Gold', points: 500 },
];

beforeEach(() => {
  const info = loyaltyInfo.parse({ is_active: true, points: 320, levels, pointsAlias: 'coins' });
  queryClient.setQueryData(loyaltyInfoQuery.queryKey, info);
  close.mockClear();
  const balances = { balance_main: sum(50), balance_bonus: sum(7), balance_betting_bonus: null };
  useSession
    .getState()
    .setUser(account.parse({ uid: 7, fakename: 'Nora', ...balances, balance_fun: sum(1000) }));
});

describe('the wallet of the header', () => {
  it('R-SESS-02 shows the balances that the player has, and leaves out the others', () => {
    renderWithTexts(<WalletMenu close={close} />);
    const rows = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(rows).toEqual(['Main balance', 'Casino bonus', 'Play money']);
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent('50 €');
  });

  it.each([
    ['Deposit', '/cashier/deposit'],
    ['Withdraw', '/cashier/withdraw'],
    ['History', '/cashier/history'],
    ['Wallet details', '/cashier/wallet'],
  ])('leads to %s and closes', async (name, href) => {
    const { user } = renderWithTexts(<WalletMenu close={close} />);
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('the account’s menu of the header', () => {
  it('R-AUTH-09 names the player, leads to the own pages and signs out', async () => {
    const { user } = renderWithTexts(<AccountMenu close={close} />);
    expect(screen.getByRole('heading', { name: 'Nora' })).toBeVisible();
    expect(screen.getByText('Silver')).toBeVisible();
    expect(screen.getByText('180 coins to Gold')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/profile/security');
    vi.mocked(signOut).mockReturnValueOnce(new Promise(() => undefined));
    const button = screen.getByRole('button', { name: 'Log out' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a name of another direction', HEBREW_NAME, HEBREW_NAME],
    ['the login where the name has no letters', '\u202E ', 'nora@mail.test'],
  ])('shows %s apart from the rest', (_, fakename, shown) => {
    useSession.getState().setUser(account.parse({ uid: 7, fakename, login: 'nora@mail.test' }));
    renderWithTexts(<AccountMenu close={close} />);
    expectIsolated(shown);
  });
});

describe('the level in the account’s menu', () => {
  it.each([
    ['where the operator has no word for points', 'Gold', null, '180 points to Gold'],
    ['where the next level has no name', ' ', 'coins', '180 coins to the next level'],
    ['where both are missing', '', ' ', '180 points to the next level'],
  ])('says how far the next one is %s', (_, name, pointsAlias, way) => {
    const [silver, gold] = levels;
    const info = { is_active: true, points: 320, levels: [silver, { ...gold, name }], pointsAlias };
    queryClient.setQueryData(loyaltyInfoQuery.queryKey, loyaltyInfo.parse(info));
    renderWithTexts(<AccountMenu close={close} />);
    expect(screen.getByText(way)).toBeVisible();
  });
});
