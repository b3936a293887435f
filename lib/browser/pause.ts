/** Resolves with null after the given milliseconds. */
export function pause(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null));
}
