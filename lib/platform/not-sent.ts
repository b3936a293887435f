import { PlatformError } from './error';

/** The request was not sent for lack of a connection. Unlike a lost response this leaves no doubt about the outcome. */
export class NotSent extends PlatformError {
  constructor(method: string) {
    super({ type: 'NetworkFailure', method, httpStatus: 0 });
  }
}
