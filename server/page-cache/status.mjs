// @ts-check
/**
 * Internal header by which a page names the status of its response; it is removed before the response is sent. Next.js
 * renders a page according to the status its response has at that moment, and a stale page is revalidated behind the response
 * with the old one: with status 404 there it would omit the title and add `noindex`, even where the page exists by now.
 */
export const PAGE_STATUS = 'x-page-status';

/**
 * Removes the header from a response whose head is about to be sent, and returns its value; null where the page says nothing.
 * @param {import('node:http').ServerResponse} response
 */
export function takePageStatus(response) {
  const status = Number(response.getHeader(PAGE_STATUS));
  response.removeHeader(PAGE_STATUS);
  return status >= 400 && status < 600 ? status : null;
}
