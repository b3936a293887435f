import { wellFormed } from '@/lib/routing/encode';
import { stripLocale } from '@/lib/routing/locale-path';
import { CLOSED_TO_ROBOTS, isClosedToRobots } from '@/lib/site-settings/robots';
import type { Step } from './context';

/**
 * Sets `X-Robots-Tag` on a page whose path matches a `Disallow` rule (R-SEO-09), tested as requested, without the
 * locale prefix, and normalised, so that encoded letters cannot bypass a rule.
 */
export const robots: Step = ({ settings, pathname, sitePath, path, url, responseHeaders }) => {
  const plain = encodeURI(wellFormed(path));
  const spellings = [pathname, sitePath, plain, stripLocale(plain).path];
  const withQuery = url.search ? [`${pathname}${url.search}`, `${sitePath}${url.search}`] : [];
  if (isClosedToRobots(settings.isClosed, ...new Set([...spellings, ...withQuery]))) {
    responseHeaders.set('x-robots-tag', CLOSED_TO_ROBOTS);
  }
  return undefined;
};
