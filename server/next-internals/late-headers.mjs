// @ts-check
/**
 * Relies on: `setHeader` of the response, which Next.js replaces (since 12) by one that ignores what is set after the head,
 * and the `location` that it reads back from there when it revalidates a page behind the stale one it has sent (since 13).
 * Breaks without it: the cached version of a page that redirects has no target, or the query of whoever got the stale one.
 */

/**
 * Headers set after the head reach the response's own `setHeader`, whatever Next.js puts in its place.
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
