import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { safeReturnPath, sameSitePath } from '@/lib/routing/external';
import { readAuthFlags, withoutAuthFlags } from '@/lib/routing/query-flags';
import { rememberReturning } from '@/lib/session/returning';
import type { User } from '@/lib/session/schema';
import { useNavigation } from '@/stores/navigation';
import { useSession } from '@/stores/session';

/**
 * What follows a sign-in (R-AUTH-03 to R-AUTH-06): the session takes the player over, everything read as a guest is
 * read anew, and the player goes on. A login goes to the address a guard kept, else to the locale home page; a
 * registration stays where it is, or goes to the kept address, and marks it with `register=success`.
 */
export function completeSignIn(user: User, how: 'login' | 'registration'): void {
  useSession.getState().setUser(user);
  rememberReturning(true);
  void reloadInitialData();
  useNavigation.getState().goTo(how === 'login' ? afterLogin() : afterRegistration());
}

async function reloadInitialData(): Promise<void> {
  const { queryClient } = await import('./query-client');
  await queryClient.resetQueries();
}

function home(): string {
  return localePath(document.documentElement.lang === 'fr' ? 'fr' : 'en', paths.home());
}

function afterLogin(): string {
  return safeReturnPath(readAuthFlags(window.location.search).redirectUrl, home());
}

function afterRegistration(): string {
  const { pathname, search, hash } = window.location;
  const kept = sameSitePath(readAuthFlags(search).redirectUrl);
  const target = new URL(kept ?? `${pathname}${withoutAuthFlags(search)}${hash}`, window.location.origin);
  target.searchParams.set('register', 'success');
  return `${target.pathname}${target.search}${target.hash}`;
}
