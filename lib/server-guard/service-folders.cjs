// @ts-check
/** First segments of addresses that are no pages and never pass the middleware; part of a pattern. */
const SERVICE_FOLDERS = '_next|api|oauth|platform|content|icons|fonts|offline|preview|sitemaps';

module.exports = { SERVICE_FOLDERS };
