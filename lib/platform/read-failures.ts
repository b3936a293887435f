import type { PlatformError } from './error';

type Listener = (error: PlatformError) => void;

let listener: Listener | null = null;
const unheard: PlatformError[] = [];

/**
 * Reports every failed call of the read-only client, whichever component made it and whatever it shows: a response that
 * replaces every page must take effect from anywhere (R-ERR-03 to R-ERR-05). One listener per document, which first
 * gets the failures that happened before it was added.
 * @returns Stops reporting.
 */
export function watchReadFailures(next: Listener): () => void {
  listener = next;
  unheard.splice(0).forEach(next);
  return () => {
    listener = null;
  };
}

export function noteReadFailure(error: PlatformError): void {
  if (listener) listener(error);
  else unheard.push(error);
}
