import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { freeSpinPacks } from '@/lib/games/schema';
import { platformCalls } from '@/tests/support/platform-calls';
import { freshPlayer, renderInteractive } from '../../../tests/support/interactive';
import { platformFailure } from '../../../tests/support/platform-failure';
import { FreeSpinsList } from './free-spins-list';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/profile/bonuses' }));

const call = platformCalls();
const respond = (...items: object[]) =>
  call.mockResolvedValue(freeSpinPacks.parse({ items, total: items.length }));
const pack = (sysname: string, remaining_count: number, more: object = {}) => ({
  game: { sysname },
  remaining_count,
  status: 'active',
  ...more,
});

beforeEach(() => {
  call.mockReset();
  freshPlayer();
});

describe.each(['en', 'fr'] as const)('the free spins of a player (%s)', (locale) => {
  const { freeSpins } = catalogue[locale].rewards;

  it('R-GAME-12: stand with their name, what is left, and a link to their game', async () => {
    respond(
      pack('book-of-sun', 12, { description: { title: 'Friday <b>pack</b>', text: 'Until Sunday' } }),
      pack('zen-drop', 1, { description: null }),
      pack('zen-drop', 0),
      pack('zen-drop', 5, { status: 'used' }),
    );
    renderInteractive(<FreeSpinsList />, locale);
    const cards = await screen.findAllByRole('listitem');
    expect(cards).toHaveLength(2);
    const [named, bare] = cards as [HTMLElement, HTMLElement];
    expect(within(named).getByRole('heading')).toHaveTextContent('Friday');
    expect(named).toHaveTextContent(/12 (free spins left|tours gratuits restants)/);
    expect(within(named).getByRole('link', { name: freeSpins.play })).toHaveAttribute(
      'href',
      locale === 'fr' ? '/fr/game/book-of-sun' : '/game/book-of-sun',
    );
    expect(within(bare).getByRole('heading')).toHaveTextContent(/^1 (free spin left|tour gratuit restant)$/);
  });

  it('say once how many are left where their name says it', async () => {
    respond(pack('book-of-sun', 12, { description: { title: '12 Friday spins', text: null } }));
    renderInteractive(<FreeSpinsList />, locale);
    expect((await screen.findByRole('listitem')).textContent.match(/12/g)).toHaveLength(1);
  });

  it('are not spoken of where there are none', async () => {
    respond();
    renderInteractive(<FreeSpinsList />, locale);
    await act(() => vi.dynamicImportSettled());
    expect(call).toHaveBeenCalledOnce();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('R-ERR-15: that could not be read are reported as such, and refetched on request', async () => {
    call.mockRejectedValue(platformFailure('AccessDeniedException'));
    const { user } = renderInteractive(<FreeSpinsList />, locale);
    const retry = await screen.findByRole('button', { name: catalogue[locale].common.retry });
    respond(pack('zen-drop', 3));
    await user.click(retry);
    expect(await screen.findByRole('link', { name: freeSpins.play })).toBeVisible();
  });
});
