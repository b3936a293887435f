import { reportFailure } from '@/lib/browser/report';
import { checkNavigation } from '@/lib/routing/check-navigation';
import { sameSitePath } from '@/lib/routing/external';
import { stripLocale } from '@/lib/routing/locale-path';
import { parseUrl } from '@/lib/routing/parse-url';

const reportRefusal = (error: unknown) => reportFailure('Navigation', error);

/**
 * A URL of an item's description: a path of this site without locale prefix, or an absolute http(s) URL. Null for any
 * other; one that is unsafe to navigate to is reported.
 */
export function linkOf(value: unknown, report: (error: unknown) => void = reportRefusal): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const path = sameSitePath(text);
  if (path !== null) return stripLocale(path).path;
  if (/^https?:\/\//i.test(text) && parseUrl(text) !== null) return text;
  try {
    checkNavigation(text, { isExternalAllowed: true });
  } catch (error) {
    report(error);
  }
  return null;
}
