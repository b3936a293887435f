import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { inlineScriptSources } from '../../server/html/policy-hashes.mjs';

const FOLDER = new URL('../../public/offline/', import.meta.url);

/**
 * Headers of the pages that the service worker shows while offline (R-SW-01): static files run no scripts, but theirs
 * checks whether the site is back. In the format of `next.config.mjs`.
 * @returns {Promise<{ source: string, headers: { key: string, value: string }[] }[]>}
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
