/** `time_to_force_logout` in seconds as rendered into the page; undefined if absent. */
let known: number | null | undefined;

export function knowInactivityLimit(seconds: number | null | undefined): void {
  known = seconds;
}

export function knownInactivityLimit(): number | null | undefined {
  return known;
}
