/** How far back records are listed. */
export const PERIODS = ['all', 'today', 'week', 'month', 'quarter'] as const;
export type Period = (typeof PERIODS)[number];

const DAYS: Readonly<Record<Exclude<Period, 'all'>, number>> = { today: 1, week: 7, month: 30, quarter: 90 };

/** When a period began, in milliseconds: at the start of its first day by the viewer's clock; null for no bound. */
export function periodStart(period: Period, now: number): number | null {
  if (period === 'all') return null;
  const day = new Date(now);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - DAYS[period] + 1);
  return day.getTime();
}
