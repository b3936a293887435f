import { Agent, get } from 'node:http';
import { expect, it } from 'vitest';
import { getFreePort } from '../scripts/lib/ports.mjs';
import { startServer } from './server-process.test-support';

/** On a new connection. */
function statusOf(address: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(address, { agent: new Agent() }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

it('responds on every connection, whichever socket of the port accepts it, and loses none of them at its end', async () => {
  const port = await getFreePort();
  const { process: server, ended } = await startServer({ PORT: String(port), DRAIN_MS: '500' });
  const statuses = Promise.all(Array.from({ length: 100 }, () => statusOf(`http://localhost:${port}/slow`)));
  await statusOf(`http://localhost:${port}/`);
  server.kill('SIGTERM');
  expect(new Set(await statuses)).toEqual(new Set([200]));
  expect(await ended).toBe(0);
  await expect(statusOf(`http://localhost:${port}/`)).rejects.toThrow('ECONNREFUSED');
});
