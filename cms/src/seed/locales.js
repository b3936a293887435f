'use strict';

const FRENCH = { code: 'fr', name: 'French (fr)' };

/** English is made by Strapi itself. */
async function ensureLocales(strapi) {
  const locales = strapi.plugin('i18n').service('locales');
  const known = await locales.findByCode(FRENCH.code);
  if (!known) await locales.create(FRENCH);
}

module.exports = { ensureLocales };
