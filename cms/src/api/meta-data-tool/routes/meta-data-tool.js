'use strict';

module.exports = require('@strapi/strapi').factories.createCoreRouter('api::meta-data-tool.meta-data-tool');
