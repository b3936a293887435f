import { log } from '@/lib/log';

export interface FailedRead {
  side: 'platform' | 'content';
  /** The reason as one word: of a connection, or the platform's error name. */
  reason: string;
  /** HTTP status of the response; null where there was none. */
  status?: number | null;
  /** When the read began, by `performance.now()`. */
  since: number;
}

/**
 * Logs a failed call of a back end, at most once a minute for the same failure; all have the same level and fields.
 * @param what names what was read, for instance `{ method }` or `{ collection }`
 */
export function logFailedRead(
  event: string,
  what: Readonly<Record<string, string>>,
  { side, reason, status = null, since }: FailedRead,
): void {
  const key = `${event}:${Object.values(what).join(' ')}:${reason}:${status}`;
  log.once(key, 'warn', event, { side, ...what, reason, status, ms: Math.round(performance.now() - since) });
}
