// @ts-check
/**
 * Relies on: `setHeader` of the response, which Next.js replaces (since 12) by one that ignores headers set after the
 * head, and the `location` that it reads back from there when it revalidates a stale page after sending it (since 13).
 * Breaks without it: the cached version of a page that redirects has no target, or another visitor's query.
 */

/**
 * Passes headers set after the head to the original `setHeader`, whatever Next.js replaces it with.
 * @param {import('node:http').ServerResponse} response
 */
export function passLateHeaders(response) {
  const own = response.setHeader;
  let replaced = own;
  Object.defineProperty(response, 'setHeader', {
    get: () => (response.headersSent ? own : replaced),
    set: (setHeader) => {
      replaced = setHeader;
    },
  });
}
