import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '@/lib/browser/storage';
import type { ChatSession } from '@/lib/support/chat/contract';
import { useChatWindow } from '@/stores/chat-window';
import { ChatControl, type ChatTarget } from './chat-control';

const calls: string[] = [];
let open: ReturnType<typeof vi.fn<(uid: number, forgets: boolean) => Promise<ChatSession | null>>>;
let said: ReturnType<typeof vi.spyOn>;

function session(uid: number): ChatSession {
  return {
    hide: () => void calls.push(`hide ${uid}`),
    show: () => void calls.push(`show ${uid}`),
    open: () => void calls.push(`open window ${uid}`),
    end: () => void calls.push(`end ${uid}`),
  };
}

const target = (change: Partial<ChatTarget> = {}): ChatTarget => ({
  uid: 0,
  isAllowed: true,
  isHidden: false,
  ...change,
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  calls.length = 0;
  localStorage.clear();
  useChatWindow.setState({ status: 'unknown', isWanted: false });
  said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open = vi.fn(async (uid: number) => {
    calls.push(`open ${uid}`);
    return session(uid);
  });
});

describe('the chat follows its desired state', () => {
  it('loads nothing before consent, nor on a page where it would only be hidden', async () => {
    const { setTarget: update } = new ChatControl(open);
    update(target({ isAllowed: false }));
    update(target({ isHidden: true }));
    await settled();
    expect(calls).toEqual([]);
    update(target());
    await settled();
    expect(calls).toEqual(['open 0']);
  });

  it('R-SUP-04 R-GAME-21 is hidden on betting and game pages and shown after them', async () => {
    const { setTarget: update } = new ChatControl(open);
    update(target());
    await settled();
    update(target({ isHidden: true }));
    await settled();
    update(target({ isHidden: false }));
    await settled();
    expect(calls).toEqual(['open 0', 'hide 0', 'show 0']);
  });

  it('R-SUP-04 ends a vendor that cannot hide, and starts it again', async () => {
    open.mockImplementation(async (uid) => {
      calls.push(`open ${uid}`);
      return { open: () => undefined, end: () => void calls.push(`end ${uid}`) };
    });
    const { setTarget: update } = new ChatControl(open);
    update(target());
    await settled();
    update(target({ isHidden: true }));
    await settled();
    update(target());
    await settled();
    expect(calls).toEqual(['open 0', 'end 0', 'open 0']);
  });

  it('R-SUP-05 restarts at login and at logout', async () => {
    const { setTarget: update } = new ChatControl(open);
    update(target());
    await settled();
    update(target({ uid: 7 }));
    await settled();
    update(target({ uid: 0 }));
    await settled();
    expect(calls).toEqual(['open 0', 'end 0', 'open 7', 'end 7', 'open 0']);
  });

  it('R-SUP-05 changes of mind while a vendor loads lead to the last one alone', async () => {
    let release = () => {};
    open.mockImplementationOnce(async (uid) => {
      calls.push(`open ${uid}`);
      await new Promise<void>((resolve) => (release = resolve));
      return session(uid);
    });
    const { setTarget: update } = new ChatControl(open);
    update(target());
    await settled();
    update(target({ uid: 5 }));
    update(target({ uid: 6 }));
    update(target({ uid: 7, isHidden: true }));
    release();
    await settled();
    expect(calls).toEqual(['open 0', 'end 0']);
    update(target({ uid: 7 }));
    await settled();
    expect(calls.at(-1)).toBe('open 7');
  });

  it('is ended when its consent is taken back', async () => {
    const { setTarget: update } = new ChatControl(open);
    update(target());
    await settled();
    update(target({ isAllowed: false }));
    await settled();
    expect(calls).toEqual(['open 0', 'end 0']);
  });

  it('lets the vendor forget whoever chatted on this device before', async () => {
    writeStored('chat_user', '9');
    const { setTarget: update } = new ChatControl(open);
    update(target({ uid: 7 }));
    await settled();
    expect(open).toHaveBeenCalledWith(7, true);
    expect(readStored('chat_user')).toBe('7');
  });

  it('R-SUP-06 lets the vendor forget a player for the guest of the next document, once', async () => {
    const { setTarget: update } = new ChatControl(open);
    update(target({ uid: 7 }));
    await settled();
    update(target({ uid: 0, isAllowed: false }));
    await settled();
    const next = new ChatControl(open);
    next.setTarget(target());
    await settled();
    expect(open).toHaveBeenLastCalledWith(0, true);
    next.setTarget(target({ uid: 8 }));
    await settled();
    expect(open).toHaveBeenLastCalledWith(8, false);
  });

  it('leaves the conversation to the player who returns', async () => {
    const { setTarget: update } = new ChatControl(open);
    for (const isAllowed of [true, false, true]) {
      update(target({ uid: 7, isAllowed }));
      await settled();
    }
    expect(open).toHaveBeenCalledTimes(2);
    expect(open).toHaveBeenLastCalledWith(7, false);
  });
});

