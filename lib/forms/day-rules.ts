/** First four-digit year; `0190` is a typing error. */
const FIRST_DAY = '1000-01-01';
const YEAR_FIRST = /^(\d{4})[,.'-](\d{1,2})[,.'-](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[,.'-](\d{1,2})[,.'-](\d{4})$/;

/** A day as `YYYY-MM-DD`, from that or `DD.MM.YYYY` (separators `, . ' -`); null if it is no such day (R-VAL-07). */
export function readDay(text: string): string | null {
  const yearFirst = YEAR_FIRST.exec(text);
  const parts = yearFirst ? yearFirst.slice(1) : YEAR_LAST.exec(text)?.slice(1).reverse();
  if (!parts) return null;
  const iso = parts.map((part) => part.padStart(2, '0')).join('-');
  const time = Date.parse(`${iso}T00:00:00Z`);
  const isCalendarDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return isCalendarDay && iso >= FIRST_DAY ? iso : null;
}

/** As the site's footer states. */
const GROWN_UP_YEARS = 18;
/** Earliest plausible date of birth. */
const FIRST_BIRTH = '1900-01-01';

/**
 * Earliest and latest date of birth of a player, `YYYY-MM-DD`, by the UTC day, so that server and browser agree. A
 * configured `minDate` or `maxDate` replaces its limit. Spec silent; chosen because the site serves nobody under 18.
 * @param now Milliseconds since 1970.
 */
export function birthLimits(now: number): { minDate: string; maxDate: string } {
  const today = new Date(now);
  const month = today.getUTCMonth();
  const year = today.getUTCFullYear() - GROWN_UP_YEARS;
  const born = new Date(Date.UTC(year, month, today.getUTCDate()));
  // For a birthday on 29 February, in other years the day before counts.
  if (born.getUTCMonth() !== month) born.setUTCDate(0);
  return { minDate: FIRST_BIRTH, maxDate: born.toISOString().slice(0, 10) };
}

/** `DD.MM.YYYY` of a day in `YYYY-MM-DD`, for a message; any other text stays as it is. */
export function displayDay(day: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day.split('-').reverse().join('.') : day;
}
