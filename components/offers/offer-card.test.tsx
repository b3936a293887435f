import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import messages from '@/i18n/messages/en/offers.json';
import type { OfferTexts } from '@/lib/offers/loader';
import type { OfferAction } from '@/lib/offers/rules';
import { user } from '@/lib/session/schema';
import { useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { queryClient } from '@/components/shared/query/query-client';
import { platformCalls } from '@/tests/support/platform-calls';
import { renderWithTexts } from '@/tests/support/render-with-texts';
import { OfferCard } from './offer-card';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/offers' }));

const call = platformCalls();

const texts: OfferTexts = {
  id: '11',
  name: 'Welcome offer',
  title: null,
  summary: '100 % on the first deposit',
  text: null,
  terms: null,
  image: null,
  buttonTitle: null,
  buttonUrl: null,
};

function renderCard(action: OfferAction, changes: Partial<OfferTexts> = {}) {
  return renderWithTexts(
    <OfferCard kind="offer" texts={{ ...texts, ...changes }} offerId="11" action={action} />,
  ).user;
}

/** Mocks a player's offers, with the wanted one satisfied or not; taking it succeeds. */
function respondAsPlayer(isSatisfied: boolean) {
  call.mockImplementation(async (method) => {
    if (method === 'campaigns.takepromotions') return { result: 1 };
    const trigger = { action: 'deposit', params: null, user_satisfies_params: isSatisfied };
    return { items: [{ id: '11', trigger, description: null, promotions: [] }], total: 1 };
  });
}

beforeEach(() => {
  useSession.getState().reset();
  useDialogs.setState({ stack: [] });
  queryClient.clear();
});

describe('OfferCard (R-OFFER-01)', () => {
  it('leads to the offer, with a drawing in place of a missing picture', async () => {
    renderCard('deposit');
    expect(screen.getByRole('link', { name: 'Welcome offer' })).toHaveAttribute('href', '/offers/11');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('leads a guest to registration under one word, whatever the operator’s button says', async () => {
    useSession.getState().setGuest();
    const person = renderCard('deposit', { buttonTitle: 'Get 100 %' });
    await person.click(screen.getByRole('button', { name: 'Claim the offer' }));
    expect(useDialogs.getState().stack[0]).toMatchObject({ name: 'auth', props: { type: 'registration' } });
  });

  it('R-OFFER-06: leads to the offer itself where a code is entered', async () => {
    renderCard('promo_code', { buttonTitle: 'Play' });
    expect(screen.getByRole('link', { name: 'Enter the code' })).toHaveAttribute('href', '/offers/11');
  });

  it('leads a player who satisfies the trigger to the deposit with the offer chosen', async () => {
    respondAsPlayer(true);
    useSession.getState().setUser(user.parse({ uid: 5 }));
    renderCard('deposit');
    const link = await screen.findByRole('link', { name: 'Deposit with this offer' });
    expect(link).toHaveAttribute('href', '/cashier/deposit?offer=11');
  });

  it('shows a player that an offer whose trigger is not satisfied is not open (R-OFFER-03)', async () => {
    respondAsPlayer(false);
    useSession.getState().setUser(user.parse({ uid: 5 }));
    renderCard('registration');
    expect(await screen.findByText(messages.unavailable)).toBeInTheDocument();
  });

  it('takes promotions with the id of their offer, once (R-OFFER-04)', async () => {
    respondAsPlayer(true);
    useSession.getState().setUser(user.parse({ uid: 5 }));
    const person = renderCard('registration');
    await person.click(await screen.findByRole('button', { name: 'Claim', busy: false }));
    expect(await screen.findByText(messages.takenText)).toBeInTheDocument();
    const taken = call.mock.calls.filter(([method]) => method === 'campaigns.takepromotions');
    expect(taken.map(([, input]) => input)).toEqual([{ offer_id: '11' }]);
  });
});

it.each(['en', 'fr'] as const)(
  'R-OFFER-01: the step of a registration, and of an action it does not know, holds for players and guests alike (%s)',
  (locale) => {
    const { steps } = catalogue[locale].offers;
    expect(steps.other).not.toMatch(/log in|sign in|connect/i);
    expect(steps.registration).not.toMatch(/open an account|ouvrez un compte/i);
  },
);
