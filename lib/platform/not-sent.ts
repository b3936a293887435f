import { PlatformError } from './error';

/** The request was never sent, because there was no connection. Unlike a lost response this leaves no outcome open. */
export class NotSent extends PlatformError {
  constructor(method: string) {
    super({ type: 'NetworkFailure', method, httpStatus: 0 });
  }
}
