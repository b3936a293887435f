// @ts-check
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { hashSource } = require('../page-cache/content-policy.cjs');

const RETRY_SECONDS = '3';

const TEMPLATE = readFileSync(join(__dirname, 'busy.html'), 'utf8');
const STYLE = /<style>([\s\S]*?)<\/style>/.exec(TEMPLATE)?.[1] ?? '';
const POLICY = `default-src 'none'; style-src ${hashSource(STYLE)}; frame-ancestors 'self'`;

/** @type {Readonly<Record<string, string>>} */
const ENGLISH = {
  lang: 'en',
  title: 'One moment, please',
  text: 'Many people are here right now. This page opens by itself as soon as there is room, usually within seconds.',
  retry: 'Try now',
};
/** @type {typeof ENGLISH} */
const FRENCH = {
  lang: 'fr',
  title: 'Un instant, s’il vous plaît',
  text: 'Il y a beaucoup de monde en ce moment. Cette page s’ouvrira d’elle-même dès que possible, en général en quelques secondes.',
  retry: 'Réessayer',
};

/** @param {typeof ENGLISH} words */
function pageOf(words) {
  return Buffer.from(TEMPLATE.replace(/\{(lang|title|text|retry)\}/g, (_place, name) => words[name] ?? ''));
}

const PAGES = { en: pageOf(ENGLISH), fr: pageOf(FRENCH) };

/**
 * Answers a page request that is one too many: 503 with a small whole page in the visitor's language, which asks again by
 * itself.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answerBusy(request, response) {
  const bytes = PAGES[/^\/fr(?:[/?]|$)/i.test(request.url ?? '') ? 'fr' : 'en'];
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': bytes.length,
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    'retry-after': RETRY_SECONDS,
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

module.exports = { answerBusy };
