// @ts-check
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { TYPES } from './build-files.mjs';

/** A smaller file fits one network packet, so compression saves nothing. */
const MIN_BYTES = 1_024;
const brotli = promisify(brotliCompress);

/**
 * The last step of a build: writes a brotli file of maximum quality beside each text file, for `build-files.mjs` and
 * nginx (`brotli_static`). Compressing on each request gives larger files and costs CPU time (decision 0028).
 * @param {string} folder of the build's static files
 * @returns {Promise<number>} how many files were written
 */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    TYPES.has(extname(name)),
  );
  const written = await Promise.all(files.map((name) => compressFile(join(folder, name))));
  return written.filter(Boolean).length;
}

/** @param {string} file */
async function compressFile(file) {
  const text = await readFile(file);
  if (text.length < MIN_BYTES) return false;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${file}.br`, await brotli(text, { params }));
  return true;
}
