import { queryOptions } from '@tanstack/react-query';
import { browserTools } from './attempt-memory';
import type { Attempt } from './attempts';
import { searchAttempt } from './submit-once';

/** Outside of the cashier's key, which every payment invalidates: a running search must not be restarted. */
const LOST_ROOT = 'cashier-lost';

/** What became of a payment whose response got lost; pending until it is found or given up. */
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
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The search was left', 'AbortError'));
    });
  });
}
