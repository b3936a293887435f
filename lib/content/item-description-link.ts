import { reportFailure } from '@/lib/browser/report';
import { checkNavigation, OWN_ORIGIN } from '@/lib/routing/check-navigation';
import { sameSitePath } from '@/lib/routing/external';
import { stripLocale } from '@/lib/routing/locale-path';
import { parseUrl } from '@/lib/routing/parse-url';
import { pathOnSite } from '@/lib/routing/path-on-site';

const ownOrigin = () => globalThis.location?.origin ?? OWN_ORIGIN;
const reportRefusal = (error: unknown) => reportFailure('Navigation', error);

/**
 * A URL of an item's description: a path of this site without locale prefix, or an absolute http(s) URL; null for any
 * other. One that is unsafe to navigate to is reported.
 * @param origin The site's own; an absolute URL on it counts as a path.
 */
export function linkOf(
  value: unknown,
  report: (error: unknown) => void = reportRefusal,
  origin = ownOrigin(),
): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const path = sameSitePath(pathOnSite(text, origin) ?? text);
  if (path !== null) return stripLocale(path).path;
  if (/^https?:\/\//i.test(text) && parseUrl(text) !== null) return text;
  try {
    checkNavigation(text, { isExternalAllowed: true });
  } catch (error) {
    report(error);
  }
  return null;
}
