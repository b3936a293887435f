/** A server using only Node.js that serves the page in `PAGE` from memory: the limit of this machine. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.env.PAGE);
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length };
createServer((_, response) => response.writeHead(200, headers).end(body)).listen(Number(process.env.PORT));
