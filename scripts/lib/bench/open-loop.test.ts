import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openLoad } from './open-loop';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function respondWith(respond: Parameters<typeof createServer>[1]): Promise<string> {
  server = createServer(respond ?? (() => undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it('goes on sending while responses are slow, and counts the time from when a request was due', async () => {
  let open = 0;
  let most = 0;
  const url = await respondWith((_request, response) => {
    most = Math.max(most, (open += 1));
    setTimeout(() => response.end(String((open -= 1))), 200);
  });
  const { p99, served, refused, wrong } = await openLoad({ url, headers: {} }, 200, 0.5);
  expect(most).toBeGreaterThan(10);
  expect(served).toBeGreaterThan(50);
  expect(p99).toBeGreaterThanOrEqual(199);
  expect({ refused, wrong }).toEqual({ refused: 0, wrong: 0 });
});

it('tells refusals with a time to come back from those without and from broken connections', async () => {
  let count = 0;
  const url = await respondWith((_request, response) => {
    const kind = (count += 1) % 3;
    if (kind === 0) return response.destroy();
    response.writeHead(503, kind === 1 ? { 'retry-after': '3' } : {}).end();
  });
  const { served, refused, wrong } = await openLoad({ url, headers: {} }, 200, 0.5);
  expect(served).toBe(0);
  expect(refused + wrong).toBe(count);
  expect(Math.abs(wrong - 2 * refused)).toBeLessThanOrEqual(2);
});
