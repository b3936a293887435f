'use strict';

module.exports = require('@strapi/strapi').factories.createCoreRouter('api::cashier-config.cashier-config');
