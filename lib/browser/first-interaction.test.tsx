import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

async function fresh() {
  vi.resetModules();
  const { firstInteraction } = await import('./first-interaction');
  const resolved = vi.fn();
  void firstInteraction().then(resolved);
  const again = vi.fn();
  void firstInteraction().then(again);
  return { resolved, again };
}

/** Longer than a frame takes. */
const PAINTED_MS = 50;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('firstInteraction', () => {
  it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'])(
    'resolves once the response to the first %s was painted, for everyone who waits',
    async (sign) => {
      const { resolved, again } = await fresh();
      await vi.advanceTimersByTimeAsync(4_000);
      expect(resolved).not.toHaveBeenCalled();
      window.dispatchEvent(new Event(sign));
      await vi.advanceTimersByTimeAsync(0);
      expect(resolved).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(PAINTED_MS);
      expect(resolved).toHaveBeenCalledOnce();
      expect(again).toHaveBeenCalledOnce();
    },
  );

  it('resolves by itself after five quiet seconds', async () => {
    const { resolved } = await fresh();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(resolved).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1 + PAINTED_MS);
    expect(resolved).toHaveBeenCalledOnce();
  });

  it('resolves at once when the visitor has interacted before', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    const { resolved } = await fresh();
    await vi.advanceTimersByTimeAsync(0);
    expect(resolved).toHaveBeenCalledOnce();
  });
});
