// @ts-check
import { randomBytes } from 'node:crypto';

export const REQUEST_ID = 'x-request-id';
const ID_BYTES = 12;
const WELL_FORMED = /^[\w.-]{8,64}$/;
/** Build files are the same for everybody and need no id. */
const FILE = /^\/_next\/static\//;

/**
 * Gives the request the load balancer's id or a new one, for log lines and the response. The back ends do not get it:
 * the contract's list of headers is complete.
 * @type {import('./types').Step}
 */
export function identify({ headers, url = '' }, response) {
  const given = headers[REQUEST_ID];
  const isGiven = typeof given === 'string' && WELL_FORMED.test(given);
  const id = isGiven ? given : randomBytes(ID_BYTES).toString('base64url');
  headers[REQUEST_ID] = id;
  if (!FILE.test(url)) response.setHeader(REQUEST_ID, id);
}
