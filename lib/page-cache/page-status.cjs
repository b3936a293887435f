// @ts-check
/**
 * Internal header by which a page names the status of its response; it is removed before the response is sent. Next.js
 * renders a page according to the status its response has at that moment, and a stale page is regenerated behind the response
 * with the old one: with status 404 there it would omit the title and add `noindex`, even where the page exists by now.
 */
const PAGE_STATUS = 'x-page-status';

/** @typedef {import('node:http').ServerResponse} Answer */

/** @type {WeakMap<Answer, number>} */
const sent = new WeakMap();

/**
 * Removes the header from a response whose head is about to be sent, and returns its value.
 * @param {Answer} response
 * @returns {number | null} null where the page says nothing
 */
function takePageStatus(response) {
  const status = Number(response.getHeader(PAGE_STATUS));
  response.removeHeader(PAGE_STATUS);
  return status >= 400 && status < 600 ? status : null;
}

/**
 * Records the status that was sent; to Next.js the response remains an ordinary one.
 * @param {Answer} response
 * @param {number} status
 */
function noteSentStatus(response, status) {
  sent.set(response, status);
  response.statusCode = 200;
}

/**
 * Status an answer was sent with.
 * @param {Answer} response
 */
const sentStatus = (response) => sent.get(response) ?? response.statusCode;

module.exports = { PAGE_STATUS, takePageStatus, noteSentStatus, sentStatus };
