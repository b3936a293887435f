// @ts-check
/**
 * Internal header with which a page sets its status; removed before the response is sent. Next.js renders a page by
 * the status of the response, and revalidates a stale one in the background with the old response: with status 404
 * there it would omit the title and add `noindex`, even if the page exists by now.
 */
export const PAGE_STATUS = 'x-page-status';

/**
 * Removes the header from a response about to be sent and returns its value; null if it is not set.
 * @param {import('node:http').ServerResponse} response
 */
export function takePageStatus(response) {
  const status = Number(response.getHeader(PAGE_STATUS));
  response.removeHeader(PAGE_STATUS);
  return status >= 400 && status < 600 ? status : null;
}
