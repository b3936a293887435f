import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { waitTicks } from './wait-ticks.mjs';

it('what came while the process was busy is waited for', async () => {
  const came = vi.fn();
  const { port1, port2 } = new MessageChannel();
  const coming = once(port1, 'message').then(came);
  port2.postMessage('page');
  const busyUntil = performance.now() + 200;
  const waiting = waitTicks(coming, 4);
  while (performance.now() < busyUntil);
  await waiting;
  expect(came).toHaveBeenCalled();
  port1.close();
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
