import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { zonedTime } from './date-text';

dayjs.extend(utc);

/** The viewer's time zone, or UTC on the server, which cannot know the viewer's. */
export type DateZone = 'viewer' | 'utc';

/** As on the wire: ISO (`2025-03-01T10:15:00Z`, UTC without a zone; `1990-05-21`) or Unix seconds. */
export type DateInput = string | number | null | undefined;

const DAY_FORMAT = 'DD.MM.YYYY';
const TIME_FORMAT = 'H:mm';
/** Years have four digits; anything else is a mistake. */
const LAST_YEAR = 9_999;
/** A date without a time, which is the same day for every viewer. */
const BARE_DAY = /^\d{4}[-/]?\d{1,2}[-/]?\d{1,2}$/;

function toDayjs(value: DateInput, zone: DateZone): Dayjs | null {
  if (value === null || value === undefined || value === '') return null;
  const isBareDay = typeof value === 'string' && BARE_DAY.test(value);
  const inUtc = dayjs.utc(zonedTime(value));
  const date = zone === 'utc' || isBareDay ? inUtc : inUtc.local();
  return date.isValid() && date.year() >= 0 && date.year() <= LAST_YEAR ? date : null;
}

/** `DD.MM.YYYY` (R-CONST-03); empty for an empty or invalid value. */
export function formatDate(value: DateInput, zone: DateZone = 'viewer'): string {
  return toDayjs(value, zone)?.format(DAY_FORMAT) ?? '';
}

/** `H:MM` on the 24-hour clock; empty for an empty or invalid value. */
export function formatTime(value: DateInput, zone: DateZone = 'viewer'): string {
  return toDayjs(value, zone)?.format(TIME_FORMAT) ?? '';
}

/** `DD.MM.YYYY a las H:MM` (R-CONST-03); the joining word comes from the content system (`common.dateTimeJoiner`). */
export function formatDateTime(
  value: DateInput,
  { joiner, zone = 'viewer' }: { joiner: string; zone?: DateZone },
): string {
  const date = toDayjs(value, zone);
  return date === null ? '' : `${date.format(DAY_FORMAT)} ${joiner} ${date.format(TIME_FORMAT)}`;
}

/** `YYYY-MM-DD HH:MM`, which other programs sort and parse as a time; empty for an empty or invalid value. */
export function sortableDateTime(value: DateInput): string {
  return toDayjs(value, 'viewer')?.format('YYYY-MM-DD HH:mm') ?? '';
}

/** Milliseconds since 1970 of a wire time, or null when it is empty or invalid. */
export function toTimeMs(value: DateInput): number | null {
  return toDayjs(value, 'utc')?.valueOf() ?? null;
}
