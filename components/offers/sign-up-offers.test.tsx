import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/components/shared/query/query-client';
import { catalogue } from '@/i18n/catalogue';
import { forgetSettingsParts } from '@/lib/site-settings/settings-parts';
import type { SignUpOffer } from '@/lib/offers/sign-up-offers';
import { user as account } from '@/lib/session/schema';
import { leaveSignUp, wantedOffer } from '@/stores/chosen-offer';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { bringSignUp } from './bring-sign-up';
import { bringSignUpOffer } from './bring-sign-up-offer';
import { SignUpOffers } from './sign-up-offers';

const call = platformCalls();

const wire = (id: string, action: string, name: string | null) => ({
  id,
  trigger: { action, params: { exclude_methods: [] }, user_satisfies_params: false },
  description: { name, title: `Title ${id}`, image: `/platform/media/${id}.svg` },
  promotions: [],
});

function Chooser({ wanted }: { wanted?: string }) {
  const [chosen, setChosen] = useState<SignUpOffer | null>();
  const [isThere, setIsThere] = useState(true);
  return (
    <>
      {isThere && <SignUpOffers wanted={wanted} chosen={chosen} onChoose={setChosen} />}
      <button onClick={() => setIsThere(!isThere)}>Other step</button>
      <output>{chosen?.id}</output>
    </>
  );
}

beforeEach(() => {
  call.mockReset();
  queryClient.clear();
  forgetSettingsParts();
  useToasts.getState().reset();
});

describe.each(['en', 'fr'] as const)('offers of the sign-up (%s)', (locale) => {
  const { offers } = catalogue[locale].auth;

  it('are rows of which one can be chosen, below a line that says which; at first it asks', async () => {
    const items = [
      wire('1', 'deposit', 'Welcome'),
      wire('2', 'promo_code', 'Code'),
      wire('3', 'registration', 'Spins'),
      wire('4', 'deposit', 'Friday'),
      wire('5', 'deposit', 'Weekend'),
    ];
    call.mockResolvedValue({ items, total: items.length });
    const { user } = renderWithTexts(<Chooser />, locale);
    const group = await screen.findByRole('group', { name: offers.legend });
    const names = () =>
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    expect(names()).toEqual(['WelcomeTitle 1', 'SpinsTitle 3', 'FridayTitle 4', offers.none]);
    const none = screen.getByRole('radio', { name: offers.none });
    expect(none).toBeChecked();
    const folded = screen.getByText(offers.legend).closest('summary');
    expect(folded).toHaveTextContent(offers.choose);
    await user.click(screen.getByRole('radio', { name: /Spins/ }));
    expect(screen.getByRole('status')).toHaveTextContent('3');
    expect(folded).toHaveTextContent(/Title 3$/);
    await user.click(none);
    expect(folded).toHaveTextContent(offers.none);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('begin with the one that was asked for, which is chosen and can be left', async () => {
    const items = ['1', '2', '3', '4', '5'].map((id) => wire(id, 'deposit', `Offer ${id}`));
    call.mockResolvedValue({ items, total: items.length });
    const { user } = renderWithTexts(<Chooser wanted="5" />, locale);
    const asked = await screen.findByRole('radio', { name: /Offer 5/ });
    await waitFor(() => expect(asked).toBeChecked());
    expect(screen.getByRole('status')).toHaveTextContent('5');
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    await user.click(screen.getByRole('radio', { name: offers.none }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await queryClient.refetchQueries();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const step = screen.getByRole('button', { name: 'Other step' });
    await user.click(step);
    await user.click(step);
    expect(await screen.findByRole('radio', { name: offers.none })).toBeChecked();
  });

  it('choose none where the one that was asked for is not among them', async () => {
    const items = [wire('1', 'deposit', 'Welcome'), wire('2', 'promo_code', 'Code')];
    call.mockResolvedValue({ items, total: items.length });
    renderWithTexts(<Chooser wanted="2" />, locale);
    expect(await screen.findByRole('radio', { name: offers.none })).toBeChecked();
  });

  it.each([
    ['there are none', () => Promise.resolve({ items: [], total: 0 })],
    ['they cannot be read', () => Promise.reject(platformFailure('InternalServerErrorException'))],
  ])('are not spoken of where %s', async (_what, respond) => {
    call.mockImplementation(respond);
    const { container } = renderWithTexts(<Chooser />, locale);
    await waitFor(() => expect(container.textContent).toBe('Other step'));
    await waitFor(() => expect(container.children).toHaveLength(2));
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('after a registration', () => {
  const offer = (action: SignUpOffer['action']): SignUpOffer => ({
    id: '15',
    action,
    name: 'Spins',
    title: null,
  });
  beforeEach(() => useSession.getState().setUser(account.parse({ uid: 7 })));

  it('a deposit offer is chosen for the next deposit, and nothing is sent', async () => {
    await bringSignUpOffer(offer('deposit'));
    expect(wantedOffer()).toBe('15');
    expect(call).not.toHaveBeenCalled();
  });

  it('R-OFFER-04: one for registering is taken, and a toast says so', async () => {
    queryClient.setQueryData(['free-spins'], []);
    call.mockResolvedValue({ result: 1 });
    await bringSignUpOffer(offer('registration'));
    expect(call).toHaveBeenCalledExactlyOnceWith('campaigns.takepromotions', { offer_id: '15' });
    expect(useToasts.getState().toasts).toMatchObject([{ type: 'success' }]);
    expect(queryClient.getQueryState(['free-spins'])?.isInvalidated).toBe(true);
  });

  it('R-OFFER-04: a refusal is shown', async () => {
    const fields = { offer_id: [{ code: 'already_used', message: '' }] };
    call.mockRejectedValue(platformFailure('InvalidParameterException', { fields }));
    await bringSignUpOffer(offer('registration'));
    expect(useToasts.getState().toasts).toMatchObject([
      { type: 'error', text: catalogue.en.offers.takeFailures.already_used },
    ]);
  });

  it('nothing follows where no bonus was chosen', async () => {
    leaveSignUp({ offer: null });
    await bringSignUp();
    expect(call).not.toHaveBeenCalled();
  });
});
