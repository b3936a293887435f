'use strict';

module.exports = require('@strapi/strapi').factories.createCoreService('api::meta-data-tool.meta-data-tool');
