'use strict';

module.exports = require('@strapi/strapi').factories.createCoreRouter('api::games-config.games-config');
