// @ts-check
/** First segments of paths that are no pages and never pass the middleware. */
export const SERVICE_FOLDERS = [
  '_next',
  'api',
  'oauth',
  'platform',
  'content',
  'icons',
  'fonts',
  'offline',
  'preview',
  'sitemaps',
  '.well-known',
];

/** Single paths of route handlers or files. Any other path may be a page, even with a dot. */
export const SERVICE_FILES = [
  'build-version',
  'csp-report',
  'healthz',
  'hit',
  'readyz',
  'revalidate',
  'robots.txt',
  'favicon.ico',
  'manifest.webmanifest',
  'sitemap.xml',
  'sw.js',
  'sw-off.js',
];

/** Part of a pattern that matches any of the names. @param {readonly string[]} names */
export const anyOf = (names) => `(?:${names.join('|').replaceAll('.', '\\.')})`;
