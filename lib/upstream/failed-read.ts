import { isRecord } from '@/lib/is-record';
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
 * Logs a failed call of a back end, the same failure at most once a minute; all with the same level and fields.
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

/**
 * Reason and HTTP status of a failure (`UpstreamFailure`, `ContentFailure`, `PlatformError`, from whichever bundle),
 * for the log. Never its message, which may be the platform's text about a player.
 */
export function reasonOf(error: unknown): { reason: string; status: number | null } {
  const { reason, status, cause, type, httpStatus }: Record<string, unknown> = isRecord(error) ? error : {};
  const word = reason ?? (isRecord(cause) ? cause.reason : undefined);
  if (typeof word === 'string') return { reason: word, status: Number(status) || null };
  return { reason: typeof type === 'string' ? type : 'unknown', status: Number(httpStatus) || null };
}
