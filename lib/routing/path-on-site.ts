const FROM_ROOT = /^\/(?![/\\])/;

/** The path of a URL on the site of `origin`, absolute or relative; null for any other URL. */
export function pathOnSite(href: string, origin: string): string | null {
  if (FROM_ROOT.test(href)) return href;
  if (!href.toLowerCase().startsWith(origin)) return null;
  const rest = href.slice(origin.length);
  return rest === '' ? '/' : FROM_ROOT.test(rest) ? rest : null;
}
