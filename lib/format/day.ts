import type { Locale } from '@/i18n/routing';
import { formatDate, type DateInput, type DateZone } from './date';

export interface NamedDay {
  /** Null for a day shown by its date. */
  name: 'today' | 'yesterday' | null;
  date: string;
}

/** The day of a wire time, in the viewer's time zone or in UTC; null where it is empty or invalid. */
export function dayOf(at: DateInput, now: number, zone: DateZone = 'viewer'): NamedDay | null {
  const date = formatDate(at, zone);
  if (date === '') return null;
  if (date === formatDate(new Date(now).toISOString(), zone)) return { name: 'today', date };
  const before = new Date(now);
  if (zone === 'utc') before.setUTCDate(before.getUTCDate() - 1);
  else before.setDate(before.getDate() - 1);
  return { name: date === formatDate(before.toISOString(), zone) ? 'yesterday' : null, date };
}

/** Whether most days of a list hold one record; false without any date. */
export function isMostlyOneADay(times: readonly DateInput[]): boolean {
  const counts = new Map<string, number>();
  for (const date of times.map((at) => formatDate(at))) counts.set(date, (counts.get(date) ?? 0) + 1);
  counts.delete('');
  const alone = [...counts.values()].filter((count) => count === 1);
  return alone.length * 2 > counts.size;
}

/** Month and year in words, as "November 2026". @param date As of `formatDate`. */
export function monthOf(date: string, locale: Locale): string {
  const [, month, year] = date.split('.').map(Number);
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return name.format(Date.UTC(year ?? 0, (month ?? 1) - 1));
}
