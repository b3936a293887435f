import Cookies from 'js-cookie';
import type { Locale } from '@/i18n/routing';
import { pause } from '@/lib/browser/pause';
import { storeDrafts } from '@/lib/forms/store-drafts';
import { LOCALE_COOKIE } from '@/lib/routing/locale-cookie';

const COOKIE_DAYS = 365;
const NOTIFY_LIMIT_MS = 2_000;

/**
 * Stores the language for 365 days (R-ROUTE-33), notifies the account service while the page still has the old one
 * (R-ROUTE-32), then loads the page as a new document, so that everything is read again except form input. The switch
 * does not wait for a slow service.
 */
export async function changeLanguage(locale: Locale, target: string): Promise<void> {
  const secure = window.location.protocol === 'https:';
  // In a frame of another site, such as the messenger's web client, browsers store no other cookie.
  const isFramed = secure && window.self !== window.top;
  Cookies.set(LOCALE_COOKIE, locale, {
    expires: COOKIE_DAYS,
    path: '/',
    secure,
    ...(isFramed ? { sameSite: 'none', partitioned: true } : { sameSite: 'lax' }),
  });
  await Promise.race([notifyAccountService(locale), pause(NOTIFY_LIMIT_MS)]);
  storeDrafts();
  window.location.assign(target);
}

async function notifyAccountService(locale: Locale): Promise<void> {
  try {
    const [{ actPlatform }, { changeLocale }] = await Promise.all([
      import('@/lib/platform/act'),
      import('./api'),
    ]);
    await actPlatform.call(changeLocale, { locale });
  } catch {
    // The page's own language is in its URL; the account keeps the old one until the next notification.
  }
}
