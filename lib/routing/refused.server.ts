import { log } from '@/lib/log';
import { checkNavigation } from './check-navigation';

/** Logs that an address of the platform or of content is not gone to, with the error it is refused with. */
export function logRefused(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  log.once(`navigation.refused.${message}`, 'warn', 'navigation.refused', { message });
}

/** Whether an address may be gone to, also one of another site; a refusal is logged. */
export function mayLeadTo(address: string): boolean {
  try {
    checkNavigation(address, { isExternalAllowed: true });
    return true;
  } catch (error) {
    logRefused(error);
    return false;
  }
}
