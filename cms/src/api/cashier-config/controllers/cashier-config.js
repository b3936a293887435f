'use strict';

module.exports = require('@strapi/strapi').factories.createCoreController(
  'api::cashier-config.cashier-config',
);
