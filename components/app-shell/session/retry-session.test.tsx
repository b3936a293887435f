import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retrySession } from './retry-session';
import { recheckSession } from '@/components/shared/session/session-change';

vi.mock('@/components/shared/session/session-change', () => ({
  recheckSession: vi.fn(async () => undefined),
}));

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

beforeEach(() => {
  vi.mocked(recheckSession).mockClear();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('sends requests less and less often, at most once a minute, until it is stopped', async () => {
  const stop = retrySession();
  const counts: number[] = [];
  for (const ms of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    await pass(ms);
    counts.push(vi.mocked(recheckSession).mock.calls.length);
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
  await pass(59_000);
  expect(recheckSession).toHaveBeenCalledTimes(6);
  stop();
  await pass(600_000);
  expect(recheckSession).toHaveBeenCalledTimes(6);
});

it('requests at once when the browser is online again, and not for a hidden tab', async () => {
  const stop = retrySession();
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(recheckSession).toHaveBeenCalledTimes(1);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(300_000);
  expect(recheckSession).toHaveBeenCalledTimes(1);
  stop();
});
