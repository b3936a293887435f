import type { PlatformError } from './error';

type Listener = (error: PlatformError) => void;

let listener: Listener | null = null;
const unheard: PlatformError[] = [];

/**
 * Reports every failed call of the light client, whoever made it and whatever that part shows of it: a response that ends
 * every page must take effect from anywhere (R-ERR-03 to R-ERR-05). One listener a document; its first report are those
 * that came before it.
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
