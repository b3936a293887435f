import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown } from './use-countdown';

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
function render(seconds?: number) {
  const { result } = renderHook(() => useCountdown(seconds));
  return { left: () => result.current[0], start: (fresh: number) => act(() => result.current[1](fresh)) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts down from the start, and ticks no more once the wait is over', () => {
  const { left } = render(3);
  expect(left()).toBe(3);
  pass(1_000);
  expect(left()).toBe(2);
  pass(2_000);
  expect(left()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('waits for nothing until it is started, and can be restarted while it counts', () => {
  const { left, start } = render();
  expect(left()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  start(5);
  pass(1_500);
  expect(left()).toBe(4);
  start(9);
  expect(left()).toBe(9);
  pass(1_000);
  expect(left()).toBe(8);
});

it('shows the truth when a tab that slept wakes', () => {
  const { left } = render(42);
  vi.setSystemTime(Date.now() + 60_000);
  pass(1_000);
  expect(left()).toBe(0);
});
