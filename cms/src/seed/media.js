'use strict';

const { mkdtemp, rm, writeFile } = require('node:fs/promises');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** Uploads files and returns the id of each by its name. */
async function uploadFiles(strapi, files) {
  const folder = await mkdtemp(join(tmpdir(), 'content-seed-'));
  const ids = new Map();
  try {
    for (const { name, mime, bytes } of files) {
      const filepath = join(folder, name);
      await writeFile(filepath, bytes);
      const [uploaded] = await strapi
        .plugin('upload')
        .service('upload')
        .upload({
          data: { fileInfo: { name, alternativeText: '', caption: '' } },
          files: { filepath, originalFilename: name, mimetype: mime, size: bytes.length },
        });
      ids.set(name, uploaded.id);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return ids;
}

/** The same data with each `{ mediaFile }` replaced by the id of its upload, or by null. */
function withMediaIds(value, ids) {
  if (Array.isArray(value)) return value.map((entry) => withMediaIds(entry, ids));
  if (typeof value !== 'object' || value === null) return value;
  if ('mediaFile' in value) return value.mediaFile === null ? null : ids.get(value.mediaFile);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withMediaIds(entry, ids)]));
}

module.exports = { uploadFiles, withMediaIds };
