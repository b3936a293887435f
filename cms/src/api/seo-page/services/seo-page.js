'use strict';

module.exports = require('@strapi/strapi').factories.createCoreService('api::seo-page.seo-page');
