import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '@/stores/session';
import { freshPlayer, renderInteractive } from '../../tests/support/interactive';
import { platformFailure } from '../../tests/support/platform-failure';
import { call, respondWithOffers, wireOffer } from './offers.test-data';
import { OtherCards } from './other-cards';

const card = (id: string, isDeposit: boolean) => ({ id, isDeposit, card: <h3>{`Offer ${id}`}</h3> });
const CARDS = [card('11', true), card('12', true), card('15', false)];
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(freshPlayer);

describe('R-OFFER-03: more offers below one of them', () => {
  it('are all there for a guest', () => {
    useSession.getState().setGuest();
    renderInteractive(<OtherCards title="More offers" cards={CARDS} />);
    expect(names()).toEqual(['Offer 11', 'Offer 12', 'Offer 15']);
  });

  it('are without deposit offers that a player does not satisfy', async () => {
    respondWithOffers([
      wireOffer('11', { action: 'deposit', isSatisfied: false }),
      wireOffer('12', { action: 'deposit' }),
      wireOffer('15'),
    ]);
    renderInteractive(<OtherCards title="More offers" cards={CARDS} />);
    await waitFor(() => expect(names()).toEqual(['Offer 12', 'Offer 15']));
  });

  it('are those open to everybody where the player’s own cannot be read', async () => {
    call.mockRejectedValue(platformFailure('InternalServerErrorException'));
    renderInteractive(<OtherCards title="More offers" cards={CARDS} />);
    await waitFor(() => expect(call).toHaveBeenCalled());
    expect(names()).toEqual(['Offer 15']);
  });

  it('have no heading where none is left', async () => {
    respondWithOffers([wireOffer('11', { action: 'deposit', isSatisfied: false })]);
    renderInteractive(<OtherCards title="More offers" cards={[card('11', true)]} />);
    await waitFor(() => expect(call).toHaveBeenCalled());
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
