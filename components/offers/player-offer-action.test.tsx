import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { catalogue } from '@/i18n/catalogue';
import { useNavigation } from '@/stores/navigation';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { freshPlayer, renderInteractive } from '../../tests/support/interactive';
import { platformFailure } from '../../tests/support/platform-failure';
import { PlayerOfferAction } from './player-offer-action';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/offers' }));

const call = platformCalls();
const taken = () => call.mock.calls.filter(([name]) => name === 'campaigns.takepromotions');
const shownToasts = () => useToasts.getState().toasts.map(({ text }) => text);

function respond(result: unknown, isTriggered = true) {
  call.mockImplementation(async (name) => {
    if (name === 'campaigns.getoffers') {
      const trigger = { action: 'other', params: null, user_satisfies_params: true };
      const offer = { id: '15', trigger: isTriggered ? trigger : null };
      return { items: [{ ...offer, description: null, promotions: [] }], total: 1 };
    }
    if (result instanceof Error && name === 'campaigns.takepromotions') throw result;
    return result;
  });
}

beforeEach(() => {
  call.mockReset();
  freshPlayer();
});

describe.each(['en', 'fr'] as const)('taking an offer in %s', (locale) => {
  const { offers } = catalogue[locale];

  async function take(kind: 'click' | 'dblClick' = 'click') {
    const { user } = renderInteractive(
      <PlayerOfferAction offerId="15" action="other" label="Take" />,
      locale,
    );
    await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'));
    await user[kind](screen.getByRole('button'));
  }

  it('R-OFFER-04: takes its promotions once and says where they are', async () => {
    respond({ result: 1 });
    await take('dblClick');
    expect(await screen.findByText(offers.takenText)).toBeInTheDocument();
    expect(taken().map(([, input]) => input)).toEqual([{ offer_id: '15' }]);
  });

  it('R-OFFER-04, R-ERR-14: takes one without a trigger, which requires nothing', async () => {
    respond({ result: 1 }, false);
    await take();
    expect(await screen.findByText(offers.takenText)).toBeInTheDocument();
    expect(taken()).toHaveLength(1);
  });

  it('R-OFFER-04: takes a promotion by an open offer that contains it, where its first one is closed', async () => {
    const trigger = { action: 'other', params: null };
    const promotions = [{ id: '51', description: null }];
    const items = ['15', '16'].map((id) => ({
      id,
      trigger: { ...trigger, user_satisfies_params: id === '16' },
      description: null,
      promotions,
    }));
    call.mockImplementation((name) => (name.endsWith('getoffers') ? { items, total: 2 } : { result: 1 }));
    renderInteractive(
      <PlayerOfferAction offerId="15" promotionId="51" action="other" label="Take" wasClicked />,
      locale,
    );
    expect(await screen.findByText(offers.takenText)).toBeInTheDocument();
    expect(taken().map(([, input]) => input)).toEqual([{ offer_id: '16' }]);
  });

  it('R-OFFER-04: has the free spins read again that it may bring', async () => {
    queryClient.setQueryData(['free-spins'], []);
    respond({ result: 1 });
    await take();
    await screen.findByText(offers.takenText);
    expect(queryClient.getQueryState(['free-spins'])?.isInvalidated).toBe(true);
  });

  it('R-OFFER-04: a click that came before the player was known takes it, or leads to the deposit', async () => {
    respond({ result: 1 });
    renderInteractive(<PlayerOfferAction offerId="15" action="other" label="Take" wasClicked />, locale);
    expect(await screen.findByText(offers.takenText)).toBeInTheDocument();
    expect(taken()).toHaveLength(1);
    renderInteractive(<PlayerOfferAction offerId="15" action="deposit" label="Go" wasClicked />, locale);
    const prefix = locale === 'fr' ? '/fr' : '';
    await waitFor(() => expect(useNavigation.getState().target).toBe(`${prefix}/cashier/deposit?offer=15`));
    expect(taken()).toHaveLength(1);
    useNavigation.getState().reset();
  });

  it('R-OFFER-04: takes a result other than 1 for a refusal, not for an open question', async () => {
    respond({ result: 0 });
    await take();
    await waitFor(() => expect(shownToasts()).toEqual([offers.takeFailures.refused]));
  });

  it('R-OFFER-04: says what the platform refuses, in its own sentence', async () => {
    const fields = { offer_id: [{ code: 'taken', message: 'Already taken by you' }] };
    respond(platformFailure('InvalidParameterException', { fields }));
    await take();
    await waitFor(() => expect(shownToasts()).toEqual(['Already taken by you']));
  });

  it('R-OFFER-04: says in plain text that it was taken before', async () => {
    const fields = { offer_id: [{ code: 'already_used' }] };
    respond(platformFailure('InvalidParameterException', { fields }));
    await take();
    await waitFor(() => expect(shownToasts()).toEqual([offers.takeFailures.already_used]));
  });
});
