/** A server of the platform alone that serves the page in `PAGE` from memory: what this machine can do. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.env.PAGE);
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length };
createServer((_, response) => response.writeHead(200, headers).end(body)).listen(Number(process.env.PORT));
