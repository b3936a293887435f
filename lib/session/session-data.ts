/** Session data held outside of the stores: the query cache. */
interface SessionData {
  clear(): void;
  /** Drops everything, and refetches what the page shows. */
  reset(): Promise<void>;
  /** Refetches what the page shows about a subject, and the rest when it is shown next. */
  expire(subject: string): void;
}

let held: SessionData | null = null;

/** Called once by the owner of such data, when its code loads. */
export function holdSessionData(data: SessionData): void {
  held = data;
}

/** After the player signed out: drops all their data. */
export function clearSessionData(): void {
  held?.clear();
}

/** When another player signed in: refetches what the page shows. Resolves when that is done. */
export async function resetSessionData(): Promise<void> {
  await held?.reset();
}

/** After news about a subject, such as `loyalty`: what was read before is no longer shown as current. */
export function expireSessionData(subject: string): void {
  held?.expire(subject);
}
