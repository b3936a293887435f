import { PlatformError } from '@/lib/platform/error';
import { errorKind } from '@/lib/platform/error-policy';

/** True when nobody judged what was sent: no response, one of a server in trouble, or "not now". */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof PlatformError)) return false;
  const kind = errorKind(error);
  return error.httpStatus >= 500 || kind === 'later' || kind === 'defect' || kind === 'maintenance';
}
