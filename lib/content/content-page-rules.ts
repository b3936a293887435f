import { decodedPart, decodedPath } from '@/lib/routing/encode';
import { isSlug } from '@/lib/routing/known-routes';
import { paths } from '@/lib/routing/paths';
import { fillName } from '@/lib/routing/url-template';

const SITE_NAME_MARK = ' | ';

/**
 * The address of the content page with this route parameter, encoded or not, or null when none can be there (R-HOME-02):
 * one word in any script, and no first segment that belongs to another page or service. Never throws.
 */
export function contentPagePath(parameter: string): string | null {
  const slug = decodedPart(parameter)?.normalize('NFC');
  return slug !== undefined && isSlug(slug.toLowerCase()) ? paths.slug(slug) : null;
}

/** The slug in a path without locale prefix, as records and addresses are compared by it; null where it has none. */
export function contentPageSlug(path: string): string | null {
  const [before, slug = '', ...rest] = path.replace(/[?#].*$/, '').split('/');
  const own = before === '' && rest.length === 0 ? contentPagePath(slug) : null;
  return own === null ? null : decodedPath(own).slice(1);
}

/**
 * The heading of a content page: its title without the site's name, which editors put behind ` | `. Contract silent on a
 * heading; chosen because the title is the only text every record has. There is no item
 * whose name could stand in it. Null for a record without one.
 */
export function contentPageHeading(title: string | null): string | null {
  const [heading = ''] = title?.split(SITE_NAME_MARK, 1) ?? [];
  return fillName(heading, null).trim() || null;
}
