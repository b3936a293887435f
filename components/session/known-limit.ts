/** `time_to_force_logout` in seconds as the page said it when it was rendered; undefined when it did not. */
let known: number | null | undefined;

export function knowInactivityLimit(seconds: number | null | undefined): void {
  known = seconds;
}

export function knownInactivityLimit(): number | null | undefined {
  return known;
}
