'use strict';

module.exports = require('@strapi/strapi').factories.createCoreService('api::web-settings.web-settings');
