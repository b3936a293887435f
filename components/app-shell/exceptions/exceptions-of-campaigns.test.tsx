import { act, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PlayerOfferAction } from '@/components/offers/player-offer-action';
import { PromoCodeForm } from '@/components/offers/promo-code-form';
import { catalogue } from '@/i18n/catalogue';
import type { Locale } from '@/i18n/routing';
import { errorKind, type ExceptionType } from '@/lib/platform/error-policy';
import { user as account } from '@/lib/session/schema';
import { useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { statusOf } from '@/tests/support/exception-statuses';
import { settingsCalls } from '@/tests/support/settings-calls';
import { openCampaignPopup } from '@/components/offers/campaign-popup';
import {
  respondWith,
  clearTable,
  describeRow,
  renderPart,
  expectFatalPage,
  expectNothingRaw,
  field,
  nextSample,
  click,
  refuseWith,
  wire,
} from './exceptions.test-support';

vi.mock('@/lib/browser/report', () => ({ reportFailure: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/offers' }));

settingsCalls();

beforeEach(() => clearTable());

const signIn = () => useSession.getState().setUser(account.parse({ uid: 1001 }));
/** The platform rejects the input: the code or the offer itself. */
const isRefused = (type: ExceptionType) =>
  ['InvalidParameterException', 'InvalidRequestException'].includes(type);

/** The response leaves the outcome unknown. */
const isUnclear = (type: ExceptionType) =>
  ['UnknownErrorException', 'InternalServerErrorException'].includes(type);

/** R-OFFER-08: every failure the platform reports for a code is explained; fatal responses have their own page. */
const isCodeRefused = (type: ExceptionType) => {
  const kind = errorKind({ type, httpStatus: statusOf(type) });
  return !['blocked', 'forbidden', 'maintenance', 'session'].includes(kind);
};

const CODE = { promo_code: 'SUMMER50' };
const codeSentence = (type: ExceptionType, locale: Locale) =>
  isCodeRefused(type) ? catalogue[locale].offers.promoCode.errors.INVALID : undefined;

async function sendCode(button: string): Promise<void> {
  fireEvent.change(field('promo_code'), { target: { value: CODE.promo_code } });
  await click(button);
}

/** R-OFFER-09: every failure of a code is reported to analytics, once. */
function expectCounted(): void {
  expect(window.dataLayer).toMatchObject([{ event: 'promocode-not-found' }]);
}

describeRow({
  name: "activating a player's promo code (R-OFFER-06, R-OFFER-08)",
  method: 'campaigns.activateOffer',
  isForPlayer: true,
  typed: CODE,
  button: (locale) => catalogue[locale].offers.promoCode.activate,
  sentence: codeSentence,
  after: expectCounted,
  async act(locale) {
    window.dataLayer = [];
    signIn();
    renderPart(<PromoCodeForm errors={{}} />, locale);
    await sendCode(catalogue[locale].offers.promoCode.activate);
  },
});

describeRow({
  name: "checking a guest's promo code (R-OFFER-06)",
  method: 'campaigns.checkPromocode',
  typed: CODE,
  button: (locale) => catalogue[locale].offers.promoCode.check,
  sentence: codeSentence,
  after() {
    expectCounted();
    expect(localStorage.getItem('promo_code')).toBeNull();
  },
  async act(locale) {
    window.dataLayer = [];
    useSession.getState().setGuest();
    renderPart(<PromoCodeForm errors={{}} />, locale);
    await sendCode(catalogue[locale].offers.promoCode.check);
  },
});

describeRow({
  name: 'taking the promotions of an offer (R-OFFER-04)',
  method: 'campaigns.takepromotions',
  isForPlayer: true,
  button: () => 'Take',
  sentence(type, locale) {
    if (isUnclear(type)) return catalogue[locale].offers.takeFailures.unclear;
    if (isRefused(type)) return catalogue[locale].offers.takeFailures.refused;
    return type === 'AuthorizationException' ? null : undefined;
  },
  async act(locale) {
    signIn();
    const trigger = { action: 'other', params: null, user_satisfies_params: true };
    respondWith('campaigns.getoffers', { items: [{ id: 15, trigger, promotions: [] }], total: 1 });
    renderPart(<PlayerOfferAction offerId="15" action="other" label="Take" />, locale);
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    await click('Take');
  },
});

it.each(nextSample())(
  'R-OFFER-11, R-ERR-16: a campaign popup is left out in silence after $type ($locale)',
  async ({ type, locale }) => {
    useSession.getState().setGuest();
    refuseWith('popups.get', type);
    renderPart(<p>The page</p>, locale);
    await act(() => openCampaignPopup('summer'));
    expect(wire.count('popups.get')).toBe(1);
    expect(useDialogs.getState().stack).toEqual([]);
    expect(useToasts.getState().toasts).toEqual([]);
    if (!(await expectFatalPage(type, locale))) expect(document.body).toHaveTextContent('The page');
    expectNothingRaw();
  },
);
