import { describe, expect, it, vi } from 'vitest';
import BillingPage from './(account)/cashier/billing/page';
import CashierPage from './(account)/cashier/page';
import ProfilePage from './(account)/profile/page';
import BetsRoute from './bets/[[...rest]]/page';
import ResponsibleGamePage from './responsible-game/page';

const here = vi.hoisted(() => ({ locale: 'en' }));
const redirect = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ redirect }));
vi.mock('@/i18n/locale.server', () => ({ currentLocale: () => Promise.resolve(here.locale) }));

describe('an address that only leads on', () => {
  it.each([
    ['/cashier', CashierPage, '/cashier/deposit'],
    ['/cashier/billing', BillingPage, '/cashier/deposit'],
    ['/profile', ProfilePage, '/profile/settings'],
    ['/bets', BetsRoute, '/profile/bets'],
    ['/responsible-game', ResponsibleGamePage, '/profile/responsible-game'],
  ])('R-GUARD-11, R-GUARD-12: %s keeps its query, in both languages', async (_, page, target) => {
    const query = { from: 'mail', toastType: 'error', promo_code: 'DAWN', trackId: '7', _rsc: '1abc' };
    here.locale = 'en';
    await page({ searchParams: Promise.resolve(query) });
    here.locale = 'fr';
    await page({ searchParams: Promise.resolve({}) });
    expect(redirect.mock.calls.slice(-2)).toEqual([
      [`${target}?from=mail&toastType=error&promo_code=DAWN&trackId=7`],
      [`/fr${target}`],
    ]);
  });
});
