import { beforeEach, expect, it } from 'vitest';
import { user } from '@/lib/session/schema';
import { knownStatus } from './known-status';
import { useSession } from './session';

beforeEach(() => useSession.getState().reset());

it('R-SESS-01 reports at once who is signed in where it is known', async () => {
  useSession.getState().setGuest();
  await expect(knownStatus()).resolves.toBe('guest');
});

it('R-SESS-01 waits until it is known, and is not changed by what comes after', async () => {
  const statuses: string[] = [];
  const waiting = knownStatus().then((status) => statuses.push(status));
  useSession.getState().setBalances({} as never);
  await Promise.resolve();
  expect(statuses).toEqual([]);
  useSession.getState().setUser(user.parse({ uid: 7 }));
  useSession.getState().setGuest();
  await waiting;
  expect(statuses).toEqual(['player']);
});

it('R-SESS-01 reports that the account could not be read', async () => {
  const waiting = knownStatus();
  useSession.getState().setUnreachable();
  await expect(waiting).resolves.toBe('unreachable');
});
