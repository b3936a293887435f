import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { loyaltyInfo } from '@/lib/loyalty/schema';
import { useToasts } from '@/stores/toasts';
import { spyOnLocation } from '@/tests/support/page-loads';
import { freshPlayer } from '../../tests/support/interactive';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { BuyButton } from './buy-button';
import { HiddenShop } from './hidden-shop';
import { LoyaltyHero } from './loyalty-hero';
import { PriceTag } from './price-tag';
import { ProgramLevels } from './program-levels';
import { ShopPoints } from './shop-points';

const lost = vi.hoisted(() => () => {
  throw new Error('Failed to load chunk');
});
vi.mock('./player-purchase', lost);
vi.mock('./player-levels', lost);
vi.mock('./member-panel', lost);
vi.mock('./player-shop', lost);

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/loyalty/shop',
}));
vi.mock('@/lib/browser/chunk-reload', () => ({ reloadAfter: vi.fn() }));

const PRODUCT = { id: '301', name: 'Mug', price: 500, isAvailable: true };

beforeEach(freshPlayer);

describe.each(['en', 'fr'] as const)('R-ERR-13 a player’s part whose code does not come (%s)', (locale) => {
  const { common, loyalty } = catalogue[locale];
  const untilLost = () => act(() => vi.dynamicImportSettled());

  it('leaves the price as everybody reads it', async () => {
    renderWithTexts(<PriceTag id="1" price={500} />, locale);
    await untilLost();
    expect(await screen.findByText('500 points')).toBeVisible();
  });

  it('leaves the levels as everybody sees them', async () => {
    const { levels } = loyaltyInfo.parse({ levels: [{ id: 1, name: 'Gold', points: 100 }] });
    renderWithTexts(<ProgramLevels sysname="vip" levels={levels} />, locale);
    await untilLost();
    expect(await screen.findByText('Gold')).toBeVisible();
  });

  it.each([
    ['above the rewards', <ShopPoints key="points" />],
    ['on the loyalty page', <LoyaltyHero key="hero" hasCharacters={false} benefits={{}} />],
  ])('says %s that the points could not be loaded', async (_, part) => {
    renderWithTexts(part, locale);
    await untilLost();
    expect(await screen.findByRole('alert')).toHaveTextContent(loyalty.shop.balanceFailed);
  });

  it('loads the page again on a retry of the hidden rewards', async () => {
    const reload = spyOnLocation('reload');
    const { user } = renderWithTexts(<HiddenShop />, locale);
    await untilLost();
    await user.click(await screen.findByRole('button', { name: common.retry }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leaves the button of a reward, whose click says so', async () => {
    const { user } = renderWithTexts(<BuyButton product={PRODUCT} />, locale);
    await untilLost();
    await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'));
    await user.click(screen.getByRole('button'));
    await waitFor(() =>
      expect(useToasts.getState().toasts).toMatchObject([{ type: 'error', text: common.notLoaded }]),
    );
    expect(screen.getByRole('button', { name: /Mug/ })).toBeVisible();
  });

  it('leaves a reward marked that is sold out', async () => {
    renderWithTexts(<BuyButton product={{ ...PRODUCT, isAvailable: false }} />, locale);
    await untilLost();
    expect(await screen.findByRole('button', { name: loyalty.shop.soldOut })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
