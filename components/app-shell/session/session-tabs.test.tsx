import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeStored } from '@/lib/browser/storage';
import { user } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import { claimDocument } from '@/components/shared/session/known-player';
import { hidePage } from '@/components/shared/session/leave-page';
import {
  recheckSession,
  leaveAsGuest,
  reloadForAnotherPlayer,
} from '@/components/shared/session/session-change';
import { watchTabs } from './session-tabs';

vi.mock('@/components/shared/session/leave-page', () => ({ hidePage: vi.fn() }));
vi.mock('@/components/shared/session/session-change', () => ({
  recheckSession: vi.fn(),
  leaveAsGuest: vi.fn(),
  reloadForAnotherPlayer: vi.fn(),
}));

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
}

let stop: () => void;

/** Simulates a storage message from another tab. */
async function receive(message: object): Promise<void> {
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'tab_message', newValue: JSON.stringify(message) }),
  );
  await vi.dynamicImportSettled();
}

async function comeBackAfter(seconds: number): Promise<void> {
  setHidden(true);
  fireEvent(document, new Event('visibilitychange'));
  vi.setSystemTime(Date.now() + seconds * 1_000);
  setHidden(false);
  fireEvent(document, new Event('visibilitychange'));
  await vi.dynamicImportSettled();
}

async function restore(isPersisted: boolean): Promise<void> {
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: isPersisted }));
  await vi.dynamicImportSettled();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.clearAllMocks();
  setHidden(false);
  localStorage.clear();
  writeStored('was_signed_in', '1');
  useSession.getState().setUser(user.parse({ uid: 7 }));
  stop = watchTabs();
});
afterEach(() => {
  stop();
  claimDocument(0);
  vi.useRealTimers();
});

describe('tabs of one browser', () => {
  it('leaves as a guest when another tab signs out', async () => {
    await receive({ kind: 'signed-out', reason: 'inactivity' });
    expect(leaveAsGuest).toHaveBeenCalledExactlyOnceWith('inactivity');
  });

  it('does nothing about a sign-out as a guest', async () => {
    useSession.getState().setGuest();
    await receive({ kind: 'signed-out' });
    expect(leaveAsGuest).not.toHaveBeenCalled();
  });

  it('R-AUTH-09: leaves also where a call of this tab had found the session lost before', async () => {
    claimDocument(7);
    useSession.getState().setGuest();
    await receive({ kind: 'signed-out' });
    expect(leaveAsGuest).toHaveBeenCalledOnce();
  });

  it('reloads when another player signs in, and stays for the same one', async () => {
    await receive({ kind: 'signed-in', uid: 7 });
    expect(reloadForAnotherPlayer).not.toHaveBeenCalled();
    await receive({ kind: 'signed-in', uid: 8 });
    expect(reloadForAnotherPlayer).toHaveBeenCalledOnce();
  });

  it('requests who is signed in when somebody signs in while this tab has a guest', async () => {
    useSession.getState().setGuest();
    await receive({ kind: 'signed-in', uid: 8 });
    expect(recheckSession).toHaveBeenCalledOnce();
  });

  it('requests again after more than a minute hidden, not before', async () => {
    await comeBackAfter(60);
    expect(recheckSession).not.toHaveBeenCalled();
    await comeBackAfter(61);
    expect(recheckSession).toHaveBeenCalledOnce();
  });

  it('requests again when the back-forward cache restores the page', async () => {
    await restore(false);
    expect(recheckSession).not.toHaveBeenCalled();
    await restore(true);
    expect(recheckSession).toHaveBeenCalledOnce();
    expect(hidePage).not.toHaveBeenCalled();
  });

  it('does not show a page of a player that comes back after the sign-out', async () => {
    localStorage.clear();
    await restore(true);
    expect(hidePage).toHaveBeenCalledOnce();
  });

  it('waits for the first response of the document', async () => {
    useSession.getState().reset();
    await comeBackAfter(120);
    expect(recheckSession).not.toHaveBeenCalled();
  });
});
