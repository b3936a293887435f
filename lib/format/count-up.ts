import { fromMinor, toMinor, type Amount } from './money';

/** How long a sum takes to count up to its new value, in milliseconds. */
export const COUNT_UP_MS = 1_200;

/**
 * The sum shown while it counts from one value to the next, in main units. It slows down towards the end; a sum that
 * fell (the jackpot was won) or changed its currency is shown immediately.
 * @param progress 0 to 1.
 */
export function countUp(from: Amount, to: Amount, progress: number): number {
  if (from.currency !== to.currency || to.amount <= from.amount || progress >= 1) return to.amount;
  const eased = 1 - (1 - Math.max(0, progress)) ** 3;
  try {
    const [start, end] = [toMinor(from.amount, from.currency), toMinor(to.amount, to.currency)];
    return fromMinor(start + Math.floor((end - start) * eased), to.currency);
  } catch {
    // A sum beyond exact arithmetic is not animated.
    return to.amount;
  }
}
