'use strict';

module.exports = require('@strapi/strapi').factories.createCoreController(
  'api::meta-data-tool.meta-data-tool',
);
