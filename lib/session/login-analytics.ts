import { pushAnalytics } from '@/lib/browser/data-layer';
import { PlatformError } from '@/lib/platform/error';

/** Tells analytics of a refused or failed login by its code, never by what was typed (R-AUTH-12, R-TRACK-05). */
export function reportLoginError(error: unknown): void {
  const code = error instanceof PlatformError ? (error.code ?? error.type) : 'unknown';
  pushAnalytics({ event: 'error-login', code });
}
