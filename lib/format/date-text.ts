const UNIX_SECONDS_TEXT = /^\d{9,11}$/;
const WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/i;

/**
 * A wire time in a form that `Date` parses the same everywhere: Unix seconds (number or text) in milliseconds, other
 * texts unchanged. Spec silent on a text without a zone; chosen: UTC, because the server's zone and the viewer's would
 * show different times.
 */
export function zonedTime(value: string | number): string | number {
  if (typeof value === 'number' || UNIX_SECONDS_TEXT.test(value)) return Number(value) * 1000;
  return value.replace(WITHOUT_ZONE, '$1T$2Z');
}
