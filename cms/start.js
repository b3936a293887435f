'use strict';

/** `npm start`: the server as it runs for visitors. Signals reach it directly, whatever npm's shell does with them. */
process.env.NODE_ENV ??= 'production';
process.argv[2] = 'start';
require('./node_modules/@strapi/strapi/bin/strapi.js');
