import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimDocument } from '@/components/shared/session/known-player';
import { watchTabs } from '@/components/app-shell/session/session-tabs';
import { readStored, writeStored } from '@/lib/browser/storage';
import type { User } from '@/lib/session/schema';
import { closeAllDialogs } from '@/stores/dialogs';
import { useNavigation } from '@/stores/navigation';
import { useSession } from '@/stores/session';
import { renderWithTexts } from '../../tests/support/render-with-texts';
import { SocialServices } from './social-services';
import '@/components/shared/query/query-client';
import '@/components/shared/session/session-change';
import '@/lib/session/read-info';

const KEY = 'betting_back_social_auth_key';
const TARGET = '/offers?a=1';
const ROUNDS = 200;

/** Times of the events of one sign-in, in milliseconds; the window cannot report before the cookie exists. */
interface Round {
  signedIn: number;
  toTabs: number;
  result: number;
  probes: number[];
  /** The service's pages sever the link between the windows: the popup appears closed from the start. */
  isCut: boolean;
}

const delay = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max }));
const round: fc.Arbitrary<Round> = fc.record({
  signedIn: fc.integer({ min: 0, max: 4_000 }),
  toTabs: delay(15_000),
  result: delay(15_000),
  probes: fc.array(delay(3_000), { minLength: 6, maxLength: 6 }),
  isCut: fc.boolean(),
});

let isSignedIn: boolean;
let latencies: number[];
let popup: { closed: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('open', () => popup);
  vi.stubGlobal('fetch', async () => {
    const uid = isSignedIn ? 1001 : 0;
    await new Promise((resolve) => setTimeout(resolve, latencies.shift() ?? 0));
    return new Response(JSON.stringify({ data: { uid }, error: null }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Simulates a storage message from another tab. */
function dispatch(key: string, message: object): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(message) }));
}

async function play({ signedIn, toTabs, result, probes, isCut }: Round): Promise<string[]> {
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  closeAllDialogs();
  claimDocument(0);
  useSession.getState().setGuest();
  useNavigation.getState().reset();
  isSignedIn = false;
  latencies = [...probes];
  popup = { closed: isCut };
  const targets: string[] = [];
  const stop = watchTabs();
  const onSignedIn = (user: User, target: string) => {
    targets.push(target);
    useSession.getState().setUser(user);
    useNavigation.getState().goTo(target);
  };
  renderWithTexts(<SocialServices services={['google']} type="authorization" onSignedIn={onSignedIn} />);
  fireEvent.click(screen.getByRole('button', { name: 'Google' }));
  setTimeout(() => (isSignedIn = true), signedIn);
  setTimeout(() => dispatch('tab_message', { kind: 'signed-in', uid: 1001 }), signedIn + toTabs);
  setTimeout(() => {
    writeStored(KEY, TARGET);
    dispatch('social_sign_in_result', { kind: 'social_sign_in', error: null });
    popup.closed = true;
  }, signedIn + result);
  await act(() => vi.advanceTimersByTimeAsync(45_000));
  stop();
  cleanup();
  return targets;
}

it(`R-SOC-03: the stored address is taken once and followed, whichever message comes first: ${ROUNDS} rounds`, async () => {
  await fc.assert(
    fc.asyncProperty(round, async (times) => {
      const signIns = await play(times);
      expect(signIns).toHaveLength(1);
      expect(useNavigation.getState().target).toBe(TARGET);
      expect(readStored(KEY)).toBeNull();
      expect(useSession.getState().user?.uid).toBe(1001);
    }),
    { numRuns: ROUNDS },
  );
}, 60_000);
