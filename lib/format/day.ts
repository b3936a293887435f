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
