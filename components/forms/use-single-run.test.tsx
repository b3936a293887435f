import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSingleRun } from './use-single-run';

it('runs once however often it is started meanwhile, and again afterwards', async () => {
  let finish: () => void = () => undefined;
  const action = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { result } = renderHook(() => useSingleRun(action));
  const start = () => result.current[1]();
  await act(async () => {
    void start();
    void start();
  });
  expect(action).toHaveBeenCalledOnce();
  expect(result.current[0]).toBe(true);
  await act(async () => finish());
  expect(result.current[0]).toBe(false);
  await act(async () => void start());
  expect(action).toHaveBeenCalledTimes(2);
});

it('is free again after a failure', async () => {
  const { result } = renderHook(() => useSingleRun(() => Promise.reject(new Error('no'))));
  await act(async () => {
    await result.current[1]().catch(() => undefined);
  });
  expect(result.current[0]).toBe(false);
});
