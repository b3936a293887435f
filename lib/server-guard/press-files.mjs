import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { TYPES } from './pressed-files.cjs';

/** Less than one packet is as soon there as it is. */
const MIN_BYTES = 1_024;
const brotli = promisify(brotliCompress);

/**
 * Last step of a build: writes each of its texts compressed by brotli beside it, as well as brotli can. The server
 * (`pressed-files.cjs`) and nginx (`brotli_static`) send those to whoever takes them; a compression at each request is worse
 * and costs processor time (decision 0108).
 * @param {string} folder of the build's static files
 * @returns {Promise<number>} how many files were written
 */
export async function pressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    TYPES.has(extname(name)),
  );
  const written = await Promise.all(files.map((name) => pressFile(join(folder, name))));
  return written.filter(Boolean).length;
}

/** @param {string} file */
async function pressFile(file) {
  const text = await readFile(file);
  if (text.length < MIN_BYTES) return false;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${file}.br`, await brotli(text, { params }));
  return true;
}
