import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { freshPlayer } from '../../tests/support/interactive';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { OfferAction } from './offer-action';

vi.mock('./player-offer-action', () => ({
  PlayerOfferAction: ({ wasClicked }: { wasClicked: boolean }) => (
    <p>{wasClicked ? 'Own way, at once' : 'Own way'}</p>
  ),
}));

const opened = () => useDialogs.getState().stack.map(({ name, props }) => [name, props]);

beforeEach(() => {
  closeAllDialogs();
  useSession.getState().reset();
});

async function click(name: string): Promise<void> {
  const { user } = renderWithTexts(<OfferAction offerId="15" action="deposit" label="Go" />);
  await user.click(screen.getByRole('button', { name }));
}

it('R-OFFER-01: leads a guest to the registration with the offer, and says so', async () => {
  useSession.getState().setGuest();
  await click('Claim the offer');
  expect(opened()).toEqual([['auth', { type: 'registration', offerId: '15' }]]);
});

it('R-OFFER-01: asks nobody to register before it is known who is signed in', async () => {
  await click('Go');
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  expect(opened()).toEqual([]);
  act(freshPlayer);
  expect(await screen.findByText('Own way, at once')).toBeVisible();
  await waitFor(() => expect(opened()).toEqual([]));
});
