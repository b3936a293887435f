'use strict';

module.exports = require('@strapi/strapi').factories.createCoreService('api::forms-config.forms-config');
