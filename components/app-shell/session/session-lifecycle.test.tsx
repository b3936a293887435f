import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '@/lib/browser/storage';
import { user } from '@/lib/session/schema';
import { SEED_ID, seedText } from '@/lib/session/seed';
import { openDialog, useDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { platformCalls } from '@/tests/support/platform-calls';
import { platformFailure } from '@/tests/support/platform-failure';
import { loadInactivityLimit } from '@/components/session/inactivity-limit';
import { SessionLifecycle } from './session-lifecycle';
import { signOut } from '@/components/shared/session/sign-out';

vi.mock('../player-runtime', () => ({ PlayerRuntime: () => null }));
vi.mock('@/components/shared/session/sign-out', () => ({ signOut: vi.fn(() => Promise.resolve()) }));

const call = platformCalls();

async function show(): Promise<void> {
  const asked = vi.spyOn(globalThis, 'fetch');
  render(<SessionLifecycle />);
  await act(async () => {
    await Promise.allSettled(asked.mock.results.map(({ value }) => value));
    await vi.dynamicImportSettled();
  });
}

beforeEach(() => {
  vi.mocked(signOut).mockClear();
  localStorage.clear();
  sessionStorage.clear();
  useSession.getState().reset();
  useToasts.getState().reset();
  call.mockReset().mockReturnValue({ uid: 7 });
});

describe('SessionLifecycle', () => {
  it('R-SESS-01 passes the player to the session', async () => {
    await show();
    expect(useSession.getState()).toMatchObject({ status: 'player', user: { uid: 7 } });
    expect(readStored('was_signed_in')).toBe('1');
  });

  it('R-SESS-01 takes the player over whom the page was rendered for, without another request', async () => {
    document.body.innerHTML = `<script type="application/json" id="${SEED_ID}">${seedText({ user: user.parse({ uid: 9 }), inactivityLimitSeconds: 600 })}</script>`;
    await show();
    expect(call).not.toHaveBeenCalled();
    expect(useSession.getState()).toMatchObject({ status: 'player', user: { uid: 9 } });
    const onLimit = vi.fn();
    loadInactivityLimit(onLimit);
    expect(onLimit).toHaveBeenCalledExactlyOnceWith(600);
    document.body.replaceChildren();
  });

  it('notifies the other tabs who is signed in, one of which may show another player', async () => {
    const received = vi.fn();
    const other = new BroadcastChannel('tabs');
    other.onmessage = ({ data }: MessageEvent<unknown>) => received(data);
    await show();
    await waitFor(() => expect(received).toHaveBeenCalledExactlyOnceWith({ kind: 'signed-in', uid: 7 }));
    other.close();
  });

  it('keeps a player who signed in before the first response', async () => {
    call.mockImplementation(() => {
      useSession.getState().setUser(user.parse({ uid: 7 }));
      writeStored('was_signed_in', '1');
      return { uid: 0 };
    });
    await show();
    expect(useSession.getState()).toMatchObject({ status: 'player', user: { uid: 7 } });
    expect(readStored('was_signed_in')).toBe('1');
  });

  it('closes a sign-in that was opened before it was known that the player is signed in', async () => {
    const answer = openDialog('auth', { type: 'authorization' });
    await show();
    expect(useDialogs.getState().stack).toEqual([]);
    expect(await answer).toBe('signed-in');
  });

  it('R-SESS-04 signs out a player whose time ran out while no tab was open', async () => {
    writeStored('last_activity', { at: Date.now() - 61_000, limit: 60 });
    await show();
    expect(signOut).toHaveBeenCalledExactlyOnceWith({ reason: 'inactivity' });
    expect(useSession.getState().user).toBeNull();
  });

  it('lets a player in whose time has not run out', async () => {
    writeStored('last_activity', { at: Date.now() - 50_000, limit: 60 });
    await show();
    expect(signOut).not.toHaveBeenCalled();
    expect(useSession.getState().status).toBe('player');
  });

  it('clears what was left of a player when a guest is here', async () => {
    writeStored('last_activity', { at: 1, limit: 60 });
    call.mockReturnValue({ uid: 0 });
    await show();
    expect(useSession.getState().status).toBe('guest');
    expect(readStored('last_activity')).toBeNull();
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it('R-SESS-04 says once why the player was signed out', async () => {
    writeStored('sign_out_reason', 'inactivity');
    call.mockReturnValue({ uid: 0 });
    await show();
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
    expect(useToasts.getState().toasts).toMatchObject([
      { text: expect.stringContaining('logged you out'), waits: true },
    ]);
    expect(readStored('sign_out_reason')).toBeNull();
  });

  it('says nothing of a sign-out that failed to the guest it made after all', async () => {
    writeStored('sign_out_reason', 'failed');
    call.mockReturnValue({ uid: 0 });
    await show();
    expect(readStored('sign_out_reason')).toBeNull();
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it('keeps what it knows of the device when the platform does not respond', async () => {
    writeStored('was_signed_in', '1');
    call.mockRejectedValue(platformFailure('NetworkFailure'));
    await show();
    expect(useSession.getState().status).toBe('unreachable');
    expect(readStored('was_signed_in')).toBe('1');
  });
});
