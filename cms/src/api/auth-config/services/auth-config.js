'use strict';

module.exports = require('@strapi/strapi').factories.createCoreService('api::auth-config.auth-config');
