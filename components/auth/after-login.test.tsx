import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '@/i18n/catalogue';
import { postToTabs } from '@/lib/browser/channel';
import { readStored, writeStored } from '@/lib/browser/storage';
import { PlatformError } from '@/lib/platform/error';
import { user } from '@/lib/session/schema';
import { SIGNED_IN_EVENT } from '@/lib/session/signed-in-event';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { wantedOffer } from '@/stores/chosen-offer';
import { useHints } from '@/stores/hints';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { settingsCalls } from '@/tests/support/settings-calls';
import { platformFailure } from '../../tests/support/platform-failure';
import { afterLogin } from './after-login';
import { queryClient } from '@/components/shared/query/query-client';

vi.mock('@/lib/browser/channel', () => ({ postToTabs: vi.fn() }));

const settings = settingsCalls();

const call = platformCalls();

const site = { features: { loyalty: true }, descriptionMapping: { offers: { name_1: 'name' } } };
let responses: Record<string, unknown>;

const refusedAs = (code: string) =>
  new PlatformError({
    type: 'InvalidParameterException',
    method: 'campaigns.activateOffer',
    httpStatus: 200,
    fields: { promo_code: [{ code }] },
  });

function called(): string[] {
  return call.mock.calls.map(([method]) => method);
}

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  closeAllDialogs();
  queryClient.clear();
  useHints.getState().reset();
  useToasts.getState().reset();
  window.dataLayer = [];
  useSession.getState().setUser(user.parse({ uid: 7 }));
  window.history.replaceState(null, '', '/');
  responses = {
    'campaigns.activateOffer': {
      id: '3',
      trigger: { action: 'deposit' },
      description: { name_1: 'Sunrise' },
    },
  };
  call.mockImplementation(async (name) => {
    const response = responses[name] ?? {};
    if (response instanceof Error) throw response;
    return response;
  });
  settings.mockResolvedValue(site);
});

