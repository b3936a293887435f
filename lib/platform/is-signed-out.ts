import type { PlatformError } from './error';

/**
 * Whether a failed read of the account means that nobody is signed in: the session has ended, or its account was
 * deleted. Signing in again says which. HTTP 403 has a page of its own (R-ERR-05).
 */
export function isSignedOut({ type, httpStatus }: PlatformError): boolean {
  return (type === 'AuthorizationException' || type === 'UserDeletedException') && httpStatus !== 403;
}
