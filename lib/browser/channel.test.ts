import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TabMessage } from './channel';

/** Channels of one name receive each other's messages, but not their own. */
class FakeChannel {
  static open = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.open) if (other !== this) other.onmessage?.({ data });
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}

function RefusedChannel(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

let page: EventTarget;
const setItem = vi.fn();

beforeEach(() => {
  page = new EventTarget();
  FakeChannel.open.clear();
  vi.resetModules();
  setItem.mockReset();
  vi.stubGlobal('window', Object.assign(page, { localStorage: { setItem, removeItem: vi.fn() } }));
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => vi.unstubAllGlobals());

async function listen() {
  const { listenToTabs, postToTabs } = await import('./channel');
  const received: TabMessage[] = [];
  const stop = listenToTabs((message) => void received.push(message));
  return { received, stop, postToTabs };
}

function storageEvent(key: string, newValue: string | null) {
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

describe('tabs', () => {
  it('receive each other’s messages and not their own', async () => {
    const { received, postToTabs } = await listen();
    const other = new FakeChannel('tabs');
    const there: unknown[] = [];
    other.onmessage = ({ data }) => void there.push(data);
    postToTabs({ kind: 'signed-in', uid: 7 });
    other.postMessage({ kind: 'signed-out', reason: 'inactivity' });
    expect(there).toEqual([{ kind: 'signed-in', uid: 7 }]);
    expect(received).toEqual([{ kind: 'signed-out', reason: 'inactivity' }]);
  });

  it.each([
    null,
    undefined,
    'signed-out',
    {},
    { kind: 'signed-in' },
    { kind: 'activity', at: 'x' },
    { kind: 'signed-out', reason: 'else' },
    { kind: 'else' },
  ])('ignore %j', async (junk) => {
    const { received } = await listen();
    new FakeChannel('tabs').postMessage(junk);
    expect(received).toEqual([]);
  });

  it.each([
    ['there is no channel', undefined],
    ['the browser refuses one, as Firefox does without cookies', RefusedChannel],
  ])('use the storage where %s', async (_, given) => {
    vi.stubGlobal('BroadcastChannel', given);
    const { received, postToTabs } = await listen();
    postToTabs({ kind: 'activity', at: 5 });
    expect(setItem).toHaveBeenCalledWith('tab_message', '{"kind":"activity","at":5}');
    storageEvent('tab_message', '{"kind":"signed-out"}');
    storageEvent('tab_message', null);
    storageEvent('tab_message', '{');
    storageEvent('other', '{"kind":"signed-out"}');
    expect(received).toEqual([{ kind: 'signed-out' }]);
  });

  it('report what a listener throws, with a channel and through the storage', async () => {
    const onEvent = vi.spyOn(page, 'addEventListener');
    const { listenToTabs } = await import('./channel');
    listenToTabs(() => {
      throw new Error('faulty listener');
    });
    const onStorage = onEvent.mock.calls.find(([type]) => type === 'storage')?.[1] as (
      event: unknown,
    ) => void;
    const message = { kind: 'signed-out' };
    expect(() => new FakeChannel('tabs').postMessage(message)).toThrow('faulty listener');
    expect(() => onStorage({ key: 'tab_message', newValue: JSON.stringify(message) })).toThrow(
      'faulty listener',
    );
  });

  it('are notified without a channel being left open', async () => {
    const { postToTabs } = await import('./channel');
    const received: unknown[] = [];
    const other = new FakeChannel('tabs');
    other.onmessage = ({ data }) => void received.push(data);
    postToTabs({ kind: 'currency' });
    expect(received).toEqual([{ kind: 'currency' }]);
    expect([...FakeChannel.open]).toEqual([other]);
  });

  it('are left alone by a page on its way out, and found again when it comes back', async () => {
    const { received, stop } = await listen();
    page.dispatchEvent(new Event('pagehide'));
    expect(FakeChannel.open.size).toBe(0);
    page.dispatchEvent(new Event('pageshow'));
    new FakeChannel('tabs').postMessage({ kind: 'signed-out' });
    expect(received).toHaveLength(1);
    stop();
    FakeChannel.open.clear();
    page.dispatchEvent(new Event('pageshow'));
    expect(FakeChannel.open.size).toBe(0);
  });
});
