'use strict';

module.exports = require('@strapi/strapi').factories.createCoreController('api::web-settings.web-settings');
