'use strict';

module.exports = require('@strapi/strapi').factories.createCoreRouter('api::forms-config.forms-config');