describe('afterLogin', () => {
  it('R-AUTH-03 R-AUTH-05 announces a login and loads profile and loyalty, in this order', async () => {
    const announced = vi.fn();
    window.addEventListener(SIGNED_IN_EVENT, ({ detail }) => announced(detail), { once: true });
    await afterLogin({ uid: 7, how: 'login' });
    expect(announced).toHaveBeenCalledWith({ uid: 7, how: 'login' });
    expect(called()).toEqual(['account.getprofileinfo', 'loyalty.getinfo']);
    expect(postToTabs).toHaveBeenCalledWith({ kind: 'signed-in', uid: 7 });
    expect(useHints.getState().registeredUid).toBeNull();
  });

  it('R-AUTH-04 forgets what was read for a guest', async () => {
    queryClient.setQueryData(['offers'], ['for guests']);
    await afterLogin({ uid: 7, how: 'login' });
    expect(queryClient.getQueryData(['offers'])).toBeUndefined();
  });

  it('keeps what is shown of a player who came back after a lost session while it is refetched', async () => {
    queryClient.setQueryData(['cashier'], ['of this player']);
    await afterLogin({ uid: 7, how: 'login', isResumed: true });
    expect(queryClient.getQueryData(['cashier'])).toEqual(['of this player']);
    expect(queryClient.getQueryState(['cashier'])?.isInvalidated).toBe(true);
  });

  it('leaves the loyalty out where it is switched off', async () => {
    settings.mockResolvedValue({ ...site, features: { loyalty: false } });
    await afterLogin({ uid: 7, how: 'login' });
    expect(called()).toEqual(['account.getprofileinfo']);
  });

  it('R-AUTH-06 R-OFFER-10 marks the hint and activates a stored promo code after a registration', async () => {
    writeStored('promo_code', 'DAWN');
    await afterLogin({ uid: 7, how: 'registration', bringsPromoCode: true });
    expect(useHints.getState().registeredUid).toBe(7);
    expect(call.mock.calls[0]?.[1]).toMatchObject({ promo_code: 'DAWN' });
    expect(readStored('promo_code')).toBeNull();
    expect(useDialogs.getState().stack[0]).toMatchObject({
      name: 'promoCodeActivated',
      props: { offerId: '3', name: 'Sunrise', needsDeposit: true },
    });
  });

  it('R-OFFER-07 shows no popup of the promo code on the deposit page', async () => {
    window.history.replaceState(null, '', '/fr/cashier/deposit');
    writeStored('promo_code', 'DAWN');
    await afterLogin({ uid: 7, how: 'registration', bringsPromoCode: true });
    expect(called()).toContain('campaigns.activateOffer');
    expect(useDialogs.getState().stack).toEqual([]);
  });

  it('R-CASH-09 shows no popup of the promo code on the way to the deposit page', async () => {
    writeStored('promo_code', 'DAWN');
    const target = '/fr/cashier/deposit/card?register=success';
    await afterLogin({ uid: 7, how: 'registration', bringsPromoCode: true, target });
    expect(useDialogs.getState().stack).toEqual([]);
    expect(window.location.search).toBe('');
    expect(wantedOffer()).toBe('3');
  });

  it('R-OFFER-10 stores the code after a login, for a registration to come', async () => {
    writeStored('promo_code', 'DAWN');
    await afterLogin({ uid: 7, how: 'login' });
    expect(called()).not.toContain('campaigns.activateOffer');
    expect(readStored('promo_code')).toBe('DAWN');
  });

  it('R-OFFER-10 activates the code after a login that no registration can follow, and marks no registration', async () => {
    writeStored('promo_code', 'DAWN');
    await afterLogin({ uid: 7, how: 'login', bringsPromoCode: true });
    expect(called().filter((name) => name === 'campaigns.activateOffer')).toHaveLength(1);
    expect(readStored('promo_code')).toBeNull();
    expect(useHints.getState().registeredUid).toBeNull();
  });

  it('R-AUTH-05 continues after a task that failed, and reports which', async () => {
    const said = vi.spyOn(console, 'warn').mockReturnValue();
    writeStored('promo_code', 'DAWN');
    responses['campaigns.activateOffer'] = platformFailure('InvalidParameterException', {
      isException: true,
    });
    await afterLogin({ uid: 7, how: 'registration', bringsPromoCode: true });
    expect(called()).toContain('loyalty.getinfo');
    expect(said.mock.calls[0]?.[0]).toContain('promo-code');
    expect(window.dataLayer).toEqual([{ event: 'promocode-not-found', code: 'INVALID' }]);
    expect(readStored('promo_code')).toBeNull();
    expect(useToasts.getState().toasts).toMatchObject([
      { type: 'error', text: catalogue.en.offers.promoCode.errors.INVALID },
    ]);
  });

  it.each([
    ['its code', refusedAs('expired'), 'expired', catalogue.fr.offers.promoCode.errors.expired],
    ['the operator’s text', refusedAs('already_used'), 'already_used', 'Déjà pris'],
    [
      'its lost response',
      platformFailure('NetworkFailure'),
      'NetworkFailure',
      catalogue.fr.offers.promoCode.unclear,
    ],
    [
      'its reason where it is not about the code',
      platformFailure('TooManyRequestsException'),
      'INVALID',
      `${catalogue.fr.offers.promoCode.errors.INVALID} ${catalogue.fr.errors.TooManyRequestsException}`,
    ],
  ])(
    'R-OFFER-08 R-OFFER-09 reports a refused stored code by %s to the player and analytics',
    async (_, error, code, text) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      document.documentElement.lang = 'fr';
      settings.mockResolvedValue({
        ...site,
        promoErrors: { already_used: 'Déjà pris' },
      });
      writeStored('promo_code', 'DAWN');
      responses['campaigns.activateOffer'] = error;
      await afterLogin({ uid: 7, how: 'registration', bringsPromoCode: true });
      expect(useToasts.getState().toasts).toMatchObject([{ type: 'error', text }]);
      expect(window.dataLayer).toEqual([{ event: 'promocode-not-found', code }]);
      document.documentElement.lang = 'en';
    },
  );

  it('ends when the player signs out meanwhile', async () => {
    responses['account.getprofileinfo'] = {};
    call.mockImplementation(async () => {
      useSession.getState().reset();
      return {};
    });
    await afterLogin({ uid: 7, how: 'login' });
    expect(called()).toEqual(['account.getprofileinfo']);
  });
});
