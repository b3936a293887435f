import { log } from '@/lib/log';
import { checkNavigation } from './check-navigation';

/** Logs a URL of the platform or of content that is refused, with the error. */
export function logRefused(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  log.once(`navigation.refused.${message}`, 'warn', 'navigation.refused', { message });
}

/** Whether a URL may be navigated to, including another site's; a refusal is logged. */
export function mayLeadTo(address: string): boolean {
  try {
    checkNavigation(address, { isExternalAllowed: true });
    return true;
  } catch (error) {
    logRefused(error);
    return false;
  }
}
