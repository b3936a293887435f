import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { knownPlayer } from '@/components/shared/session/known-player';
import { catalogue } from '@/i18n/catalogue';
import { readStored, writeStored } from '@/lib/browser/storage';
import { activateOffer, checkPromoCode } from '@/lib/offers/api';
import { useCampaign } from '@/stores/campaign';
import { useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { settingsCalls } from '@/tests/support/settings-calls';
import { freshPlayer, renderInteractive } from '../../tests/support/interactive';
import { platformFailure } from '../../tests/support/platform-failure';
import { PromoCodeForm } from './promo-code-form';

vi.mock('@/components/shared/session/known-player', () => ({ knownPlayer: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/profile/bonuses' }));

const settings = settingsCalls();

const call = platformCalls();
const dialogs = () => useDialogs.getState().stack;
const sent = () => call.mock.calls.filter(([name]) => name.startsWith('campaigns.'));
const offer = (action: string) => ({
  id: '12',
  trigger: { action, params: null, user_satisfies_params: true },
  description: { name_1: 'Summer code' },
  promotions: [],
});

function respond(result: unknown) {
  call.mockImplementation(async (name) => {
    if (!name.startsWith('campaigns.')) return {};
    if (result instanceof Error) throw result;
    return result;
  });
}

beforeEach(() => {
  call.mockReset();
  vi.mocked(knownPlayer).mockReturnValue(0);
  localStorage.clear();
  window.history.replaceState(null, '', '/profile/bonuses');
  window.dataLayer = [];
  useCampaign.getState().reset();
  settings.mockResolvedValue({
    descriptionMapping: { offers: { name_1: 'name' } },
  });
  freshPlayer();
});

describe.each(['en', 'fr'] as const)('the promo code field in %s', (locale) => {
  const { offers } = catalogue[locale];
  const field = () => screen.getByRole('textbox', { name: offers.promoCode.label });

  async function type(code: string, operator: Record<string, string> = {}) {
    const { user } = renderInteractive(<PromoCodeForm errors={operator} />, locale);
    await user.clear(field());
    if (code !== '') await user.type(field(), code);
    await user.keyboard('{Enter}');
    return user;
  }

  it('R-OFFER-10: begins with the code of the address, not with an earlier one', () => {
    writeStored('promo_code', 'EARLIER');
    window.history.replaceState(null, '', `/profile/bonuses?promo_code=NEW-${locale}`);
    renderInteractive(<PromoCodeForm errors={{}} />, locale);
    expect(field()).toHaveValue(`NEW-${locale}`);
    expect(readStored('promo_code')).toBe(`NEW-${locale}`);
  });

  it('R-OFFER-06, R-OFFER-07: activates the code, empties the field, stores the campaign, shows the popup', async () => {
    respond(offer('promo_code'));
    await type('  SUMMER50 ');
    await waitFor(() => expect(field()).toHaveValue(''));
    const fields = 'trigger,description,promotions';
    expect(sent()).toEqual([[activateOffer.name, { promo_code: 'SUMMER50', fields }]]);
    const campaign = { name: 'Summer code', needsDeposit: false };
    expect(useCampaign.getState().activated).toEqual(campaign);
    expect(dialogs()).toMatchObject([{ name: 'promoCodeActivated', props: { offerId: '12', ...campaign } }]);
    expect(screen.getByRole('status')).toHaveTextContent(offers.promoCode.doneBonuses);
    expect(window.dataLayer).toEqual([]);
  });

  it('R-OFFER-07: sends a pasted code without invisible characters', async () => {
    respond({ result: 1 });
    await type('\u200BSUMMER50\u200E\u00A0');
    await waitFor(() => expect(sent()).toMatchObject([[activateOffer.name, { promo_code: 'SUMMER50' }]]));
  });

  it('R-OFFER-07, R-CASH-09: shows no popup on the deposit page, where the address chooses the offer', async () => {
    window.history.replaceState(null, '', '/fr/cashier/deposit/card?a=1');
    respond(offer('deposit'));
    await type('SUMMER50');
    expect(await screen.findByText(/Summer code/)).toHaveTextContent(
      offers.promoCode.doneDeposit.replace(/\s/g, ' '),
    );
    expect(dialogs()).toEqual([]);
    expect(window.location.search).toBe('?a=1&offer=12');
  });

  it('R-OFFER-08: shows the operator’s text for the first code, and keeps what was typed', async () => {
    const fields = { promo_code: [{ code: 'expired' }, { code: 'not_found' }] };
    respond(platformFailure('InvalidParameterException', { fields }));
    await type('WINTER24', { expired: 'Too late' });
    expect(await screen.findByText('Too late')).toBeInTheDocument();
    expect(field()).toHaveValue('WINTER24');
    expect(field()).toHaveFocus();
    expect(window.dataLayer).toEqual([{ event: 'promocode-not-found', code: 'expired' }]);
  });

  it('R-OFFER-07: shows popup and text also where the platform does not name what the code brought', async () => {
    respond({ result: 1 });
    await type('SUMMER50');
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(screen.getByRole('status')).toHaveTextContent(offers.promoCode.done);
    const campaign = { name: null, needsDeposit: false };
    expect(useCampaign.getState().activated).toEqual(campaign);
    expect(dialogs()).toMatchObject([{ name: 'promoCodeActivated', props: { offerId: null, ...campaign } }]);
  });

  it('R-OFFER-08: takes a result other than 1 for a refusal of the code', async () => {
    respond({ result: 0 });
    await type('WINTER24', { INVALID: 'No good' });
    expect(await screen.findByText('No good')).toBeInTheDocument();
    expect(field()).toHaveValue('WINTER24');
  });

  it('R-OFFER-06, R-OFFER-10: checks a guest’s code and stores it for the registration', async () => {
    useSession.getState().setGuest();
    respond({ result: 1 });
    const user = await type('SUMMER50');
    await user.click(await screen.findByRole('button', { name: offers.promoCode.register }));
    expect(sent()).toEqual([[checkPromoCode.name, { promo_code: 'SUMMER50' }]]);
    expect(readStored('promo_code')).toBe('SUMMER50');
    expect(dialogs()).toMatchObject([{ name: 'auth', props: { type: 'registration' } }]);
  });

  it.each([
    ['OTHER', '?a=1'],
    ['SUMMER50', '?a=1&promo_code=SUMMER50'],
  ])('R-GUARD-12: a guest’s checked code outlives the one in the address: %s', async (code, search) => {
    window.history.replaceState(null, '', '/offers?a=1&promo_code=SUMMER50#c');
    useSession.getState().setGuest();
    respond({ result: 1 });
    await type(code);
    await screen.findByRole('button', { name: offers.promoCode.register });
    expect(`${window.location.search}${window.location.hash}`).toBe(`${search}#c`);
  });

  it('drops the invitation to sign up after a registration', async () => {
    useSession.getState().setGuest();
    respond({ result: 1 });
    await type('SUMMER50');
    await screen.findByRole('button', { name: offers.promoCode.register });
    act(freshPlayer);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('activates for a player whose session was lost: the platform’s refusal opens the sign-in', async () => {
    vi.mocked(knownPlayer).mockReturnValue(1001);
    useSession.getState().setGuest();
    respond(platformFailure('AuthorizationException'));
    await type('SUMMER50');
    await waitFor(() => expect(sent()).toMatchObject([[activateOffer.name, { promo_code: 'SUMMER50' }]]));
    expect(screen.getByRole('button', { name: offers.promoCode.activate })).toBeVisible();
    expect(field()).toHaveValue('SUMMER50');
  });

  it('stores nothing of a guest’s code that is not good', async () => {
    useSession.getState().setGuest();
    respond({ result: 0 });
    await type('SUMMER50');
    expect(await screen.findByText(offers.promoCode.errors.INVALID)).toBeInTheDocument();
    expect(readStored('promo_code')).toBeNull();
  });

  it('begins with the remembered code, and forgets it once it is activated', async () => {
    writeStored('promo_code', 'SUMMER50');
    respond(offer('promo_code'));
    const { user } = renderInteractive(<PromoCodeForm errors={{}} />, locale);
    expect(field()).toHaveValue('SUMMER50');
    await user.click(screen.getByRole('button', { name: offers.promoCode.activate }));
    await waitFor(() => expect(readStored('promo_code')).toBeNull());
  });

  it('leaves an activated code out of the address, from which a reload would remember it', async () => {
    window.history.replaceState(null, '', '/offers?a=1&promo_code=SUMMER50&b=2#c');
    respond(offer('promo_code'));
    await type('OTHER');
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(window.location.search).toBe('?a=1&promo_code=SUMMER50&b=2');
    cleanup();
    await type('SUMMER50');
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(`${window.location.search}${window.location.hash}`).toBe('?a=1&b=2#c');
  });

  it('sends nothing for an empty field, and no second time while the first runs', async () => {
    const user = await type('');
    expect(sent()).toHaveLength(0);
    let finish = (_: unknown) => {};
    call.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await user.type(field(), 'SUMMER50{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: offers.promoCode.activate }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    finish(offer('other'));
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(sent()).toHaveLength(1);
  });
});
