'use strict';

module.exports = require('@strapi/strapi').factories.createCoreController('api::setting-seo.setting-seo');
