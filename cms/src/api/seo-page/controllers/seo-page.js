'use strict';

module.exports = require('@strapi/strapi').factories.createCoreController('api::seo-page.seo-page');
