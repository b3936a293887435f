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
  const { p99, served, refused, wrong } = await openLoad([{ url }], 200, 0.5);
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
  const { served, refused, wrong } = await openLoad([{ url }], 200, 0.5);
  expect(served).toBe(0);
  expect(refused + wrong).toBe(count);
  expect(Math.abs(wrong - 2 * refused)).toBeLessThanOrEqual(2);
});

it('sends several requests in turn and judges what each of them should bring', async () => {
  const url = await respondWith((request, response) => response.end(`at ${request.url}`));
  const isRight = (status: number, text: string) => status === 200 && text === 'at /one';
  const { served, wrong, examples } = await openLoad(
    [
      { url: `${url}one`, isRight },
      { url: `${url}other`, isRight },
    ],
    200,
    0.5,
  );
  expect(Math.abs(served - wrong)).toBeLessThanOrEqual(1);
  expect(served).toBeGreaterThan(10);
  expect(examples).toHaveLength(8);
  expect(examples[0]).toContain(`${url}other: Error: 200 at /other`);
});
