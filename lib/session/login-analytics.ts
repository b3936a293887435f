import { pushAnalytics } from '@/lib/browser/data-layer';
import { PlatformError } from '@/lib/platform/error';

/** Tells analytics of a refused or failed login by its code, never by what was typed (R-AUTH-12, R-TRACK-05). */
export function reportLoginError(error: unknown): void {
  pushAnalytics({ event: 'error-login', code: codeOf(error) });
}

/** Tells analytics of a logout that the platform did not take (R-AUTH-12). */
export function reportLogoutError(error: unknown): void {
  pushAnalytics({ event: 'error-logout', code: codeOf(error) });
}

const codeOf = (error: unknown) => (error instanceof PlatformError ? (error.code ?? error.type) : 'unknown');
