import { pause } from '@/lib/browser/pause';
import { PlatformError } from './error';
import { errorKind, fatalPage } from './error-policy';
import { NotSent } from './not-sent';
import { ActionNotDone } from './require-done';

const UNCLEAR_TYPES: ReadonlySet<string> = new Set([
  'NetworkFailure',
  'MalformedResponse',
  'UnknownErrorException',
  'InternalServerErrorException',
]);

/**
 * Whether a failed money call may have been carried out: then it is looked up, never sent again. A refusal of the
 * request itself (an exception with HTTP 4xx) does not count, nor does a `result` other than 1, nor a request that was
 * never sent.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof PlatformError) || !UNCLEAR_TYPES.has(error.type)) return false;
  if (error instanceof ActionNotDone || error instanceof NotSent) return false;
  return error.httpStatus < 400 || error.httpStatus >= 500 || error.type === 'MalformedResponse';
}

/** Whether the platform itself reported a failure, and so has finished; a lost response has other statuses. */
export function isOwnFailure(error: unknown): boolean {
  return error instanceof PlatformError && error.isException && ![502, 503, 504].includes(error.httpStatus);
}

/** Whether a failure concerns the player or the whole site, not this one call: it is fatal, or the session is lost. */
export function isAboutAll(error: PlatformError): boolean {
  return fatalPage(error) !== null || errorKind(error) === 'session';
}

/** Waits before the outcome is read again: a call without a response may still be in progress. Milliseconds. */
const READ_AGAIN_AFTER_MS = [1_000, 2_000];

/**
 * Sends an action once and, if no response tells the outcome, reads it instead of sending the action again:
 * immediately, and twice more within three seconds unless the platform itself reported the failure.
 * @param isDone Reads whether the action was carried out; a failed read leaves it open.
 * @throws PlatformError of the action when it was refused, or when nothing shows that it was carried out.
 */
export async function sendThenAsk(send: () => Promise<void>, isDone: () => Promise<boolean>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const isCarriedOut = () => isDone().catch(() => false);
    if (await isCarriedOut()) return;
    for (const wait of isOwnFailure(error) ? [] : READ_AGAIN_AFTER_MS) {
      await pause(wait);
      if (await isCarriedOut()) return;
    }
    throw error;
  }
}
