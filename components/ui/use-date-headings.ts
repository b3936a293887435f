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
  const days = times.map((at) => dayOf(at, now));
  const groups = days.map((day) => (isByMonth ? day?.date.slice('DD.'.length) : day?.date));
  const titleOf = ({ date, name }: NamedDay) =>
    isByMonth ? monthOf(date, locale) : name ? nameOf(name) : date;
  return days.map((day, place) => ({
    heading: day && groups[place] !== groups[place - 1] ? titleOf(day) : null,
    isUnderDay: day !== null && !isByMonth,
  }));
}
