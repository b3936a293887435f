'use strict';

const { mkdirSync } = require('node:fs');
const { join } = require('node:path');
const { readSecrets } = require('./secrets');

const ROOT = join(__dirname, '..');
/** The web client reads with this token when neither side is told another; only where nobody else reaches this system. */
const LOCAL_TOKEN = 'local-content-token-of-the-web-client';
const LOCAL_HOSTS = ['127.0.0.1', 'localhost', '::1'];
const MIN_TOKEN_LENGTH = 24;

/** Everything this content system takes from the environment beside the database, with its default. */
function readSettings(env) {
  const dataFolder = env('DATA_FOLDER', join(ROOT, '.data'));
  const publicFolder = join(dataFolder, 'public');
  mkdirSync(join(publicFolder, 'uploads'), { recursive: true });
  const host = env('HOST', '127.0.0.1');
  return {
    host,
    port: env.int('PORT', 1337),
    dataFolder,
    /** Holds `uploads`: database, secrets and pictures lie in one folder, which is what a backup needs. */
    publicFolder,
    secrets: readSecrets(env, dataFolder),
    contentToken: readTokenFor(host, env('CONTENT_TOKEN')),
    /** Lets tools of the operator write through the REST interface; without it there is no such token. */
    editToken: longEnough('CONTENT_EDIT_TOKEN', env('CONTENT_EDIT_TOKEN', '')),
    /** Public origin of the web client: host of the SEO settings, target of webhook and previews. */
    siteUrl: env('SITE_URL', 'http://localhost:3000').replace(/\/+$/, ''),
    revalidateSecret: env('REVALIDATE_SECRET', ''),
    /** Where the webhook goes when it is not the public origin. */
    webhookUrls: env.array('WEBHOOK_URLS', []),
    previewSecret: env('PREVIEW_SECRET', ''),
    /** `demo`: an empty database is filled with the demo content of the web client. `none`: it stays empty. */
    seed: env('SEED', 'demo'),
  };
}

function readTokenFor(host, given) {
  if (given) return longEnough('CONTENT_TOKEN', given);
  if (LOCAL_HOSTS.includes(host)) return LOCAL_TOKEN;
  throw new Error(`CONTENT_TOKEN must be set where others reach this content system (HOST=${host}).`);
}

function longEnough(name, token) {
  if (token === '' || token.length >= MIN_TOKEN_LENGTH) return token;
  throw new Error(`${name} must have at least ${MIN_TOKEN_LENGTH} characters.`);
}

module.exports = { readSettings };
