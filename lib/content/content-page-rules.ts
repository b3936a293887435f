import { decodedPart, decodedPath } from '@/lib/routing/encode';
import { isSlug } from '@/lib/routing/known-routes';
import { paths } from '@/lib/routing/paths';
import { fillName } from '@/lib/routing/url-template';

const SITE_NAME_MARK = ' | ';

/**
 * The path of the content page with this route parameter, encoded or not; null when none can exist there (R-HOME-02):
 * one word in any script whose first segment belongs to no other page or service. Never throws.
 */
export function contentPagePath(parameter: string): string | null {
  const slug = decodedPart(parameter)?.normalize('NFC');
  return slug !== undefined && isSlug(slug.toLowerCase()) ? paths.slug(slug) : null;
}

/** The slug of a path without locale prefix, in the form used to compare records and paths; null where it has none. */
export function contentPageSlug(path: string): string | null {
  const [before, slug = '', ...rest] = path.replace(/[?#].*$/, '').split('/');
  const own = before === '' && rest.length === 0 ? contentPagePath(slug) : null;
  return own === null ? null : decodedPath(own).slice(1);
}

/**
 * A content page's title without the site's name, which editors append after ` | `. Contract silent on a heading; the
 * title is the only text every record has. Null without one.
 */
export function contentPageHeading(title: string | null): string | null {
  const [heading = ''] = title?.split(SITE_NAME_MARK, 1) ?? [];
  return fillName(heading, null).trim() || null;
}
