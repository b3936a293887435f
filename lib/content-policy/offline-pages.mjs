import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { inlineScriptSources } from '../../server/html/policy-hashes.mjs';

const FOLDER = new URL('../../public/offline/', import.meta.url);

/**
 * Headers of the pages that the service worker shows while offline (R-SW-01). They are static files, which otherwise
 * run no script; theirs checks whether the site is back.
 * @returns {Promise<{ source: string, headers: { key: string, value: string }[] }[]>} in the format of
 * `next.config.mjs`
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
