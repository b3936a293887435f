'use strict';

module.exports = require('@strapi/strapi').factories.createCoreRouter('api::setting-seo.setting-seo');
