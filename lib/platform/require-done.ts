import { PlatformError } from './error';
import type { PlatformMethodName } from './names';

/** The platform's report that it did not carry out an action: unlike other unknown errors it leaves no doubt. */
export class ActionNotDone extends PlatformError {
  constructor(method: PlatformMethodName) {
    super({ type: 'UnknownErrorException', method, httpStatus: 200 });
  }
}

/**
 * Checks an action's result: `result` 1 is success, anything else a failure.
 * @throws ActionNotDone, an UnknownErrorException, when the action was not done.
 */
export function requireDone(method: PlatformMethodName, { result }: { result: number }): void {
  if (result !== 1) throw new ActionNotDone(method);
}