describe('a vendor that fails', () => {
  it('R-SUP-08 is logged to the console only, and not tried again for the same visitor', async () => {
    open.mockRejectedValue(new Error('The chat gave no response'));
    const { setTarget: update } = new ChatControl(open);
    update(target());
    await settled();
    update(target({ isHidden: true }));
    update(target());
    await settled();
    expect(open).toHaveBeenCalledOnce();
    expect(said).toHaveBeenCalledWith('Chat failed: Error');
    update(target({ uid: 7 }));
    await settled();
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('R-SUP-08 may throw at every call', async () => {
    const fail = () => {
      throw new TypeError('vendor');
    };
    open.mockResolvedValue({ hide: fail, show: fail, open: fail, end: fail });
    const { setTarget: update } = new ChatControl(open);
    for (const next of [target(), target({ isHidden: true }), target(), target({ uid: 7 })]) {
      update(next);
      await settled();
    }
    expect(said).toHaveBeenCalledTimes(3);
    expect(open).toHaveBeenCalledTimes(2);
  });
});

describe('the window of the chat', () => {
  const chat = () => useChatWindow.getState();

  it('R-SUP-01 opens once the chat is there, however early it was asked for', async () => {
    const { setTarget: update, unfold } = new ChatControl(open);
    chat().ask();
    unfold();
    await settled();
    expect(calls).toEqual([]);
    expect(chat().isWanted).toBe(true);
    update(target());
    await settled();
    expect(calls).toEqual(['open 0', 'open window 0']);
    expect(chat()).toMatchObject({ status: 'shown', isWanted: false });
  });

  it('R-SUP-04 does not open over a game that was opened while the vendor loaded, nor after it', async () => {
    let release = () => {};
    open.mockImplementationOnce(async (uid) => {
      await new Promise<void>((resolve) => (release = resolve));
      return session(uid);
    });
    const { setTarget: update, unfold } = new ChatControl(open);
    update(target());
    chat().ask();
    unfold();
    update(target({ isHidden: true }));
    release();
    await settled();
    expect(calls).toEqual(['hide 0']);
    expect(chat().isWanted).toBe(false);
    update(target());
    await settled();
    expect(calls).toEqual(['hide 0', 'show 0']);
  });

  it('R-SUP-08 of a vendor that did not come is reported as failed, each time it is asked for', async () => {
    open.mockRejectedValue(new Error('The chat gave no response'));
    const { setTarget: update, unfold } = new ChatControl(open);
    update(target());
    for (const _ of [1, 2]) {
      chat().ask();
      unfold();
      await settled();
      expect(chat()).toMatchObject({ status: 'failed', isWanted: false });
    }
    expect(open).toHaveBeenCalledOnce();
  });

  it('R-SUP-08 that did not open may be asked for again', async () => {
    const unwilling = vi.fn<() => void>().mockImplementationOnce(() => {
      throw new Error('The chat did not open');
    });
    open.mockResolvedValue({ ...session(0), open: unwilling });
    const { setTarget: update, unfold } = new ChatControl(open);
    update(target());
    chat().ask();
    unfold();
    await settled();
    expect(chat().status).toBe('failed');
    chat().ask();
    unfold();
    await settled();
    expect(chat()).toMatchObject({ status: 'shown', isWanted: false });
    expect(unwilling).toHaveBeenCalledTimes(2);
  });
});
