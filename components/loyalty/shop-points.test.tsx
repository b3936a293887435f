import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { actPlatform } from '@/lib/platform/act';
import { useSession } from '@/stores/session';
import { freshPlayer, renderActing } from '../../tests/support/acting';
import { ShopPoints } from './shop-points';

vi.mock('@/lib/platform/act', () => ({ actPlatform: { call: vi.fn(() => new Promise(() => {})) } }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/loyalty/shop' }));

beforeEach(freshPlayer);

describe.each(['en', 'fr'] as const)('R-LOY-03: the line above the rewards (%s)', (locale) => {
  const invitation = () => screen.queryByText(catalogue[locale].loyalty.shop.guestPoints);

  it('tells a guest how points are collected', () => {
    useSession.getState().setGuest();
    renderActing(<ShopPoints />, locale);
    expect(invitation()).toBeInTheDocument();
    expect(actPlatform.call).not.toHaveBeenCalled();
  });

  it('asks neither a player to sign in, nor somebody it does not know yet', () => {
    renderActing(<ShopPoints />, locale).unmount();
    expect(invitation()).toBeNull();
    useSession.getState().reset();
    renderActing(<ShopPoints />, locale);
    expect(invitation()).toBeNull();
  });
});
