'use strict';

module.exports = require('@strapi/strapi').factories.createCoreService('api::search-config.search-config');
