import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '@/components/shared/session/sign-out';
import { user as account } from '@/lib/session/schema';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { settingsCalls } from '@/tests/support/settings-calls';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { MenuDialog } from './menu-dialog';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ prefetch: vi.fn() }),
  usePathname: () => '/offers',
}));
vi.mock('@/components/shared/session/sign-out', () => ({ signOut: vi.fn() }));

const settings = settingsCalls();

const items = [
  { title: 'Offers', href: '/offers', icon: null },
  { title: 'Games', href: '/gamehall', icon: '/content/uploads/games.svg' },
];

function renderMenu() {
  const close = vi.fn();
  const rendered = renderWithTexts(<MenuDialog items={items} locales={['en', 'fr']} close={close} />);
  return { ...rendered, close };
}

beforeEach(() => {
  useSession.getState().reset();
  closeAllDialogs();
});

describe('the menu', () => {
  it('R-ROUTE-31: marks the page, and shows the operator’s icon or one of its own', () => {
    const { container } = renderMenu();
    expect(screen.getByRole('link', { name: 'Offers' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Offers' }).querySelector('svg')).not.toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('src', '/content/uploads/games.svg');
  });

  it('leads to an address elsewhere as it is written, and closes', async () => {
    const outside = [{ title: 'Partenaire', href: 'https://ext.test/a', icon: null }];
    const close = vi.fn();
    const { user } = renderWithTexts(
      <MenuDialog items={outside} locales={['en', 'fr']} close={close} />,
      'fr',
    );
    const entry = screen.getByRole('link', { name: 'Partenaire' });
    expect(entry).toHaveAttribute('href', 'https://ext.test/a');
    entry.addEventListener('click', (event) => event.preventDefault());
    await user.click(entry);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Log in', 'authorization'],
    ['Sign up', 'registration'],
  ])('gives a guest %s in its place', async (name, type) => {
    const { user, close } = renderMenu();
    await user.click(screen.getByRole('button', { name }));
    expect(close).toHaveBeenCalledTimes(1);
    expect(useDialogs.getState().stack).toMatchObject([{ name: 'auth', props: { type } }]);
    expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
  });

  it.each([
    ['guest', 'below', 'Join', Node.DOCUMENT_POSITION_FOLLOWING],
    ['player', 'above', 'Open', Node.DOCUMENT_POSITION_PRECEDING],
  ])('R-BAN-05: shows a %s the banner %s the list', async (role, _where, button, place) => {
    settings.mockResolvedValue({ banner: { isExist: true, buttonTitle: 'Open', publicButtonTitle: 'Join' } });
    if (role === 'player') useSession.getState().setUser(account.parse({ uid: 1001 }));
    renderMenu();
    const banner = await screen.findByText(button);
    expect(screen.getByRole('link', { name: 'Games' }).compareDocumentPosition(banner)).toBe(place);
  });

  it('R-AUTH-09: gives a player the own pages and the sign-out', async () => {
    useSession.getState().setUser(account.parse({ uid: 1001 }));
    const { user } = renderMenu();
    expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/cashier/withdraw');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
  });
});
