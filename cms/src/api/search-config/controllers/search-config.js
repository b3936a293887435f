'use strict';

module.exports = require('@strapi/strapi').factories.createCoreController('api::search-config.search-config');
