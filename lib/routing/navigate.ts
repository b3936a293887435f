import { reportFailure } from '@/lib/browser/report';
import { checkNavigation } from './check-navigation';

interface NavigationOptions {
  /** The caller expects addresses of other sites here. */
  isExternalAllowed?: boolean;
}

/**
 * The only route to an address from outside: from content, platform, query or storage. A refused one is reported with
 * the specified error, and the player stays.
 * @param go Goes there; only called with an address that may be gone to.
 * @returns Whether it went there.
 */
export function navigate(
  address: string,
  go: (address: string) => void,
  options: NavigationOptions = {},
): boolean {
  const target = navigable(address, options);
  if (target !== null) go(target);
  return target !== null;
}

/** The address as given where `navigate` would go to it; else null, and the refusal is reported. */
export function navigable(address: string, options: NavigationOptions = {}): string | null {
  try {
    return judgeNavigation(address, options);
  } catch {
    return null;
  }
}

/**
 * The same for callers that notify the player themselves.
 * @throws NavigationRefused once it is reported.
 */
export function judgeNavigation(address: string, options: NavigationOptions = {}): string {
  try {
    const origin = typeof window === 'undefined' ? undefined : window.location.origin;
    return checkNavigation(address, { ...options, ...(origin && { origin }) });
  } catch (error) {
    reportFailure('Navigation', error);
    throw error;
  }
}
