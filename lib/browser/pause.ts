/** Resolves with null after the given time. Milliseconds. */
export function pause(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null));
}
