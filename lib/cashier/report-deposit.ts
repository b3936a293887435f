import { reportToPlatform } from '@/lib/browser/product-events';
import type { Attempt } from './attempts';

/** Reports a made deposit once, whichever tab finds out. @param known Attempts as stored before. */
export function reportDeposit(known: readonly Attempt[], { key, kind, method }: Attempt, id: string): void {
  const isReported = known.some((attempt) => attempt.key === key && attempt.state === 'done');
  if (kind === 'deposit' && !isReported) reportToPlatform('deposit-made', { id, method });
}
