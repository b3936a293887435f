'use strict';

module.exports = require('@strapi/strapi').factories.createCoreController('api::games-config.games-config');
