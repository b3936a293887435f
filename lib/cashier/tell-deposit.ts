import { tellPlatform } from '@/lib/browser/product-events';
import type { Attempt } from './attempts';

/**
 * Tells the platform of a deposit that turned out to be made: once, whichever tab finds out.
 * @param known Attempts as they were kept before.
 */
export function tellDeposit(known: readonly Attempt[], { key, kind, method }: Attempt, id: string): void {
  const isTold = known.some((attempt) => attempt.key === key && attempt.state === 'done');
  if (kind === 'deposit' && !isTold) tellPlatform('deposit-made', { id, method });
}
