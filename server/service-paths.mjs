/** First segments of paths that are no pages and never pass the middleware; part of a pattern. */
export const SERVICE_FOLDERS =
  '_next|api|oauth|platform|content|icons|fonts|offline|preview|sitemaps|\\.well-known';

/** Single paths of route handlers or files; part of a pattern. Any other path may be a page, even with a dot. */
export const SERVICE_FILES =
  'build-version|csp-report|healthz|hit|readyz|revalidate|robots\\.txt|favicon\\.ico|manifest\\.webmanifest|sitemap\\.xml|sw\\.js|sw-off\\.js';
