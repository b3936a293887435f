import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '@/stores/session';
import { freshPlayer, renderInteractive } from '../../tests/support/interactive';
import { platformFailure } from '../../tests/support/platform-failure';
import { respondWithOffers, call, sentTo, wireOffer } from '../offers/offers.test-data';
import { HomeOffers } from './home-offers';
import styles from './home.module.scss';

const OFFERS = [
  { id: '11', isDeposit: true, card: 'Open' },
  { id: '12', isDeposit: true, card: 'Closed' },
  { id: '13', isDeposit: false, card: 'A code' },
];
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  call.mockReset();
  freshPlayer();
});

describe('offers of the home page (R-OFFER-03)', () => {
  it('are all shown to a guest, for whom nothing is requested', async () => {
    useSession.getState().setGuest();
    renderInteractive(<HomeOffers offers={OFFERS} />);
    await act(() => vi.dynamicImportSettled());
    expect(shown()).toEqual(['Open', 'Closed', 'A code']);
    expect(call).not.toHaveBeenCalled();
  });

  it('of a deposit leave a player out whose trigger is not satisfied, and come back for the next guest', async () => {
    respondWithOffers([
      wireOffer('11', { action: 'deposit' }),
      wireOffer('12', { action: 'deposit', isSatisfied: false }),
      wireOffer('13', { action: 'promo_code', isSatisfied: false }),
    ]);
    renderInteractive(<HomeOffers offers={OFFERS} />);
    await waitFor(() => expect(shown()).toEqual(['Open', 'A code']));
    expect(sentTo('campaigns.getoffers')).toHaveLength(1);
    act(() => useSession.getState().setGuest());
    expect(shown()).toEqual(['Open', 'Closed', 'A code']);
  });

  it('of a deposit are left out where the player’s response cannot be had', async () => {
    call.mockRejectedValue(platformFailure('InternalServerErrorException'));
    renderInteractive(<HomeOffers offers={OFFERS} />);
    await waitFor(() => expect(shown()).toEqual(['A code']));
    expect(call).toHaveBeenCalled();
  });

  it('of a deposit are hidden from a player, their room reserved, until the response is here', async () => {
    call.mockReturnValue(new Promise(() => {}));
    const { container } = renderInteractive(<HomeOffers offers={OFFERS} />);
    await waitFor(() => expect(call).toHaveBeenCalled());
    expect([...container.querySelectorAll('li')].map(({ className }) => className)).toEqual([
      styles.undecided,
      styles.undecided,
      '',
    ]);
  });
});
