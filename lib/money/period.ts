/** How far back records are listed. */
export const PERIODS = ['all', 'today', 'week', 'month', 'quarter'] as const;
export type Period = (typeof PERIODS)[number];

const DAYS: Readonly<Record<Exclude<Period, 'all'>, number>> = { today: 1, week: 7, month: 30, quarter: 90 };

/** Start of a period in milliseconds: midnight of its first day in the viewer's time zone; null for no limit. */
export function periodStart(period: Period, now: number): number | null {
  if (period === 'all') return null;
  const day = new Date(now);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - DAYS[period] + 1);
  return day.getTime();
}
