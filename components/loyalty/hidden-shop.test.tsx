import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { HiddenShop } from './hidden-shop';
import { LoyaltyHero } from './loyalty-hero';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }), usePathname: () => '/loyalty/shop' }));

it.each(['en', 'fr'] as const)(
  'R-ERR-14: a guest can try again where the rewards could not be read, or sign in (%s)',
  async (locale) => {
    const { common } = catalogue[locale];
    refresh.mockClear();
    useDialogs.setState({ stack: [] });
    useSession.getState().setGuest();
    const { user } = renderWithTexts(<HiddenShop />, locale);
    await user.click(screen.getByRole('button', { name: common.retry }));
    expect(refresh).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: common.logIn }));
    expect(useDialogs.getState().stack).toMatchObject([{ name: 'auth' }]);
  },
);

it.each([
  ['the shop', <HiddenShop key="shop" />, catalogue.en.common.logIn],
  [
    'the loyalty page',
    <LoyaltyHero key="hero" hasCharacters={false} benefits={{}} />,
    catalogue.en.loyalty.join,
  ],
])('%s asks nobody to sign in before it is known who is signed in', async (_, part, name) => {
  useDialogs.setState({ stack: [] });
  useSession.getState().reset();
  const { user } = renderWithTexts(part);
  await user.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
  expect(useDialogs.getState().stack).toEqual([]);
  act(() => useSession.getState().setGuest());
  await waitFor(() => expect(useDialogs.getState().stack).toMatchObject([{ name: 'auth' }]));
});
