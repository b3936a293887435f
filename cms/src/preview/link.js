'use strict';

const { createHmac } = require('node:crypto');

const LINK_MINUTES = 60;

/** Pages that show a single type best. */
const PAGES = {
  'api::banner.banner': '/',
  'api::common.common': '/',
  'api::loyalty.loyalty': '/loyalty',
};

/**
 * A signed link under which the web client shows drafts to whoever opens it, for an hour (its `docs/operating.md`). Null
 * for an entry that no single page shows, such as a template of detail pages.
 */
async function previewLink(uid, { documentId, locale }, { siteUrl, previewSecret }) {
  const path = uid === 'api::seo-page.seo-page' ? await pathOfPage(documentId, locale) : PAGES[uid];
  if (!path || path.includes('##')) return null;
  return signedLink({ path, locale: locale === 'fr' ? 'fr' : 'en', siteUrl, previewSecret, now: Date.now() });
}

function signedLink({ path, locale, siteUrl, previewSecret, now }) {
  const until = String(Math.floor(now / 1000) + LINK_MINUTES * 60);
  const signature = createHmac('sha256', previewSecret).update(`${locale}\n${path}\n${until}`).digest('hex');
  return `${siteUrl}/preview?${new URLSearchParams({ locale, path, until, signature })}`;
}

async function pathOfPage(documentId, locale) {
  const page = await strapi
    .documents('api::seo-page.seo-page')
    .findOne({ documentId, locale, fields: ['url'] });
  return page?.url ?? null;
}

module.exports = { previewLink, signedLink };
