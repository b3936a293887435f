'use strict';

const { readSettings } = require('../settings');
const { env } = require('@strapi/utils');
const { ensureLocales } = require('./seed/locales');
const { ensureTokens } = require('./seed/tokens');
const { ensureWebhook } = require('./seed/webhook');
const { seedDemoContent } = require('./seed/demo-content');

module.exports = {
  register() {},

  /** Brings an empty database to a working state; every part finds out by itself whether there is something to do. */
  async bootstrap({ strapi }) {
    const settings = readSettings(env);
    await ensureLocales(strapi);
    await ensureTokens(strapi, settings);
    await seedDemoContent(strapi, settings);
    // Last, so that filling the database does not call the site.
    await ensureWebhook(strapi, settings);
  },
};
