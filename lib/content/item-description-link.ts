import { sameSitePath } from '@/lib/routing/external';
import { stripLocale } from '@/lib/routing/locale-path';
import { parseUrl } from '@/lib/routing/parse-url';

/** An address of an item's description: a path of this site without locale prefix, or a whole http(s) address. */
export function linkOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const path = sameSitePath(text);
  if (path !== null) return stripLocale(path).path;
  return /^https?:\/\//i.test(text) && parseUrl(text) !== null ? text : null;
}
