// @ts-check
const { randomUUID } = require('node:crypto');

const HEADER = 'x-request-id';
const WELL_FORMED = /^[\w.-]{8,64}$/;

/**
 * The id of a request, from the load balancer or made here; the answer carries it, and so do log lines. The back ends do
 * not get it: the contract's list of headers is complete.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function identify(request, response) {
  const given = request.headers[HEADER];
  const id = typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
  request.headers[HEADER] = id;
  response.setHeader(HEADER, id);
  return id;
}

module.exports = { identify };
