import { PlatformError } from './error';

/** No answer came because nothing left: there was no line. Unlike a lost answer it leaves nothing open. */
export class NotSent extends PlatformError {
  constructor(method: string) {
    super({ type: 'NetworkFailure', method, httpStatus: 0 });
  }
}
