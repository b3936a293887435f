import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settleBy, readDeadline } from './read-deadline.server';
import { shared } from '@/server/shared-state.mjs';

/** What Next.js does with `cache` during a page render: one result per render. */
const rendering = vi.hoisted(() => ({ isOn: false, cached: new Map<unknown, unknown>() }));
vi.mock('react', async (load) => ({
  ...(await load<typeof import('react')>()),
  cache: (make: () => unknown) => () => {
    if (!rendering.isOn) return make();
    if (!rendering.cached.has(make)) rendering.cached.set(make, make());
    return rendering.cached.get(make);
  },
}));
vi.mock('@/lib/env/server', () => ({ env: { READ_TIMEOUT_MS: 2_500 } }));

const NOW = Date.UTC(2026, 0, 1);
const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));
const late = () => new Error('late');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  rendering.cached.clear();
  rendering.isOn = true;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the time a page waits for its back ends', () => {
  it('is one limit for all reads of a rendering, and one for each read outside of one', async () => {
    expect(readDeadline()).toBe(NOW + 2_500);
    await vi.advanceTimersByTimeAsync(900);
    expect(readDeadline()).toBe(NOW + 2_500);
    rendering.isOn = false;
    expect(readDeadline()).toBe(NOW + 3_400);
  });

  it('is short where the first request of the process has waited already', () => {
    shared.areBackEndsSilent = true;
    expect(readDeadline()).toBe(NOW + 250);
    delete shared.areBackEndsSilent;
  });

  it('gives a response in time, and leaves no clock running', async () => {
    const response = settleBy(readDeadline(), after(2_400, 'menu'), late);
    await vi.advanceTimersByTimeAsync(2_400);
    await expect(response).resolves.toBe('menu');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends reads that follow one another a moment after the limit, while they go on by themselves', async () => {
    const seen = vi.fn();
    const readInTurn = async () => {
      for (const part of ['texts', 'banners', 'record']) {
        await settleBy(readDeadline(), after(10_000, part).then(seen), late).catch(seen);
      }
      return Date.now() - NOW;
    };
    const whole = readInTurn();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(whole).resolves.toBe(3_000);
    expect(seen.mock.calls.filter(([value]) => !(value instanceof Error))).toHaveLength(3);
  });

  it('passes on the failure of the read itself', async () => {
    await expect(settleBy(readDeadline(), Promise.reject(new Error('403')), late)).rejects.toThrow('403');
  });
});
