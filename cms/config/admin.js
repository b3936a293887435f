'use strict';

const { readSettings } = require('../settings');
const { previewLink } = require('../src/preview/link');

module.exports = ({ env }) => {
  const settings = readSettings(env);
  const { secrets, siteUrl, previewSecret } = settings;
  return {
    serveAdminPanel: env.bool('SERVE_ADMIN', false),
    auth: { secret: secrets.ADMIN_JWT_SECRET },
    apiToken: { salt: secrets.API_TOKEN_SALT },
    transfer: { token: { salt: secrets.TRANSFER_TOKEN_SALT } },
    secrets: { encryptionKey: secrets.ENCRYPTION_KEY },
    flags: { nps: false, promoteEE: false },
    preview: {
      enabled: previewSecret !== '',
      config: {
        allowedOrigins: [siteUrl],
        handler: (uid, { documentId, locale }) => previewLink(uid, { documentId, locale }, settings),
      },
    },
  };
};
