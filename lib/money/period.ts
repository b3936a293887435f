import { toTimeMs } from '@/lib/format/date';

export const PERIODS = ['all', 'today', 'week', 'month', 'quarter'] as const;
export type Period = (typeof PERIODS)[number];

const DAYS: Readonly<Record<Exclude<Period, 'all'>, number>> = { today: 1, week: 7, month: 30, quarter: 90 };

/** Start of a period in milliseconds: midnight of its first day for the viewer; null for no limit. */
export function periodStart(period: Period, now: number): number | null {
  if (period === 'all') return null;
  const day = new Date(now);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - DAYS[period] + 1);
  return day.getTime();
}

/**
 * The items of a list, newest first, within a period. One without a time is in no period, but does not end the list.
 * @returns `isOver` once an older item is listed: no further page contains one of the period.
 */
export function withinPeriod<Item>(
  items: readonly Item[],
  timeOf: (item: Item) => string | null,
  period: Period,
  now: number,
): { inside: readonly Item[]; isOver: boolean } {
  const from = periodStart(period, now);
  if (from === null) return { inside: items, isOver: false };
  const times = items.map((item) => toTimeMs(timeOf(item)));
  return {
    inside: items.filter((_, at) => (times[at] ?? -Infinity) >= from),
    isOver: times.some((time) => time !== null && time < from),
  };
}
