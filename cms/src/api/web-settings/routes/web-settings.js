'use strict';

module.exports = require('@strapi/strapi').factories.createCoreRouter('api::web-settings.web-settings');
