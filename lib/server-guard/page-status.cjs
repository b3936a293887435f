// @ts-check
/**
 * By this header a page says which status its answer is to have; nobody outside sees it. The framework draws a page for
 * the status its answer has by then, and a page past its life is made anew behind the answer with the old one: with a 404
 * there it would leave the title out and close the page to search engines, even where the page exists by now.
 */
const PAGE_STATUS = 'x-page-status';

/** @typedef {import('node:http').ServerResponse} Answer */

/** @type {WeakMap<Answer, number>} */
const sent = new WeakMap();

/**
 * Takes the page's word off an answer whose head is about to be sent.
 * @param {Answer} response
 * @returns {number | null} null where the page says nothing
 */
function takePageStatus(response) {
  const status = Number(response.getHeader(PAGE_STATUS));
  response.removeHeader(PAGE_STATUS);
  return status >= 400 && status < 600 ? status : null;
}

/**
 * The head has gone out with a page's own status: to the framework the answer stays an ordinary one.
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
