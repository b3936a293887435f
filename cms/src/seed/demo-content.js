'use strict';

const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { uploadFiles, withUploads } = require('./media');

/** The web client's own demo content: read where it is written, so that the two cannot drift apart. */
const SOURCE = join(__dirname, '../../../sandbox/content/demo-content.ts');
const KEYS = { 'page-seo': 'url' };

/** Fills an empty database with the demo content in both languages, published. Does nothing to one that holds a page. */
async function seedDemoContent(strapi, { seed, siteUrl }) {
  if (seed !== 'demo' || (await strapi.db.query('api::seo-page.seo-page').count()) > 0) return;
  if (!existsSync(SOURCE)) {
    strapi.log.warn('No demo content beside this folder: the content system starts empty.');
    return;
  }
  const { tsImport } = await import('tsx/esm/api');
  const { demoContent, demoFiles } = await tsImport(SOURCE, __filename);
  const uploads = await uploadFiles(strapi, demoFiles());
  for (const { name, records } of withUploads(demoContent(), uploads)) {
    await seedCollection(strapi, name, name === 'settings-seo' ? onHost(records, siteUrl) : records);
  }
  strapi.log.info('The demo content is in place.');
}

function onHost({ en }, siteUrl) {
  const { hostname } = new URL(siteUrl);
  return { en: en.map((record) => ({ ...record, host: hostname.toLowerCase() })), fr: [] };
}

async function seedCollection(strapi, path, { en, fr }) {
  const type = typeAt(strapi, path);
  const documents = strapi.documents(type.uid);
  const published = type.options.draftAndPublish ? { status: 'published' } : {};
  const isLocalized = type.pluginOptions?.i18n?.localized === true;
  const key = KEYS[path];
  for (const data of en) {
    const { documentId } = await documents.create({
      data,
      ...published,
      ...(isLocalized ? { locale: 'en' } : {}),
    });
    const french = isLocalized
      ? fr.find((record) => key === undefined || record[key] === data[key])
      : undefined;
    if (french) await documents.update({ documentId, data: french, locale: 'fr', ...published });
  }
}

/** The content type that answers at `/api/{path}`. */
function typeAt(strapi, path) {
  const type = Object.values(strapi.contentTypes).find(
    ({ kind, info, uid }) =>
      uid.startsWith('api::') && (kind === 'singleType' ? info.singularName : info.pluralName) === path,
  );
  if (!type) throw new Error(`No content type answers at /api/${path}.`);
  return type;
}

module.exports = { seedDemoContent };
