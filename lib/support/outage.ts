import { PlatformError } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';

/** True when the request was not judged: no response, a server error, or "not now". */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof PlatformError)) return false;
  const kind = errorKind(error);
  return error.httpStatus >= 500 || kind === 'later' || kind === 'defect' || kind === 'maintenance';
}
