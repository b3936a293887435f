import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { useToasts } from '@/stores/toasts';
import { freshPlayer } from '../../tests/support/interactive';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { OfferAction } from './offer-action';
import { OfferList } from './offer-list';
import { PromoCodeEntry } from './promo-code-entry';

const lost = vi.hoisted(() => () => {
  throw new Error('Failed to load chunk');
});
vi.mock('./player-offer-action', lost);
vi.mock('./player-offer-list', lost);
vi.mock('./promo-code-form', lost);

vi.mock('@/lib/browser/chunk-reload', () => ({ reloadAfter: vi.fn() }));

beforeEach(freshPlayer);

describe.each(['en', 'fr'] as const)(
  'R-ERR-13 a part of an offer whose code does not come (%s)',
  (locale) => {
    const { common, offers } = catalogue[locale];
    const untilLost = () => act(() => vi.dynamicImportSettled());
    const failureIsShown = () =>
      waitFor(() =>
        expect(useToasts.getState().toasts).toMatchObject([{ type: 'error', text: common.notLoaded }]),
      );

    it('leaves the offers that everybody gets', async () => {
      const listed = [{ id: '15', offerId: '15', isDeposit: true, card: <p>Welcome</p> }];
      renderWithTexts(<OfferList kind="offer" offers={listed} empty={null} />, locale);
      await untilLost();
      expect(await screen.findByText('Welcome')).toBeVisible();
    });

    it('leaves the button of an offer, whose click says so', async () => {
      const { user } = renderWithTexts(<OfferAction offerId="15" action="other" label="Take" />, locale);
      await untilLost();
      await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'));
      expect(useToasts.getState().toasts).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Take' }));
      await failureIsShown();
      expect(screen.getByRole('button', { name: 'Take' })).toBeVisible();
    });

    it('R-OFFER-06 leaves the button that opens the field of a code, whose click says so', async () => {
      const { user } = renderWithTexts(<PromoCodeEntry errors={{}} />, locale);
      await user.click(screen.getByRole('button', { name: offers.promoCode.open }));
      await failureIsShown();
      expect(screen.getByRole('button', { name: offers.promoCode.open })).not.toHaveAttribute('aria-busy');
    });
  },
);
