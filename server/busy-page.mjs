// @ts-check
import { readFileSync } from 'node:fs';
import { hashSource } from './html/policy-hashes.mjs';

const RETRY_SECONDS = '3';
const TEMPLATE = readFileSync(new URL('./busy.html', import.meta.url), 'utf8');
const STYLE = /<style>([\s\S]*?)<\/style>/.exec(TEMPLATE)?.[1] ?? '';
const POLICY = `default-src 'none'; style-src ${hashSource(STYLE)}; frame-ancestors 'self'`;

/** @param {Readonly<Record<string, string>>} texts */
const pageOf = (texts) =>
  Buffer.from(TEMPLATE.replace(/\{(lang|title|text|retry)\}/g, (_place, name) => texts[name] ?? ''));

const PAGES = {
  en: pageOf({
    lang: 'en',
    title: 'One moment, please',
    text: 'Many people are here right now. This page opens by itself as soon as there is room, usually within seconds.',
    retry: 'Try now',
  }),
  fr: pageOf({
    lang: 'fr',
    title: 'Un instant, s’il vous plaît',
    text: 'Il y a beaucoup de monde en ce moment. Cette page s’ouvrira d’elle-même dès que possible, en général en quelques secondes.',
    retry: 'Réessayer',
  }),
};

/**
 * Responds to a page above the limit with 503: a small page in the visitor's language that reloads itself.
 * @param {import('./types').Request} request @param {import('node:http').ServerResponse} response
 */
export function sendBusyPage({ url = '', method }, response) {
  const bytes = PAGES[/^\/fr(?:[/?]|$)/i.test(url) ? 'fr' : 'en'];
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': bytes.length,
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    'retry-after': RETRY_SECONDS,
    'x-content-type-options': 'nosniff',
  });
  response.end(method === 'HEAD' ? undefined : bytes);
}

/** Refuses a request for a file under overload. @param {import('node:http').ServerResponse} response */
export function refuseFile(response) {
  response
    .writeHead(503, { 'content-length': 0, 'cache-control': 'no-store', 'retry-after': RETRY_SECONDS })
    .end();
}
