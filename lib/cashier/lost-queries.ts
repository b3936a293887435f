import { queryOptions } from '@tanstack/react-query';
import { browserTools } from './attempt-memory';
import type { Attempt } from './attempts';
import { searchAttempt } from './submit-once';

/** Not under the cashier's key, which every payment invalidates: a search in progress must not restart. */
const LOST_ROOT = 'cashier-lost';

/** The outcome of a payment whose response was lost; pending until it is found or the search gives up. */
export const lostPaymentQuery = (attempt: Attempt) =>
  queryOptions({
    queryKey: [LOST_ROOT, attempt],
    queryFn: ({ signal }) => searchAttempt(browserTools, attempt, (ms) => waitFor(ms, signal)),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    const leave = () => {
      clearTimeout(timer);
      reject(new DOMException('The search was left', 'AbortError'));
    };
    signal.addEventListener('abort', leave, { once: true });
  });
}
