import { fromMinor, toMinor, type Amount } from './money';

/** Milliseconds a sum takes to count up to its new value. */
export const COUNT_UP_MS = 1_200;

/**
 * The sum while it counts to its next value, in main units, slowing down towards the end. One that fell (the jackpot
 * was won) or changed its currency is shown at once.
 * @param progress 0 to 1.
 */
export function countUp(from: Amount, to: Amount, progress: number): number {
  if (from.currency !== to.currency || to.amount <= from.amount || progress >= 1) return to.amount;
  const eased = 1 - (1 - Math.max(0, progress)) ** 3;
  try {
    const [start, end] = [toMinor(from.amount, from.currency), toMinor(to.amount, to.currency)];
    return fromMinor(start + Math.floor((end - start) * eased), to.currency);
  } catch {
    // Beyond exact arithmetic.
    return to.amount;
  }
}
