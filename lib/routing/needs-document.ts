import { GUARDED_SEGMENTS } from '@/lib/routing/guarded-segments';
import { stripLocale } from '@/lib/routing/locale-path';

const VERIFICATION = '/profile/verification';

/**
 * Whether a page must load as a document. Another language must: stores and caches hold texts of this one. The identity
 * check must, unless it is already open: only its own document may use the camera (R-KYC-01). A players' page within a
 * frame must: only a document request tells the server that it is framed, and its calls for the page must have the
 * non-strict flag (R-API-03).
 * @param address Address of the site, with its locale prefix; may have query and hash.
 */
export function needsDocument(address: string): boolean {
  const { locale, path } = located(address);
  const open = located('');
  return (
    locale !== open.locale ||
    (path === VERIFICATION && open.path !== path) ||
    (window.self !== window.top && GUARDED_SEGMENTS.has(path.split('/')[1] ?? ''))
  );
}

/** Relative to the open page. */
function located(address: string) {
  return stripLocale(new URL(address, window.location.href).pathname);
}
