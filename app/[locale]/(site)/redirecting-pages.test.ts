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
    ['R-ROUTE-07', '/cashier', CashierPage, '/cashier/deposit'],
    ['R-ROUTE-08', '/cashier/billing', BillingPage, '/cashier/deposit'],
    ['R-ROUTE-20, R-PROF-18', '/profile', ProfilePage, '/profile/settings'],
    ['R-ROUTE-26', '/bets', BetsRoute, '/profile/bets'],
    ['R-ROUTE-26', '/responsible-game', ResponsibleGamePage, '/profile/responsible-game'],
  ])(
    '%s, R-ROUTE-34, R-GUARD-11, R-GUARD-12: %s keeps its query, in both languages',
    async (_number, _from, page, target) => {
      const query = { from: 'mail', toastType: 'error', promo_code: 'DAWN', trackId: '7', _rsc: '1abc' };
      here.locale = 'en';
      await page({ searchParams: Promise.resolve(query) });
      here.locale = 'fr';
      await page({ searchParams: Promise.resolve({}) });
      expect(redirect.mock.calls.slice(-2)).toEqual([
        [`${target}?from=mail&toastType=error&promo_code=DAWN&trackId=7`],
        [`/fr${target}`],
      ]);
    },
  );
});
