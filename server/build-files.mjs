// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takesBrotli } from './page-compression.mjs';

const PREFIX = '/_next/static/';
const SUFFIX = '.br';
/** Text types, as Next.js names them; pictures and fonts are already compressed. */
export const TYPES = new Map([
  ['.js', 'application/javascript; charset=UTF-8'],
  ['.css', 'text/css; charset=UTF-8'],
  ['.svg', 'image/svg+xml'],
  ['.json', 'application/json; charset=UTF-8'],
]);
/** A file's name changes with its content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The build's files as `compress-build-files.mjs` compressed them, about a megabyte in memory. */
export class BuildFiles {
  /** @type {Map<string, { type: string, body: Buffer }>} by path */
  #files = new Map();

  /** @param {string | URL} place of the build's static files; without it or its `.br` files nothing is served */
  constructor(place) {
    const folder = typeof place === 'string' ? place : fileURLToPath(place);
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const plain = name.slice(0, -SUFFIX.length);
      const type = TYPES.get(extname(plain));
      if (!name.endsWith(SUFFIX) || type === undefined) continue;
      this.#files.set(PREFIX + plain.split(sep).join('/'), { type, body: readFileSync(join(folder, name)) });
    }
  }

  /**
   * Serves a file of the build to a client that accepts brotli; leaves everything else to Next.js.
   * @param {import('./types').Request} request @param {import('node:http').ServerResponse} response
   */
  serve({ method, url = '', headers }, response) {
    if (!url.startsWith(PREFIX) || (method !== 'GET' && method !== 'HEAD')) return false;
    const file = this.#files.get(url.replace(/\?.*/, ''));
    // A range counts bytes of the uncompressed file.
    if (file === undefined || headers.range !== undefined || !takesBrotli(headers['accept-encoding'])) {
      return false;
    }
    response.writeHead(200, {
      'cache-control': FOR_EVER,
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.body.length,
      vary: 'Accept-Encoding',
    });
    response.end(method === 'HEAD' ? undefined : file.body);
    return true;
  }
}
