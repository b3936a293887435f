/** Polls until the condition holds. @throws when the time is over */
export async function until(
  what: string,
  limitMs: number,
  isSo: () => boolean | Promise<boolean>,
  everyMs = 50,
): Promise<number> {
  const since = Date.now();
  while (Date.now() - since < limitMs) {
    if (await isSo()) return Date.now() - since;
    await pause(everyMs);
  }
  throw new Error(`${what}: not within ${limitMs} ms.`);
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
