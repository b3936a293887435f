import { describe, expect, it, vi } from 'vitest';
import BillingPage from './(account)/cashier/billing/page';
import CashierPage from './(account)/cashier/page';
import ProfilePage from './(account)/profile/page';
import BetsRoute from './bets/[[...rest]]/page';
import ResponsibleGamePage from './responsible-game/page';

const here = vi.hoisted(() => ({ locale: 'en', query: '' }));
const redirect = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ redirect }));
vi.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ 'x-raw-query': here.query })),
}));
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
      const query = '?from=mail&toastType=error&promo_code=D%26%20%E9&a=1&trackId=7&a=2&empty=&bare';
      Object.assign(here, { locale: 'en', query: `${query}&_rsc=1abc` });
      await page();
      Object.assign(here, { locale: 'fr', query: '' });
      await page();
      Object.assign(here, { query: '?_rsc=1abc' });
      await page();
      expect(redirect.mock.calls.slice(-3)).toEqual([
        [`${target}${query}`],
        [`/fr${target}`],
        [`/fr${target}`],
      ]);
    },
  );
});
