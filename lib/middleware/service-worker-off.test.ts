import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const SOURCE = readFileSync('public/sw-off.js', 'utf8');

interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

function startWorker(forget = () => Promise.resolve(true)) {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const unregister = vi.fn(() => Promise.resolve(true));
  const skipWaiting = vi.fn(() => Promise.resolve());
  const caches = { keys: () => Promise.resolve(['files-v1', 'pages-v2']), delete: vi.fn(forget) };
  const addEventListener = (type: string, listener: (event: WorkerEvent) => void) =>
    listeners.set(type, listener);
  runInNewContext(SOURCE, {
    self: { addEventListener, skipWaiting, registration: { unregister } },
    caches,
  });
  const dispatch = async (type: string) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (given) => work.push(given) });
    await Promise.allSettled(work);
  };
  return { dispatch, unregister, skipWaiting, caches, listeners };
}

describe('R-SW-01 what takes the place of a service worker that is switched off', () => {
  it('takes it at once, forgets everything and goes', async () => {
    const { dispatch, unregister, skipWaiting, caches } = startWorker();
    await dispatch('install');
    expect(skipWaiting).toHaveBeenCalledOnce();
    expect(unregister).not.toHaveBeenCalled();
    await dispatch('activate');
    expect(caches.delete.mock.calls).toEqual([['files-v1'], ['pages-v2']]);
    expect(unregister).toHaveBeenCalledOnce();
  });

  it('goes also where something cannot be forgotten', async () => {
    const { dispatch, unregister } = startWorker(() => Promise.reject(new Error('The disk is full')));
    await dispatch('activate');
    expect(unregister).toHaveBeenCalledOnce();
  });

  it('goes again at the word of a page, which finds it only where it did not go', async () => {
    const { dispatch, unregister } = startWorker();
    await dispatch('activate');
    await dispatch('message');
    expect(unregister).toHaveBeenCalledTimes(2);
  });

  it('stands in the way of no request', () => {
    expect([...startWorker().listeners.keys()]).not.toContain('fetch');
  });
});
