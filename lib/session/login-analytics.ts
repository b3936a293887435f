import { tellEvent } from '@/lib/browser/product-events';
import { PlatformError } from '@/lib/platform/error';
import { isExceptionType } from '@/lib/platform/error-types';

/** Tells analytics of a refused or failed login by its code, never by what was typed (R-AUTH-12, R-TRACK-05). */
export function reportLoginError(error: unknown): void {
  tellEvent({ event: 'error-login', code: codeOf(error) });
}

/**
 * The same of a sign-in by a service, which fails by the name of an exception; any other text comes from an address that
 * anybody can write, and is not passed on.
 */
export function reportSocialError(type: string | null): void {
  tellEvent({ event: 'error-login', code: isExceptionType(type) ? type : 'unknown' });
}

/** Tells analytics of a logout that the platform did not take (R-AUTH-12). */
export function reportLogoutError(error: unknown): void {
  tellEvent({ event: 'error-logout', code: codeOf(error) });
}

const codeOf = (error: unknown) => (error instanceof PlatformError ? (error.code ?? error.type) : 'unknown');
