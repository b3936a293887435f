// @ts-check
const { SERVICE_FOLDERS } = require('./service-folders.cjs');

/** Addresses that are no pages: what is not there is told to a program, and Next.js would answer with an empty shell. */
const FILES = new RegExp(`^/(?:(?:${SERVICE_FOLDERS})(?:[/?]|$)|sitemap[^/?]*\\.xml(?:\\?|$))`);
const TEXT = 'Not found';

/**
 * Tells of a missing file by a short plain text, where Next.js would draw the shell of a page, or nothing is said.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answerMissingPlainly(request, response) {
  if (!FILES.test(request.url ?? '')) return;
  const { writeHead, write, end } = response;
  let isReplaced = false;
  response.writeHead = /** @type {typeof writeHead} */ (
    /** @param {Parameters<typeof writeHead>} args */
    function writePlainHead(...args) {
      const type = String(response.getHeader('content-type') ?? '');
      if (
        args[0] !== 404 ||
        response.headersSent ||
        !(type.startsWith('text/html') || (type === '' && args.length === 1))
      ) {
        return writeHead.apply(response, args);
      }
      isReplaced = true;
      for (const name of ['content-encoding', 'etag', 'link', 'vary']) response.removeHeader(name);
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.setHeader('content-length', TEXT.length);
      response.setHeader('cache-control', 'no-store');
      return writeHead.call(response, 404);
    }
  );
  const begin = () => {
    if (!response.headersSent && response.statusCode === 404) response.writeHead(404);
  };
  response.write = /** @type {typeof write} */ (
    /** @param {Parameters<typeof write>} args */
    function writeUnlessReplaced(...args) {
      begin();
      return isReplaced ? true : write.apply(response, args);
    }
  );
  response.end = /** @type {typeof end} */ (
    /** @param {Parameters<typeof end>} args */
    function endPlainly(...args) {
      begin();
      if (!isReplaced) return end.apply(response, args);
      return end.apply(response, /** @type {any} */ ([request.method === 'HEAD' ? '' : TEXT]));
    }
  );
}

module.exports = { answerMissingPlainly };
