const UNIX_SECONDS_TEXT = /^\d{9,11}$/;
const WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/i;

/**
 * A wire time as `Date` reads it alike on every machine: Unix seconds, as number or text, in milliseconds, and other
 * texts as they are. Spec silent on a text without a zone; chosen: it is UTC, because the server's own zone and the
 * viewer's would each show another time.
 */
export function zonedTime(value: string | number): string | number {
  if (typeof value === 'number' || UNIX_SECONDS_TEXT.test(value)) return Number(value) * 1000;
  return value.replace(WITHOUT_ZONE, '$1T$2Z');
}
