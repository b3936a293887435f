'use strict';

module.exports = require('@strapi/strapi').factories.createCoreController('api::prazer-config.prazer-config');
