'use strict';

module.exports = require('@strapi/strapi').factories.createCoreRouter('api::search-config.search-config');
