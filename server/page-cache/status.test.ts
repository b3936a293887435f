import { ServerResponse, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { PAGE_STATUS, takePageStatus } from './status.mjs';

it.each([
  ['400', 400],
  ['404', 404],
  ['599', 599],
  ['399', null],
  ['600', null],
  ['200', null],
  ['junk', null],
  [undefined, null],
])('R-ERR-06: a page that names %s gets the status %s, and the name is not sent', (named, status) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  if (named !== undefined) response.setHeader(PAGE_STATUS, named);
  expect(takePageStatus(response)).toBe(status);
  expect(response.hasHeader(PAGE_STATUS)).toBe(false);
});
