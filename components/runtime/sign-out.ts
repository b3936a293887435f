import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { rememberReturning } from '@/lib/session/returning';
import { closeAllDialogs } from '@/stores/dialogs';
import { useSession } from '@/stores/session';

/**
 * Signs out: tells the platform, forgets everything, and loads the home page as a new document (R-AUTH-09). The page is
 * left even when the platform does not answer; the reload then shows the truth.
 */
export async function signOut(): Promise<void> {
  const [{ actPlatform }, { logout }] = await Promise.all([
    import('@/lib/platform/act'),
    import('@/lib/session/api'),
  ]);
  try {
    await actPlatform.call(logout, {});
  } catch {
    // Shown by the next page: a player who is still signed in sees the balance there.
  }
  rememberReturning(false);
  closeAllDialogs();
  useSession.getState().reset();
  const locale = document.documentElement.lang === 'fr' ? 'fr' : 'en';
  window.location.assign(localePath(locale, paths.home()));
}
