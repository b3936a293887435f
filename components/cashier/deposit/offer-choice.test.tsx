import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { renderCashier } from '../cashier.test-support';
import { OfferChoice } from './offer-choice';

const offer = (id: string, name: string) => ({ id, name, title: null, excludeMethods: [] });
const offers = [offer('11', 'Nordic double'), offer('12', 'Winter spins')];

it.each(['en', 'fr'] as const)('R-CASH-08: shows the offers until one is chosen (%s)', async (locale) => {
  const choose = vi.fn();
  const user = renderCashier(
    <OfferChoice choice={{ offers, chosen: null, isWantedGone: false, choose }} method="card" />,
    locale,
  );
  expect(screen.getByText('Nordic double')).toBeVisible();
  expect(screen.getByRole('radio', { name: catalogue[locale].cashier.offer.none })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Winter spins' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('12');
});

it('R-CASH-08: names the chosen offer in one line', () => {
  renderCashier(
    <OfferChoice choice={{ offers, chosen: '12', isWantedGone: false, choose: vi.fn() }} method="card" />,
    'en',
  );
  expect(screen.getByText('Winter spins', { selector: 'summary *' })).toBeVisible();
  expect(screen.getByText('Nordic double')).not.toBeVisible();
});
