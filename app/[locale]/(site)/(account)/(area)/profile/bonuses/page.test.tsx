import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { BonusesPanel } from '@/components/bonuses/bonuses-panel';
import { FreeSpinsList } from '@/components/games/free-spins/free-spins-list';
import { PromoCodeBox } from '@/components/offers/promo-code-box';
import BonusesPage from './page';

vi.mock('@/components/profile/account-frame', () => ({ accountMetadata: vi.fn() }));
vi.mock('@/components/offers/promo-code-box', () => ({ PromoCodeBox: () => null }));
vi.mock('@/lib/cashier/loader', () => ({ loadCashierSetup: async () => ({ historyPageSize: 4 }) }));
vi.mock('@/components/profile/account-page', () => ({
  accountPage: (_key: string, _texts: string[], render: (account: object) => unknown) => () =>
    render({ locale: 'en' }),
}));

it('R-PROF-13: what the player has comes before the field for a promo code', async () => {
  const page = (await BonusesPage()) as ReactElement<{ children: ReactElement[] }>;
  const parts = page.props.children.map(({ type }) => type);
  expect(parts).toEqual([BonusesPanel, FreeSpinsList, PromoCodeBox]);
});
