const FROM_ROOT = /^\/(?![/\\])/;

/** The path of an address on the site of `origin`, written with or without it; null for any other address. */
export function pathOnSite(href: string, origin: string): string | null {
  if (FROM_ROOT.test(href)) return href;
  if (!href.toLowerCase().startsWith(origin)) return null;
  const rest = href.slice(origin.length);
  return rest === '' ? '/' : FROM_ROOT.test(rest) ? rest : null;
}
