import { PlatformError } from './error';
import type { PlatformMethodName } from './names';

/**
 * Takes an action's answer: `result` 1 is success, anything else a failure (contract 1.3).
 * @throws PlatformError UnknownErrorException when the action was not done.
 */
export function requireDone(method: PlatformMethodName, { result }: { result: number }): void {
  if (result !== 1) throw new PlatformError({ type: 'UnknownErrorException', method, httpStatus: 200 });
}
