'use strict';

module.exports = require('@strapi/strapi').factories.createCoreService('api::cashier-config.cashier-config');
