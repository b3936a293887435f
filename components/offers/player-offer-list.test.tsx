import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import messages from '@/i18n/messages/en/offers.json';
import type { CampaignKind } from '@/lib/offers/kinds';
import { settingsCalls } from '@/tests/support/settings-calls';
import { freshPlayer, renderInteractive } from '../../tests/support/interactive';
import { platformFailure } from '../../tests/support/platform-failure';
import { respondWithOffers, call, wireOffer } from './offers.test-data';
import { PlayerOfferList } from './player-offer-list';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/offers' }));

const settings = settingsCalls();

const listed = (id: string, isDeposit = false) => ({
  id,
  offerId: id,
  isDeposit,
  card: <h2>{`Guests’ ${id}`}</h2>,
});
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

function render(kind: CampaignKind, offers: ReturnType<typeof listed>[]) {
  return renderInteractive(<PlayerOfferList kind={kind} offers={offers} empty={<p>nothing</p>} />);
}

beforeEach(() => {
  freshPlayer();
  settings.mockResolvedValue({ descriptionMapping: { offers: { name_1: 'name', text_1: 'text' } } });
});

describe('the offers of a player', () => {
  it('R-OFFER-01: the player’s own come behind those of everybody, in the order of the response', async () => {
    respondWithOffers([
      wireOffer('15', { name: 'For you' }),
      wireOffer('11'),
      wireOffer('12'),
      wireOffer('14', { name: 'For you too' }),
    ]);
    render('offer', [listed('11'), listed('12')]);
    await waitFor(() => expect(names()).toEqual(['Guests’ 11', 'Guests’ 12', 'For you', 'For you too']));
    expect(screen.getByRole('link', { name: 'For you' })).toHaveAttribute('href', '/offers/15');
    expect(await screen.findAllByRole('button', { name: messages.buttons.registration })).toHaveLength(2);
  });

  it('R-OFFER-03: a deposit offer that is not satisfied is not shown, wherever it comes from', async () => {
    respondWithOffers([
      wireOffer('11', { action: 'deposit', isSatisfied: false }),
      wireOffer('15', { name: 'Not yet', action: 'deposit', isSatisfied: false }),
      wireOffer('16', { name: 'For you', action: 'deposit' }),
    ]);
    render('offer', [listed('11', true)]);
    await waitFor(() => expect(names()).toEqual(['For you']));
  });

  it('R-OFFER-01: where guests have none, the player’s own are the list', async () => {
    respondWithOffers([wireOffer('15', { name: 'For you', text: '<b>Fifty</b> spins<script>x()</script>' })]);
    render('offer', []);
    expect(await screen.findByRole('link', { name: 'For you' })).toBeInTheDocument();
    expect(screen.getByText('Fifty spins')).toBeInTheDocument();
    expect(screen.queryByText('nothing')).toBeNull();
  });
});

it('R-OFFER-04: promotions of the player’s own offers are added, each once', async () => {
  respondWithOffers([
    wireOffer('11', { promotions: { 51: 'Known' } }),
    wireOffer('15', { promotions: { 52: 'Own', 51: 'Known' } }),
  ]);
  render('promotion', [{ ...listed('51'), offerId: '11' }]);
  await waitFor(() => expect(names()).toEqual(['Guests’ 51', 'Own']));
  expect(screen.getByRole('link', { name: 'Own' })).toHaveAttribute('href', '/promotions/52');
});

it('R-OFFER-04: what this player cannot take comes last', async () => {
  respondWithOffers([wireOffer('11', { isSatisfied: false }), wireOffer('14')]);
  render('promotion', [
    { ...listed('51'), offerId: '11' },
    { ...listed('52'), offerId: '14' },
  ]);
  await waitFor(() => expect(names()).toEqual(['Guests’ 52', 'Guests’ 51']));
});

it('R-OFFER-04: a promotion that another offer contains too is open by that one', async () => {
  respondWithOffers([
    wireOffer('11', { isSatisfied: false, promotions: { 51: 'Spins' } }),
    wireOffer('13', { isSatisfied: false, promotions: { 52: 'More' } }),
    wireOffer('14', { promotions: { 51: 'Spins' } }),
  ]);
  render('promotion', [
    { ...listed('52'), offerId: '13' },
    { ...listed('51'), offerId: '11' },
  ]);
  await waitFor(() => expect(names()).toEqual(['Guests’ 51', 'Guests’ 52']));
});

it('R-OFFER-04: a promotion that ends with being taken stays, with the word that it was taken', async () => {
  respondWithOffers([wireOffer('15', { promotions: { 52: 'Own' } })], { isGoneOnceTaken: true });
  const { user } = render('promotion', []);
  const takeIt = () => screen.getByRole('button', { name: messages.buttons.other });
  await waitFor(() => expect(takeIt()).not.toHaveAttribute('aria-busy'));
  await user.click(takeIt());
  expect(await screen.findByText(messages.takenText)).toBeInTheDocument();
  expect(names()).toEqual(['Own']);
});

it('R-OFFER-03: a deposit offer is not shown where the platform does not say that it is satisfied', async () => {
  call.mockRejectedValue(platformFailure('InternalServerErrorException'));
  render('offer', [
    { ...listed('11'), isDeposit: true },
    { ...listed('12'), isDeposit: false },
  ]);
  await screen.findByRole('button', { name: catalogue.en.common.retry });
  expect(names()).toEqual(['Guests’ 12']);
});

it('R-ERR-15: where the player’s own response fails, the guests’ list stands with the message that something is missing', async () => {
  call.mockRejectedValue(platformFailure('InternalServerErrorException'));
  const { user } = render('offer', [listed('11')]);
  const retry = await screen.findByRole('button', { name: catalogue.en.common.retry });
  expect(names()).toContain('Guests’ 11');
  respondWithOffers([wireOffer('11'), wireOffer('15', { name: 'For you' })]);
  await user.click(retry);
  await waitFor(() => expect(names()).toEqual(['Guests’ 11', 'For you']));
  // The button went with its click.
  await waitFor(() => expect(document.activeElement).toHaveAttribute('tabindex', '-1'));
});
