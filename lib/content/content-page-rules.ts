import { isSlug } from '@/lib/routing/known-routes';
import { paths } from '@/lib/routing/paths';

const SLUG = /^[a-z0-9][a-z0-9_-]{0,99}$/i;
const SITE_NAME_MARK = ' | ';

/**
 * The address of the content page with this route parameter, or null when none can be there (R-HOME-02): plain ASCII
 * words only, and no first segment that belongs to another page or service. Never throws.
 */
export function contentPagePath(parameter: string): string | null {
  return SLUG.test(parameter) && isSlug(parameter.toLowerCase()) ? paths.slug(parameter) : null;
}

/**
 * The heading of a content page: its title without the site's name, which editors put behind ` | `. Contract silent on a
 * heading; chosen because the title is the only text every record has. Null for a record without one.
 */
export function contentPageHeading(title: string | null): string | null {
  return title?.split(SITE_NAME_MARK, 1).join('').trim() || null;
}
