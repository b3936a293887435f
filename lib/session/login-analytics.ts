import { reportEvent } from '@/lib/browser/product-events';
import { PlatformError } from '@/lib/platform/error';
import { isExceptionType } from '@/lib/platform/error-policy';

/** Reports a refused or failed login to analytics by its code, never with what was typed (R-AUTH-12, R-TRACK-05). */
export function reportLoginError(error: unknown): void {
  reportEvent({ event: 'error-login', code: codeOf(error) });
}

/** A social sign-in fails with an exception's name; other text, which the URL may contain, is not sent. */
export function reportSocialError(type: string | null): void {
  reportEvent({ event: 'error-login', code: isExceptionType(type) ? type : 'unknown' });
}

/** Reports a logout that the platform refused to analytics (R-AUTH-12). */
export function reportLogoutError(error: unknown): void {
  reportEvent({ event: 'error-logout', code: codeOf(error) });
}

const codeOf = (error: unknown) => (error instanceof PlatformError ? (error.code ?? error.type) : 'unknown');
