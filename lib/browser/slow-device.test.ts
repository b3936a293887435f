import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchSlowDevice } from './slow-device';

const observed: { tell(duration: number): void; disconnect: ReturnType<typeof vi.fn> }[] = [];

function stubObserver(supportedEntryTypes: readonly string[] | undefined): void {
  class Observer {
    static readonly supportedEntryTypes = supportedEntryTypes;
    readonly disconnect = vi.fn();
    readonly observe = vi.fn();
    constructor(callback: (list: { getEntries(): { duration: number }[] }) => void) {
      observed.push({
        tell: (duration) => callback({ getEntries: () => [{ duration }] }),
        disconnect: this.disconnect,
      });
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
}

afterEach(() => {
  observed.length = 0;
  vi.unstubAllGlobals();
});

describe('a slow device', () => {
  it('is one whose main thread a task has held for 200 ms, and is one from then on', () => {
    stubObserver(['longtask']);
    const isSlow = watchSlowDevice();
    observed[0]?.tell(120);
    expect(isSlow()).toBe(false);
    observed[0]?.tell(200);
    expect(isSlow()).toBe(true);
    expect(observed[0]?.disconnect).toHaveBeenCalledOnce();
  });

  it.each([[['paint']], [undefined]])('is never one in a browser that reports %s', (types) => {
    stubObserver(types);
    expect(watchSlowDevice()()).toBe(false);
    expect(observed).toEqual([]);
  });
});
