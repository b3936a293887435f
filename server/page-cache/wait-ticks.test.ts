import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { waitTicks } from './wait-ticks.mjs';

it('what came while the process was busy is waited for', async () => {
  const came = vi.fn();
  const coming = readFile(import.meta.filename).then(came);
  const busyUntil = performance.now() + 200;
  const waiting = waitTicks(coming, 4);
  while (performance.now() < busyUntil);
  await waiting;
  expect(came).toHaveBeenCalled();
});

it('what never comes is waited for so many turns, and what has come no longer', async () => {
  vi.useFakeTimers();
  const done = vi.fn();
  void waitTicks(new Promise(() => undefined), 4).then(done);
  await vi.advanceTimersByTimeAsync(99);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
  const soon = vi.fn();
  void waitTicks(Promise.resolve(), 40).then(soon);
  await vi.advanceTimersByTimeAsync(25);
  expect(soon).toHaveBeenCalled();
  vi.useRealTimers();
});
