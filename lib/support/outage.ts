import { PlatformError } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';
import { ActionNotDone } from '@/lib/platform/require-done';

/** True when the request was not judged: no response, a server error, or "not now". */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof PlatformError) || error instanceof ActionNotDone) return false;
  const kind = errorKind(error);
  return error.httpStatus >= 500 || kind === 'later' || kind === 'defect' || kind === 'maintenance';
}
