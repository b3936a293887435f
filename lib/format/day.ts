import { formatDate, type DateInput } from './date';

export interface NamedDay {
  /** Null for a day that is shown by its date. */
  name: 'today' | 'yesterday' | null;
  date: string;
}

/** The day of a wire time by the viewer's clock, as a heading names it; null where it is empty or unreadable. */
export function dayOf(at: DateInput, now: number): NamedDay | null {
  const date = formatDate(at);
  if (date === '') return null;
  if (date === formatDate(new Date(now).toISOString())) return { name: 'today', date };
  const before = new Date(now);
  before.setDate(before.getDate() - 1);
  return { name: date === formatDate(before.toISOString()) ? 'yesterday' : null, date };
}
