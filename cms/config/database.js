'use strict';

const { join } = require('node:path');
const { readSettings } = require('../settings');

/** SQLite in the data folder by default; `DATABASE_CLIENT=postgres` with `DATABASE_URL` or its parts. */
module.exports = ({ env }) => {
  if (env('DATABASE_CLIENT', 'sqlite') === 'sqlite') {
    const filename = env('DATABASE_FILENAME', join(readSettings(env).dataFolder, 'content.db'));
    return { connection: { client: 'sqlite', connection: { filename }, useNullAsDefault: true } };
  }
  const ssl = env.bool('DATABASE_SSL', false) && {
    rejectUnauthorized: env.bool('DATABASE_SSL_REJECT_UNAUTHORIZED', true),
  };
  const url = env('DATABASE_URL');
  const parts = {
    host: env('DATABASE_HOST', '127.0.0.1'),
    port: env.int('DATABASE_PORT', 5432),
    database: env('DATABASE_NAME', 'content'),
    user: env('DATABASE_USERNAME', 'content'),
    password: env('DATABASE_PASSWORD', ''),
    schema: env('DATABASE_SCHEMA', 'public'),
  };
  return {
    connection: {
      client: env('DATABASE_CLIENT'),
      connection: { ...(url ? { connectionString: url } : parts), ssl },
      pool: { min: 0, max: env.int('DATABASE_POOL_MAX', 10) },
    },
  };
};
