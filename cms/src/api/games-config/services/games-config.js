'use strict';

module.exports = require('@strapi/strapi').factories.createCoreService('api::games-config.games-config');
