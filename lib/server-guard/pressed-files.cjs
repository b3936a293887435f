// @ts-check
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { extname, join, sep } = require('node:path');
const { takesBrotli } = require('./pressed-pages.cjs');

const PREFIX = '/_next/static/';
const PRESSED = '.br';
/** Texts, as the framework names them; pictures and fonts are compressed by themselves. */
const TYPES = new Map([
  ['.js', 'application/javascript; charset=UTF-8'],
  ['.css', 'text/css; charset=UTF-8'],
  ['.svg', 'image/svg+xml'],
  ['.json', 'application/json; charset=UTF-8'],
]);
/** A file's name changes with its content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Answer */

/**
 * The build's own texts, sent as the build compressed them (`press-files.mjs`). The framework compresses by gzip, each time
 * anew. All of them together are about a megabyte, which stays in memory.
 */
class PressedFiles {
  /** @type {Map<string, { type: string, body: Buffer }>} by path */
  #files = new Map();

  /** @param {string} folder of the build's static files; without one, or in a build that pressed nothing, there is nothing to send */
  constructor(folder) {
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const plain = name.slice(0, -PRESSED.length);
      const type = TYPES.get(extname(plain));
      if (!name.endsWith(PRESSED) || type === undefined) continue;
      this.#files.set(PREFIX + plain.split(sep).join('/'), { type, body: readFileSync(join(folder, name)) });
    }
  }

  /**
   * Answers with a file of the build, where it is one and the visitor takes brotli; all else is the framework's.
   * @param {Request} request
   * @param {Answer} response
   */
  answer({ method, url = '', headers }, response) {
    if (!url.startsWith(PREFIX) || (method !== 'GET' && method !== 'HEAD')) return false;
    const file = this.#files.get(url.replace(/\?.*/, ''));
    // A part of a file is counted in bytes of the file as it is.
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

module.exports = { PressedFiles, TYPES };
