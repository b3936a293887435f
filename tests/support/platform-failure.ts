import { PlatformError, type PlatformErrorDetails } from '@/lib/platform/error';
import type { PlatformErrorType } from '@/lib/platform/error-policy';

/** A failed call as the platform's client reports it. */
export function platformFailure(
  type: PlatformErrorType,
  details: Partial<PlatformErrorDetails> = {},
): PlatformError {
  return new PlatformError({ type, method: 'auth.login', httpStatus: 200, ...details });
}
