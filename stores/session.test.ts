import { beforeEach, describe, expect, it } from 'vitest';
import { newerBalances } from '@/lib/money/newer-balances';
import { user } from '@/lib/session/schema';
import { selectIsPlayer, selectUid, useSession } from './session';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const ann = user.parse({ uid: 1001, login: 'ann@example.com', balance_main: eur(10), balance_fun: eur(5) });
const richer = {
  balance_main: eur(20),
  balance_bonus: eur(1),
  balance_betting_bonus: null,
  balance_fun: null,
};
const state = () => useSession.getState();

beforeEach(() => state().reset());

describe('the session', () => {
  it('is unknown before the first response', () => {
    expect(state()).toMatchObject({ status: 'unknown', user: null });
    expect([selectUid(state()), selectIsPlayer(state())]).toEqual([0, false]);
  });

  it('R-SESS-01, R-SHAPE-07: is a player’s with a uid above 0 and a guest’s with 0', () => {
    state().setUser(ann);
    expect(state()).toMatchObject({ status: 'player', user: { uid: 1001 } });
    expect([selectUid(state()), selectIsPlayer(state())]).toEqual([1001, true]);
    state().setUser({ ...ann, uid: 0 });
    expect(state()).toMatchObject({ status: 'guest', user: null });
  });

  it('takes newer balances over and leaves the rest of the player', () => {
    state().setUser(ann);
    state().setBalances(richer);
    expect(state().user).toEqual({ ...ann, ...richer });
  });

  it('R-SESS-02 R-SESS-12 keeps the balances that a newer response leaves out', () => {
    state().setUser({ ...ann, ...richer });
    const balance_main = { amount: 7, currency: 'EUR' };
    state().setBalances(newerBalances.parse({ balance_main, balance_fun: null }));
    expect(state().user).toEqual({ ...ann, ...richer, balance_main, balance_fun: null });
  });

  it('has no balances for a guest', () => {
    state().setGuest();
    state().setBalances(richer);
    expect(state()).toMatchObject({ status: 'guest', user: null });
  });

  it('does not forget a player because of one failed call', () => {
    state().setUnreachable();
    expect(state().status).toBe('unreachable');
    state().setUser(ann);
    state().setUnreachable();
    expect(state()).toMatchObject({ status: 'player', user: { uid: 1001 } });
  });

  it('forgets everything on reset', () => {
    state().setUser(ann);
    state().reset();
    expect(state()).toMatchObject({ status: 'unknown', user: null });
  });
});
