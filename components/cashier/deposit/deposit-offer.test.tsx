import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcePromoCodeActivated } from '@/components/offers/promo-code-activated';
import { catalogue } from '@/i18n/catalogue';
import type { PaymentMethod } from '@/lib/cashier/schema';
import { defaultFormSettings } from '@/lib/forms/settings';
import type { DepositOffer } from '@/lib/offers/deposit-offers';
import { closeAllDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '@/tests/support/platform-failure';
import { settingsCalls } from '@/tests/support/settings-calls';
import { beginAsPlayer, choiceOf, renderCashier } from '../cashier.test-support';
import { chooseOffer, wantedOffer } from '@/stores/chosen-offer';
import { DepositForm } from './deposit-form';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/cashier/deposit',
}));

const settingsPart = settingsCalls();

const call = platformCalls();
const method: PaymentMethod = {
  sysname: 'card',
  name: 'Bank card',
  image: null,
  currency: 'EUR',
  min_amount: 10,
  max_amount: 5000,
  fee_percent: 0,
  fields: [],
};
const brought = (exclude_methods: string[] = []) => ({
  id: '12',
  trigger: { action: 'deposit', params: { exclude_methods }, user_satisfies_params: true },
  description: { name_1: 'Summer code' },
  promotions: [],
});
const sentOffers = () =>
  call.mock.calls
    .filter(([name]) => name === 'cashier.makedeposit')
    .map(([, input]) => input.campaign_offer_id);
const at = (address: string) => window.history.replaceState(null, '', address);

// Each test has its own player, so that choices and codes of other tests do not count.
let uid = 2000;

beforeEach(() => {
  uid += 1;
  beginAsPlayer({ uid });
  closeAllDialogs();
  call.mockReset();
  call.mockImplementation(async (name) => {
    if (name === 'cashier.makedeposit') return { id: '9001', status: 'success', redirect: null };
    return { items: [], total: 0, pageSize: null };
  });
  settingsPart.mockResolvedValue({
    descriptionMapping: { offers: { name_1: 'name' } },
  });
  at('/cashier/deposit');
});

describe.each(['en', 'fr'] as const)(
  'an offer a promo code brought, which the list does not name (%s)',
  (locale) => {
    const { cashier } = catalogue[locale];
    const plain = (text: string) => text.replace(/\s/g, ' ');
    const render = (offers: readonly DepositOffer[] = []) =>
      renderCashier(
        <DepositForm
          method={method}
          choice={choiceOf(method)}
          presets={[]}
          settings={defaultFormSettings(locale)}
          recent={[]}
          offers={offers}
        />,
        locale,
      );
    const gone = () => screen.queryByText(plain(cashier.offer.gone));

    async function deposit(user: ReturnType<typeof render>) {
      await user.type(document.querySelector('[name="amount"]') ?? document.body, '20');
      await user.click(screen.getByRole('button', { name: new RegExp(`^${plain(cashier.deposit.submit)}`) }));
      await waitFor(() => expect(sentOffers()).toHaveLength(1));
    }

    it('R-OFFER-07, R-CASH-08: is chosen on the deposit page at once, and goes with the deposit', async () => {
      const user = render();
      chooseOffer(null);
      await announcePromoCodeActivated(brought());
      expect(await screen.findByRole('radio', { name: 'Summer code' })).toBeChecked();
      expect(gone()).toBeNull();
      await deposit(user);
      expect(sentOffers()).toEqual(['12']);
      // The offer is used up.
      await waitFor(() => expect(screen.queryByRole('radio', { name: 'Summer code' })).toBeNull());
    });

    it.each(['/cashier/deposit?offer=12', '/cashier/deposit'])(
      'R-OFFER-07: is chosen on coming to %s after the code was taken elsewhere',
      async (address) => {
        at('/profile/bonuses');
        await announcePromoCodeActivated(brought());
        at(address);
        const user = render();
        expect(screen.getByRole('radio', { name: 'Summer code' })).toBeChecked();
        await deposit(user);
        expect(sentOffers()).toEqual(['12']);
      },
    );

    it('R-OFFER-07: outlives the document, and a payment that is given up at the payment side', async () => {
      call.mockImplementation(async (name) => {
        const redirect = { url: 'https://pay.test/1', method: 'GET', fields: {}, target: 'self' };
        if (name === 'cashier.makedeposit') return { id: '9001', status: 'pending', redirect };
        return { items: [], total: 0, pageSize: null };
      });
      await announcePromoCodeActivated(brought());
      await deposit(render());
      expect(sentOffers()).toEqual(['12']);
      await waitFor(() => expect(window.sessionStorage.getItem('brought_offers')).toContain('"sent":"12"'));
      const stored = window.sessionStorage.getItem('brought_offers');

      vi.resetModules();
      window.sessionStorage.setItem('brought_offers', stored ?? '');
      const { activatedOffers, settleSentOffer, wantedOffer: wanted } = await import('@/stores/chosen-offer');
      const { useSession: another } = await import('@/stores/session');
      another.setState(useSession.getState());
      expect(wanted()).toBe('12');
      expect(activatedOffers()).toEqual([{ id: '12', name: 'Summer code', title: null, excludeMethods: [] }]);
      settleSentOffer();
      expect(activatedOffers()).toEqual([]);
      expect(window.sessionStorage.getItem('brought_offers')).toBeNull();
    });

    it.each([
      ['declined', '5'],
      ['pending', '5'],
      ['success', null],
    ])('R-CASH-08: goes with the next attempt only after a deposit that ends as %s', async (status, next) => {
      call.mockImplementation(async () => ({ id: '9001', status, redirect: null }));
      at('/cashier/deposit?offer=5');
      await deposit(render([{ id: '5', name: 'Welcome', title: null, excludeMethods: [] }]));
      expect(sentOffers()).toEqual(['5']);
      at('/cashier/deposit');
      await waitFor(() => expect(wantedOffer()).toBe(next));
    });

    it('R-CASH-22: is named where the platform refuses it, and left out where it is no longer listed', async () => {
      const fields = { campaign_offer_id: [{ code: 'not_found' }] };
      call.mockImplementation(async (name) => {
        if (name === 'cashier.makedeposit') throw platformFailure('InvalidParameterException', { fields });
        return { items: [], total: 0, pageSize: null };
      });
      at('/cashier/deposit?offer=5');
      await deposit(render([{ id: '5', name: 'Welcome', title: null, excludeMethods: [] }]));
      expect(await screen.findByText(plain(cashier.offer.refused))).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('radio', { name: 'Welcome' })).toBeNull());
    });

    it('R-CASH-08: can be left out, and does not go with a method it excludes', async () => {
      await announcePromoCodeActivated(brought(['card']));
      const user = render();
      expect(screen.getByRole('radio', { name: /^Summer code/ })).toBeDisabled();
      await deposit(user);
      expect(sentOffers()).toEqual(['null']);
    });

    it('R-CASH-08: one that nobody activated for this player stays not available', async () => {
      await announcePromoCodeActivated(brought());
      beginAsPlayer({ uid: uid + 1000 });
      at('/cashier/deposit?offer=12');
      const user = render();
      expect(gone()).toBeInTheDocument();
      expect(screen.queryByRole('radio')).toBeNull();
      await deposit(user);
      expect(sentOffers()).toEqual(['null']);
    });
  },
);
