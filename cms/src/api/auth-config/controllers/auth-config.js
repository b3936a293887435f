'use strict';

module.exports = require('@strapi/strapi').factories.createCoreController('api::auth-config.auth-config');
