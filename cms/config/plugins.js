'use strict';

const { readSettings } = require('../settings');

module.exports = ({ env }) => ({
  'users-permissions': { config: { jwtSecret: readSettings(env).secrets.JWT_SECRET } },
  upload: {
    config: {
      // Banners and icons are svg, which Strapi's own template refuses. Only trusted people may get an editor's account.
      security: { allowedTypes: ['image/*', 'audio/*'], deniedTypes: [] },
    },
  },
});
