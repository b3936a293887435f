import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { queryClient } from '@/components/shared/query/query-client';
import { useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { freshPlayer, renderInteractive } from '../../tests/support/interactive';
import { platformFailure } from '../../tests/support/platform-failure';
import { ShopPoints } from './shop-points';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/loyalty/shop' }));

const call = platformCalls();

beforeEach(() => {
  call.mockReset().mockReturnValue(new Promise(() => {}));
  queryClient.clear();
  useDialogs.setState({ stack: [] });
  freshPlayer();
});

describe.each(['en', 'fr'] as const)('R-LOY-03: the line above the rewards (%s)', (locale) => {
  const invitation = () => screen.queryByRole('button', { name: catalogue[locale].loyalty.join });

  it('leads a guest to an account', async () => {
    useSession.getState().setGuest();
    const { user } = renderInteractive(<ShopPoints />, locale);
    expect(call).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: catalogue[locale].loyalty.join }));
    expect(useDialogs.getState().stack).toMatchObject([{ name: 'auth', props: { type: 'registration' } }]);
  });

  it('R-DLG-08: shows a player’s points as plain text, which is read out when they change', async () => {
    const member = { is_active: true, points: 740, levels: [], pointsAlias: null, character: null };
    call.mockResolvedValueOnce(member);
    renderInteractive(<ShopPoints />, locale);
    const sum = await screen.findByText(/^740/);
    expect(sum.closest('p')).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('R-ERR-15: says that they could not be read, and reads them again on wish', async () => {
    const { shop } = catalogue[locale].loyalty;
    call.mockRejectedValueOnce(platformFailure('AccessDeniedException'));
    const { user } = renderInteractive(<ShopPoints />, locale);
    expect(await screen.findByRole('alert')).toHaveTextContent(shop.balanceFailed);
    const member = { is_active: true, points: 740, levels: [], pointsAlias: null, character: null };
    call.mockResolvedValueOnce(member);
    await user.click(screen.getByRole('button', { name: catalogue[locale].common.retry }));
    expect(await screen.findByText(/^740/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('invites neither a player nor an unknown visitor to sign in', () => {
    renderInteractive(<ShopPoints />, locale).unmount();
    expect(invitation()).toBeNull();
    useSession.getState().reset();
    renderInteractive(<ShopPoints />, locale);
    expect(invitation()).toBeNull();
  });
});
