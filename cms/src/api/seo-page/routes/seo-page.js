'use strict';

module.exports = require('@strapi/strapi').factories.createCoreRouter('api::seo-page.seo-page');
