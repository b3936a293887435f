/** What the browser keeps of the session's data beside the stores: the query cache. */
interface SessionData {
  /** Drops everything. */
  clear(): void;
  /** Drops everything, and reads again what the page shows. */
  reset(): Promise<void>;
}

const holders = new Set<SessionData>();

/** Called once by what keeps such data, when its code loads. */
export function holdSessionData(data: SessionData): void {
  holders.add(data);
}

/** The player is gone: nothing of theirs stays. */
export function clearSessionData(): void {
  for (const data of holders) data.clear();
}

/** Another one is here: what the page shows is read again. Resolves when that is done. */
export async function resetSessionData(): Promise<void> {
  await Promise.all([...holders].map((data) => data.reset()));
}
