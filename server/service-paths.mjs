/** First segments of addresses that are no pages and never pass the middleware; part of a pattern. */
export const SERVICE_FOLDERS =
  '_next|api|oauth|platform|content|icons|fonts|offline|preview|sitemaps|\\.well-known';

/** Single addresses of route handlers or files; part of a pattern. Any other address may be a page, with a dot too. */
export const SERVICE_FILES =
  'build-version|csp-report|healthz|hit|readyz|revalidate|robots\\.txt|favicon\\.ico|manifest\\.webmanifest|sitemap\\.xml|sw\\.js|sw-off\\.js';
