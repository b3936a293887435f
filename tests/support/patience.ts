import { vi } from 'vitest';

/**
 * How long a test waits for what has to come, in milliseconds. A second, the runner's own, is too short on a machine that
 * is shared: code that is imported when it acts may take longer there. A test that passes waits no longer for it.
 */
export const PATIENCE_MS = 8_000;

const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (callback, options) =>
  waitFor(
    callback,
    typeof options === 'number' ? options : { ...options, timeout: options?.timeout ?? PATIENCE_MS },
  );
