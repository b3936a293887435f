import { afterAll, vi } from 'vitest';

/** Time for pending requests to finish after the last test of a file. */
const GRACE_MS = 1_000;

interface Work {
  what: string;
  /** Where it was started, outside of this file. */
  from: string;
}

/**
 * Fails a test file that leaves requests or intervals running after its last test: they would end during another file,
 * or after the test browser is gone. Timeouts end by themselves and are not watched.
 */
export function failOnWorkLeft(scope: typeof globalThis): void {
  const running = new Map<unknown, Work>();
  const { fetch, setInterval, clearInterval } = scope;

  scope.fetch = async (...args) => {
    const key = Symbol('request');
    const [input] = args;
    running.set(key, {
      what: `request ${input instanceof Request ? input.url : String(input)}`,
      from: place(),
    });
    try {
      return await fetch(...args);
    } finally {
      running.delete(key);
    }
  };
  scope.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const timer = setInterval(...args);
    running.set(Number(timer), { what: `interval of ${args[1] ?? 0} ms`, from: place() });
    return timer;
  }) as typeof setInterval;
  scope.clearInterval = (timer) => {
    running.delete(Number(timer));
    clearInterval(timer);
  };

  afterAll(async () => {
    // A module still loading would finish in a test browser that is gone.
    await vi.dynamicImportSettled();
    const end = Date.now() + GRACE_MS;
    while (running.size > 0 && Date.now() < end) await new Promise((done) => void setTimeout(done, 20));
    const left = [...running.values()].map(({ what, from }) => `${what} ${from}`);
    running.clear();
    if (left.length > 0) throw new Error(`The last test is over, and this still runs: ${left.join('; ')}`);
  });
}

function place(): string {
  const [, , , line = ''] = new Error('place').stack?.split('\n') ?? [];
  return line.trim();
}
