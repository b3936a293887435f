'use strict';

module.exports = require('@strapi/strapi').factories.createCoreRouter('api::auth-config.auth-config');
