'use strict';

const { readSettings } = require('../settings');

module.exports = ({ env }) => {
  const settings = readSettings(env);
  return {
    host: settings.host,
    port: settings.port,
    url: env('PUBLIC_URL', ''),
    dirs: { public: settings.publicFolder },
    app: { keys: settings.secrets.APP_KEYS.split(',') },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    webhooks: { populateRelations: false },
  };
};
