// @ts-check
const { randomBytes } = require('node:crypto');

const HEADER = 'x-request-id';
/** Of an id made here: enough for an id of its own, and no more than every answer need carry. */
const ID_BYTES = 12;
const WELL_FORMED = /^[\w.-]{8,64}$/;
/** Files of the build are the same for everybody and are never asked about. */
const FILE = /^\/_next\/static\//;

/**
 * The id of a request, from the load balancer or made here; log lines carry it, and the answer, unless it is a file of the
 * build. The back ends do not get it: the contract's list of headers is complete.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function identify(request, response) {
  const given = request.headers[HEADER];
  const id =
    typeof given === 'string' && WELL_FORMED.test(given)
      ? given
      : randomBytes(ID_BYTES).toString('base64url');
  request.headers[HEADER] = id;
  if (!FILE.test(request.url ?? '')) response.setHeader(HEADER, id);
  return id;
}

module.exports = { identify };
