'use strict';

module.exports = require('@strapi/strapi').factories.createCoreService('api::setting-seo.setting-seo');
