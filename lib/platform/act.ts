import { axiosTransport } from './axios-transport';
import { browserContext } from './browser-context';
import { createPlatformClient } from './client';
import type { PlatformMethod } from './method';
import { requireDone } from './require-done';

/** The browser's client of actions and of a player's reads. Import it only from parts that load on interaction. */
export const actPlatform = createPlatformClient(axiosTransport, browserContext);

/**
 * Calls an action whose response is only a result.
 * @throws PlatformError when it failed; ActionNotDone for a result other than 1 (R-PROF-08).
 */
export async function callAction<Input extends object>(
  method: PlatformMethod<Input, { result: number }>,
  input: Input,
): Promise<void> {
  requireDone(method.name, await actPlatform.call(method, input));
}
