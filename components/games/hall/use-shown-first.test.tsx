import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShownFirst } from './use-shown-first';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Choice {
  type: string;
  sort: string;
}
const CURRENT: Choice = { type: 'all', sort: 'popularity' };

function render() {
  const acted = vi.fn<(change: Partial<Choice>) => void>();
  return { acted, ...renderHook(() => useShownFirst<Choice>(CURRENT, acted)) };
}

it('shows a choice at once and applies it in the task after its frame', () => {
  const { acted, result } = render();
  act(() => result.current[1]({ type: 'slots' }));
  expect(result.current[0]).toEqual({ type: 'slots', sort: 'popularity' });
  expect(acted).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(40));
  expect(acted.mock.calls).toEqual([[{ type: 'slots' }]]);
  expect(result.current[0]).toEqual(CURRENT);
});

it('a newer choice joins one not applied yet, and a page that was left applies none', () => {
  const { acted, result, unmount } = render();
  act(() => result.current[1]({ type: 'slots', sort: 'name' }));
  act(() => result.current[1]({ type: 'live' }));
  act(() => void vi.advanceTimersByTime(40));
  expect(acted.mock.calls).toEqual([[{ type: 'live', sort: 'name' }]]);
  act(() => result.current[1]({ type: 'slots' }));
  unmount();
  vi.advanceTimersByTime(40);
  expect(acted).toHaveBeenCalledOnce();
});
