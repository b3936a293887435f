'use strict';

module.exports = require('@strapi/strapi').factories.createCoreRouter('api::prazer-config.prazer-config');
