'use strict';

const { mkdtemp, rm, writeFile } = require('node:fs/promises');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** Uploads files and returns the id and address of each by its name. */
async function uploadFiles(strapi, files) {
  const folder = await mkdtemp(join(tmpdir(), 'content-seed-'));
  const uploads = new Map();
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
      uploads.set(name, { id: uploaded.id, url: uploaded.url });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return uploads;
}

/** The same data with each `{ mediaFile }` replaced by the id of its upload, and each `/uploads/{file}` by its address. */
function withUploads(value, uploads) {
  if (Array.isArray(value)) return value.map((entry) => withUploads(entry, uploads));
  if (typeof value === 'string') return addressOf(value, uploads);
  if (typeof value !== 'object' || value === null) return value;
  if ('mediaFile' in value) return value.mediaFile === null ? null : uploads.get(value.mediaFile)?.id;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withUploads(entry, uploads)]));
}

function addressOf(text, uploads) {
  return text.startsWith('/uploads/') ? (uploads.get(text.slice('/uploads/'.length))?.url ?? text) : text;
}

module.exports = { uploadFiles, withUploads };
