'use strict';

const { randomBytes } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const NAMES = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
];

/**
 * Secrets of this content system: those of the environment, else random ones that are made at the first start and kept in
 * the data folder. Several processes, or one whose folder does not last, need them in the environment.
 */
function readSecrets(env, folder) {
  const file = join(folder, 'secrets.json');
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets = Object.fromEntries(
    NAMES.map((name) => [name, env(name) || kept[name] || randomBytes(24).toString('base64url')]),
  );
  const made = NAMES.filter((name) => !env(name) && !kept[name]);
  if (made.length > 0) {
    mkdirSync(folder, { recursive: true });
    const own = Object.fromEntries(NAMES.filter((name) => !env(name)).map((name) => [name, secrets[name]]));
    writeFileSync(file, JSON.stringify({ ...kept, ...own }, null, 2), { mode: 0o600 });
  }
  return secrets;
}

module.exports = { readSecrets };
