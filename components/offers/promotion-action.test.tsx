import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ButtonLink } from '@/components/ui/button-link';
import { catalogue } from '@/i18n/catalogue';
import type { CampaignKind } from '@/lib/offers/kinds';
import { useSession } from '@/stores/session';
import { freshPlayer, renderInteractive } from '../../tests/support/interactive';
import { CampaignAction } from './campaign-action';
import { respondWithOffers, call, sentTo, wireOffer } from './offers.test-data';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/promotions' }));

beforeEach(() => {
  call.mockReset();
  freshPlayer();
});

describe.each(['en', 'fr'] as const)('a promotion in %s', (locale) => {
  const { offers } = catalogue[locale];
  const takeIt = { name: offers.buttons.other };

  function render(
    action: 'deposit' | 'promo_code',
    kind: CampaignKind = 'promotion',
    label: string | null = null,
  ) {
    return renderInteractive(
      <CampaignAction
        kind={kind}
        id="51"
        offerId="15"
        action={action}
        label={label}
        enterCode={() => <ButtonLink href="/promotions/51">{offers.buttons.promo_code}</ButtonLink>}
      />,
      locale,
    );
  }

  const untilReady = () =>
    waitFor(() => expect(screen.getByRole('button', takeIt)).not.toHaveAttribute('aria-busy'));

  it.each([
    ['deposit', offers.buttons.deposit, offers.takenDepositText],
    ['promo_code', offers.buttons.promo_code, offers.takenText],
  ] as const)(
    'R-OFFER-04: of a %s offer is taken once, its link stands beside',
    async (action, link, word) => {
      respondWithOffers([wireOffer('15', { action })]);
      const { user } = render(action);
      await untilReady();
      expect(screen.getByRole('link', { name: link })).toBeInTheDocument();
      await user.dblClick(screen.getByRole('button', takeIt));
      expect(await screen.findByText(word)).toHaveFocus();
      expect(sentTo('campaigns.takepromotions')).toEqual([{ offer_id: '15' }]);
      await waitFor(() => expect(sentTo('campaigns.getoffers')).toHaveLength(2));
    },
  );

  it('R-OFFER-04: its two buttons differ, also where the operator’s word for the offer is the same', async () => {
    respondWithOffers([wireOffer('15', { action: 'deposit' })]);
    render('deposit', 'promotion', offers.buttons.other);
    await untilReady();
    expect(screen.getByRole('link')).toHaveTextContent(offers.buttons.deposit);
  });

  it('R-OFFER-04: its button is locked until the response is there', async () => {
    respondWithOffers([wireOffer('15', { action: 'deposit' })]);
    const { user } = render('deposit');
    await untilReady();
    call.mockReturnValue(new Promise(() => undefined));
    await user.click(screen.getByRole('button', takeIt));
    expect(screen.getByRole('button', takeIt)).toHaveAttribute('aria-busy', 'true');
  });

  it('R-OFFER-03: cannot be taken where the trigger is not satisfied', async () => {
    respondWithOffers([wireOffer('15', { action: 'deposit', isSatisfied: false })]);
    render('deposit');
    expect(await screen.findByText(offers.unavailable)).toBeInTheDocument();
    expect(screen.queryByRole('button', takeIt)).toBeNull();
  });

  it.each([
    ['deposit', 'deposit', offers.buttons.deposit, offers.takenDepositText],
    ['deposit', 'registration', null, offers.takenText],
    ['promo_code', 'deposit', offers.buttons.deposit, offers.takenDepositText],
  ] as const)(
    'R-OFFER-04: of a closed %s offer is taken by an open %s one that contains it too',
    async (action, other, link, word) => {
      respondWithOffers([
        wireOffer('15', { action, isSatisfied: false, promotions: { 51: 'Spins' } }),
        wireOffer('16', { action: other, promotions: { 51: 'Spins' } }),
      ]);
      const { user } = render(action);
      await untilReady();
      expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(link ? [link] : []);
      if (link) expect(screen.getByRole('link').getAttribute('href')).toMatch(/\?offer=16$/);
      await user.click(screen.getByRole('button', takeIt));
      expect(await screen.findByText(word)).toBeInTheDocument();
      expect(sentTo('campaigns.takepromotions')).toEqual([{ offer_id: '16' }]);
      // Then the offers are read again, which must not happen during another test.
      await waitFor(() => expect(sentTo('campaigns.getoffers')).toHaveLength(2));
    },
  );

  it('R-OFFER-06: the code can be entered where the trigger is not satisfied', async () => {
    respondWithOffers([wireOffer('15', { action: 'promo_code', isSatisfied: false })]);
    render('promo_code');
    await waitFor(() => expect(sentTo('campaigns.getoffers')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', takeIt)).toBeNull());
    expect(screen.getByRole('link', { name: offers.buttons.promo_code })).toBeInTheDocument();
  });

  it('R-OFFER-04: a guest keeps the one action, and requests nothing', () => {
    useSession.getState().setGuest();
    render('promo_code');
    expect(screen.getByRole('link', { name: offers.buttons.promo_code })).toBeInTheDocument();
    expect(screen.queryByRole('button', takeIt)).toBeNull();
    expect(call).not.toHaveBeenCalled();
  });

  it('R-OFFER-01: an offer itself keeps its one action', async () => {
    respondWithOffers([wireOffer('15', { action: 'deposit' })]);
    render('deposit', 'offer');
    expect(await screen.findByRole('link', { name: offers.buttons.deposit })).toBeInTheDocument();
    expect(screen.queryByRole('button', takeIt)).toBeNull();
  });
});
