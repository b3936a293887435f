import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runAlone } from './lock';
import { readStored, writeStored } from './storage';

/** A storage shared by all tabs of a browser. */
function fakeStorage(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
    key: () => null,
    length: 0,
  };
}

describe('runAlone without locks of the browser', () => {
  beforeEach(() => {
    vi.stubGlobal('window', { localStorage: fakeStorage() });
    vi.stubGlobal('navigator', {});
  });
  afterEach(() => vi.unstubAllGlobals());

  it('runs one task at a time, and lets go after it, also when it fails', async () => {
    let finish = () => {};
    const first = runAlone(() => new Promise<void>((resolve) => (finish = resolve)));
    expect(await runAlone(() => Promise.resolve('second'))).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 100));
    // The payment's own limit and those of the reads before and after it.
    expect(readStored('payment_lock')?.until).toBeGreaterThan(Date.now() + 45_000 + 2 * 20_000);
    finish();
    await first;
    expect(readStored('payment_lock')).toBeNull();
    await expect(runAlone(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await runAlone(() => Promise.resolve('third'))).toEqual({ result: 'third' });
  });

  it('leaves another tab alone, until its mark is too old or cannot be', async () => {
    writeStored('payment_lock', { holder: 'other', until: Date.now() + 30_000 });
    expect(await runAlone(() => Promise.resolve('mine'))).toBeNull();
    for (const until of [Date.now() - 1, Date.now() + 3_600_000]) {
      writeStored('payment_lock', { holder: 'other', until });
      expect(await runAlone(() => Promise.resolve('mine'))).toEqual({ result: 'mine' });
    }
  });

  it('gives way to a tab that marked at the same moment and later', async () => {
    const mine = runAlone(() => Promise.resolve('mine'));
    writeStored('payment_lock', { holder: 'other', until: Date.now() + 30_000 });
    expect(await mine).toBeNull();
    expect(readStored('payment_lock')?.holder).toBe('other');
  });
});

it('uses the locks of the browser where it has them', async () => {
  const request = vi.fn((_name: string, _options: object, run: (lock: object | null) => unknown) =>
    run(null),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await runAlone(() => Promise.resolve('mine'))).toBeNull();
  expect(request).toHaveBeenCalledWith('payment', { ifAvailable: true }, expect.any(Function));
  vi.unstubAllGlobals();
});

describe('runAlone where the browser refuses its locks', () => {
  afterEach(() => vi.unstubAllGlobals());
  const stub = (request: (...all: [string, object, (lock: object) => Promise<unknown>]) => unknown) => {
    // Storage is refused too: the mark is in memory.
    vi.stubGlobal('window', {});
    vi.stubGlobal('navigator', { locks: { request } });
  };

  it('runs with the mark instead, one task at a time', async () => {
    stub(() => Promise.reject(new DOMException('denied', 'SecurityError')));
    const first = runAlone(() => Promise.resolve('mine'));
    await Promise.resolve();
    expect(await runAlone(() => Promise.resolve('second'))).toBeNull();
    expect(await first).toEqual({ result: 'mine' });
  });

  it('never runs again what failed with a lock', async () => {
    stub((_name, _options, run) => run({}));
    const task = vi.fn(() => Promise.reject(new Error('no')));
    await expect(runAlone(task)).rejects.toThrow('no');
    expect(task).toHaveBeenCalledOnce();
  });
});
