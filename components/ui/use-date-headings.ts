import { useLocale } from 'next-intl';
import { useState } from 'react';
import type { DateInput } from '@/lib/format/date';
import { dayOf, isMostlyOneADay, monthOf, type NamedDay } from '@/lib/format/day';

interface DateHeading {
  /** Above this record; null where the heading of the record before it goes on. */
  heading: string | null;
  /** The heading names the day, so that the record need not. */
  isUnderDay: boolean;
}

/**
 * Headings of a list of dated records: the days, or the months where most days have one record. Chosen when the list
 * is first shown, so that more records below never change what is above.
 * @param nameOf The words for today and yesterday.
 */
export function useDateHeadings(
  times: readonly DateInput[],
  nameOf: (day: NonNullable<NamedDay['name']>) => string,
): DateHeading[] {
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const [isByMonth] = useState(() => isMostlyOneADay(times));
  const headings = times.map((at) => {
    const day = dayOf(at, now);
    if (!day) return null;
    if (isByMonth) return monthOf(day.date, locale);
    return day.name ? nameOf(day.name) : day.date;
  });
  return headings.map((heading, place) => ({
    heading: heading === headings[place - 1] ? null : heading,
    isUnderDay: heading !== null && !isByMonth,
  }));
}
