// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const at = (address: string) => window.history.replaceState(null, '', address);

/** The store as a new document of the same tab has it. */
async function load(uid = 7) {
  vi.resetModules();
  const { user } = await import('@/lib/session/schema');
  const { useSession } = await import('./session');
  useSession.getState().setUser(user.parse({ uid }));
  return import('./chosen-offer');
}

beforeEach(() => {
  window.sessionStorage.clear();
  at('/cashier/deposit');
});

describe('the offer of a deposit, chosen and named by the address', () => {
  it.each([null, '12'])(
    'R-OFFER-03: a link to another offer counts after an earlier choice: %s',
    async (id) => {
      const { chooseOffer, wantedOffer } = await load();
      chooseOffer(id);
      expect(wantedOffer()).toBe(id);
      at('/cashier/deposit?offer=13');
      expect(wantedOffer()).toBe('13');
      chooseOffer(id);
      expect(wantedOffer()).toBe(id);
      at('/cashier/deposit/card?offer=13&amount=20');
      expect(wantedOffer()).toBe(id);
      at('/cashier/deposit/card');
      expect(wantedOffer()).toBe(id);
      at('/cashier/deposit?offer=14');
      expect(wantedOffer()).toBe('14');
    },
  );

  it('R-OFFER-03: an offer of another platform counts in the address and over a reload', async () => {
    const id = '6f1c2a9e-0b7d-4c1e-9a55-1234567890ab';
    at(`/cashier/deposit?offer=${id}`);
    const { addActivatedOffer, wantedOffer } = await load();
    expect(wantedOffer()).toBe(id);
    const activated = { id, name: 'Welcome', title: null, excludeMethods: [] };
    addActivatedOffer(activated);
    expect((await load()).activatedOffers()).toEqual([activated]);
  });

  it('R-GUARD-01: a choice made while a guest registers counts at the address the guard stored', async () => {
    const { chooseOffer, wantedOffer } = await load();
    at('/?redirectUrl=%2Fcashier%2Fdeposit%3Foffer%3D11');
    chooseOffer('15');
    at('/cashier/deposit?offer=11&register=success');
    expect(wantedOffer()).toBe('15');
  });

  it('R-OFFER-07: a promo code’s offer counts on the page of another one', async () => {
    const { addActivatedOffer, wantedOffer } = await load();
    at('/cashier/deposit?offer=13');
    addActivatedOffer({ id: '12', name: null, title: null, excludeMethods: [] });
    expect(wantedOffer()).toBe('12');
  });
});

describe('the offer of a deposit in a new document', () => {
  it('R-OFFER-04, R-CASH-08: is the one chosen before, for that player alone', async () => {
    (await load()).chooseOffer('12');
    expect((await load()).wantedOffer()).toBe('12');
    expect((await load(8)).wantedOffer()).toBeNull();
  });

  it('R-CASH-08: keeps a choice against the address', async () => {
    at('/cashier/deposit?offer=13');
    (await load()).chooseOffer('12');
    const { wantedOffer } = await load();
    expect(wantedOffer()).toBe('12');
    at('/cashier/deposit?offer=14');
    expect(wantedOffer()).toBe('14');
  });

  it('R-CASH-08: is that of a failed payment, until one succeeds', async () => {
    at('/cashier/deposit?offer=13');
    (await load()).sendOffer('13');
    at('/cashier/deposit?amount=20');
    const { settleSentOffer, wantedOffer } = await load();
    expect(wantedOffer()).toBe('13');
    settleSentOffer();
    expect(wantedOffer()).toBeNull();
    expect((await load()).wantedOffer()).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('R-CASH-08: is none where the payment went without one', async () => {
    const { chooseOffer, sendOffer } = await load();
    chooseOffer(null);
    sendOffer(null);
    expect((await load()).wantedOffer()).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('R-CASH-08: stays declined until a deposit succeeds', async () => {
    at('/cashier/deposit?offer=13');
    const { chooseOffer, sendOffer } = await load();
    chooseOffer(null);
    sendOffer(null);
    const { settleSentOffer, wantedOffer } = await load();
    expect(wantedOffer()).toBeNull();
    at('/fr/cashier/deposit?offer=14');
    expect(wantedOffer()).toBe('14');
    at('/cashier/result/success');
    settleSentOffer();
    at('/cashier/deposit?offer=13');
    expect(wantedOffer()).toBe('13');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('leaves out stored values that it did not write', async () => {
    const offer = { id: '12', name: 'Welcome', title: null, excludeMethods: ['card'] };
    const activated = [{ ...offer, title: 'x' }, { ...offer, id: '../x' }, null, { id: '13' }];
    const keep = (stored: object) => window.sessionStorage.setItem('brought_offers', JSON.stringify(stored));
    keep({ uid: 7, chosen: 12, named: {}, activated });
    const { activatedOffers, wantedOffer } = await load();
    expect(activatedOffers()).toEqual([offer]);
    expect(wantedOffer()).toBeNull();
    keep({ uid: '7', chosen: '12', activated });
    expect((await load()).activatedOffers()).toEqual([]);
  });
});

describe('what a registration leaves to the next document', () => {
  it('R-OFFER-10: is taken once, by that player alone', async () => {
    const offer = { id: '5', action: 'registration', name: 'Spins' } as const;
    (await load()).leaveSignUp({ offer });
    expect((await load(8)).takeSignUp()).toBeNull();
    expect((await load()).takeSignUp()).toEqual({ offer });
    expect((await load()).takeSignUp()).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('keeps the promo code where its offer is unreadable', async () => {
    (await load()).leaveSignUp({ offer: { id: '5', action: 'other', name: '' } as never });
    expect((await load()).takeSignUp()).toEqual({ offer: null });
  });
});
