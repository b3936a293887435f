import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { inlineScriptSources } from '../../server/html/policy-hashes.mjs';

const FOLDER = new URL('../../public/offline/', import.meta.url);

/**
 * Headers of the pages that the service worker shows without a connection (R-SW-01): they are files, which otherwise run no
 * script. Theirs looks whether the site is back.
 * @returns {Promise<{ source: string, headers: { key: string, value: string }[] }[]>} as `next.config.mjs` gives headers
 */
export function offlinePages() {
  return Promise.all(['en.html', 'fr.html'].map(headersOf));
}

/** @param {string} name */
async function headersOf(name) {
  const html = await readFile(fileURLToPath(new URL(name, FOLDER)), 'utf8');
  const value = [
    "default-src 'none'",
    `script-src ${inlineScriptSources(html).join(' ')}`,
    "connect-src 'self'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
  return { source: `/offline/${name}`, headers: [{ key: 'content-security-policy', value }] };
}
