'use strict';

module.exports = require('@strapi/strapi').factories.createCoreController('api::forms-config.forms-config');
