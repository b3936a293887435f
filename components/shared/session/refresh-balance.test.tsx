import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PlatformError } from '@/lib/platform/error';
import { user } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { platformCalls } from '@/tests/support/platform-calls';
import { refreshBalance } from './refresh-balance';

const call = platformCalls();

const balances = (amount: number) => ({ balance_main: { amount, currency: 'EUR' } });
const shown = () => useSession.getState().user?.balance_main?.amount;

/** Defers the response to the next request until the returned function is called. */
function hold(): (amount: number) => void {
  let respond: (value: unknown) => void = () => undefined;
  call.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  return (amount) => respond(balances(amount));
}

async function asked(times: number): Promise<void> {
  await waitFor(() => expect(call).toHaveBeenCalledTimes(times));
}

beforeEach(() => {
  call.mockReset();
  useSession.getState().setUser(user.parse({ uid: 7, ...balances(1) }));
});

describe('refreshBalance', () => {
  it('R-SESS-12 passes the balances to the session', async () => {
    call.mockResolvedValue(balances(2));
    expect(await refreshBalance()).toBe(true);
    expect(shown()).toBe(2);
  });

  it('R-SESS-11 requests nothing for a guest', async () => {
    useSession.getState().setGuest();
    await refreshBalance();
    expect(call).not.toHaveBeenCalled();
  });

  it('drops a response that is older than the newest seen', async () => {
    const respondFirst = hold();
    const first = refreshBalance();
    await asked(1);
    const respondSecond = hold();
    const second = refreshBalance();
    await asked(2);
    respondSecond(20);
    await second;
    respondFirst(10);
    await first;
    expect(shown()).toBe(20);
  });

  it('drops a response that was requested for another player', async () => {
    const respond = hold();
    const reading = refreshBalance();
    await asked(1);
    useSession.getState().setUser(user.parse({ uid: 8, ...balances(5) }));
    respond(10);
    await reading;
    expect(shown()).toBe(5);
  });

  it('keeps the last known balances after a failure, and says so', async () => {
    call.mockRejectedValue(
      new PlatformError({ type: 'NetworkFailure', method: 'account.getBalance', httpStatus: 0 }),
    );
    expect(await refreshBalance()).toBe(false);
    expect(shown()).toBe(1);
  });
});
