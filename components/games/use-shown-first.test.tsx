import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShownFirst } from './use-shown-first';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows a choice at once and acts on it in the task after its frame', () => {
  const acted = vi.fn<(choice: string) => void>();
  const { result } = renderHook(() => useShownFirst<string>('all', acted));
  act(() => result.current[1]('slots'));
  expect(result.current[0]).toBe('slots');
  expect(acted).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(40));
  expect(acted.mock.calls).toEqual([['slots']]);
  expect(result.current[0]).toBe('all');
});

it('a newer choice takes the place of one not acted on yet, and a page that was left acts no more', () => {
  const acted = vi.fn<(choice: string) => void>();
  const { result, unmount } = renderHook(() => useShownFirst<string>('all', acted));
  act(() => result.current[1]('slots'));
  act(() => result.current[1]('live'));
  act(() => void vi.advanceTimersByTime(40));
  expect(acted.mock.calls).toEqual([['live']]);
  act(() => result.current[1]('slots'));
  unmount();
  vi.advanceTimersByTime(40);
  expect(acted).toHaveBeenCalledOnce();
});
