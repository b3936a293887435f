import { reportFailure } from '@/lib/browser/report';
import { checkNavigation } from './check-navigation';

interface NavigationOptions {
  /** Whether the caller expects URLs of other sites. */
  isExternalAllowed?: boolean;
}

/**
 * The only way to navigate to an untrusted URL of this site: from content, platform, query or storage. A refused one is
 * reported with the specified error, and the player stays on the page.
 * @param go Performs the navigation; only called with a valid URL.
 * @returns Whether it navigated.
 */
export function navigate(address: string, go: (address: string) => void): boolean {
  const target = navigable(address);
  if (target !== null) go(target);
  return target !== null;
}

/** The URL unchanged if `navigate` would accept it; else null, and the refusal is reported. */
export function navigable(address: string, options: NavigationOptions = {}): string | null {
  try {
    return judgeNavigation(address, options);
  } catch {
    return null;
  }
}

/** The same for callers that notify the player themselves. @throws NavigationRefused after reporting it. */
export function judgeNavigation(address: string, options: NavigationOptions = {}): string {
  try {
    const origin = typeof window === 'undefined' ? undefined : window.location.origin;
    return checkNavigation(address, { ...options, ...(origin && { origin }) });
  } catch (error) {
    reportFailure('Navigation', error);
    throw error;
  }
}
