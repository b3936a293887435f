// @ts-check
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const RETRY_SECONDS = '3';

/** @param {'en' | 'fr'} language */
function read(language) {
  const bytes = readFileSync(join(__dirname, `busy.${language}.html`));
  const style = /<style>([\s\S]*?)<\/style>/.exec(bytes.toString('utf8'))?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  return { bytes, policy: `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'self'` };
}

const PAGES = { en: read('en'), fr: read('fr') };

/**
 * Answers a page request that is one too many: 503 with a small whole page in the visitor's language, which asks again by
 * itself.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answerBusy(request, response) {
  const { bytes, policy } = PAGES[/^\/fr(?:[/?]|$)/i.test(request.url ?? '') ? 'fr' : 'en'];
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': bytes.length,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'retry-after': RETRY_SECONDS,
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

module.exports = { answerBusy };
