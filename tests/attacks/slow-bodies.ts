import { connect, type Socket } from 'node:net';
import { once, setMaxListeners } from 'node:events';
import type { AttackWorld } from './attack-world';
import type { Report } from '../support/report';

/** More than all places of the gateway together with its default limits. */
const SOCKETS = 430;
/** Deadline of a body, and some time for a busy machine. */
const LIMIT_MS = 14_000;
const CALLS = ['account.getInfo', 'games.getCategories', 'metadata.getgeneralinfo'];

/**
 * Many sockets each begin a body and send no more of it: meanwhile everybody else gets a response, and they are given
 * up.
 */
export async function slowBodies(
  world: AttackWorld,
  report: Report,
  { edge, isQuick }: { edge: string | null; isQuick: boolean },
): Promise<void> {
  const player = await world.session();
  for (const [route, origin] of [
    ['direct', world.site],
    ['nginx', edge],
  ] as const) {
    if (origin === null) continue;
    const count = report.tries(`slow bodies, ${route}`, CALLS.length + 3);
    const sockets = await begin(origin, SOCKETS);
    for (const method of CALLS) {
      const response = await fetch(`${origin}/api/${method}?v=2.34&locale=en`);
      count(response.status === 200, `${method}: ${response.status}`);
    }
    for (const method of ['auth.login', 'cashier.makedeposit', 'loyalty.buyproduct']) {
      const status = await post(origin, method, player);
      count(status === 200, `${method}: ${status}`);
    }
    if (route === 'direct' && !isQuick) await expectGivenUp(report, sockets);
    for (const socket of sockets) socket.destroy();
  }
}

async function begin(origin: string, number: number): Promise<Socket[]> {
  const { hostname, port, host } = new URL(origin);
  const sockets = await Promise.all(
    Array.from({ length: number }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => socket.destroy());
      await once(socket, 'connect');
      socket.write(
        `POST /api/auth.login?v=2.34&locale=en HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 1000\r\n\r\nx`,
      );
      return socket;
    }),
  );
  // Until the server has begun to read them all.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return sockets;
}

async function post(origin: string, method: string, cookie: string): Promise<number> {
  const form = new FormData();
  form.set('login', 'nobody@example.com');
  const response = await fetch(`${origin}/api/${method}?v=2.34&locale=en`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  await response.arrayBuffer();
  return response.status;
}

/** Each gets 408 and its connection is closed. */
async function expectGivenUp(report: Report, sockets: readonly Socket[]): Promise<void> {
  const count = report.tries('slow bodies are given up', sockets.length);
  const limit = AbortSignal.timeout(LIMIT_MS);
  setMaxListeners(sockets.length, limit);
  await Promise.all(
    sockets.map(async (socket) => {
      const chunks: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      const isClosed = await once(socket, 'close', { signal: limit }).then(
        () => true,
        () => false,
      );
      const text = Buffer.concat(chunks).toString('utf8');
      count(isClosed && text.startsWith('HTTP/1.1 408'), text.slice(0, 40) || 'nothing');
    }),
  );
}
