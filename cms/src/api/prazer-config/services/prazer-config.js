'use strict';

module.exports = require('@strapi/strapi').factories.createCoreService('api::prazer-config.prazer-config');
