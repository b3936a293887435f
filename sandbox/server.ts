import type { IncomingMessage } from 'node:http';
import { serve, type HttpBindings, type ServerType } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Fetch } from './control/guard';
import { createSandbox } from './index';
import { readServerSettings, type ServerSettings } from './server-settings';

/** Starts the sides that have a port and prints one line when all of them listen. */
async function start(settings: ServerSettings): Promise<void> {
  const sandbox = createSandbox(settings);
  const sides = [
    { name: 'platform', port: settings.platformPort, fetch: sandbox.platform.fetch },
    { name: 'content', port: settings.contentPort, fetch: sandbox.content.fetch },
  ].filter((side) => side.port !== null);
  const servers: ServerType[] = [];
  const stop = () => {
    for (const server of servers) {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    }
    sandbox.close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  for (const { port, fetch } of sides) servers.push(await listen(fetch, settings.host, port ?? 0));
  const places = sides.map(({ name }, index) => `${name} http://${settings.host}:${portOf(servers[index])}`);
  console.log(`sandbox ready: ${places.join(', ')}`);
}

/** Longer than its clients stay idle, so that none sends a request on a connection that closes at that moment. */
const SERVER_OPTIONS = { keepAliveTimeout: 70_000 };

/** Listens or fails with the server's own error (for instance EADDRINUSE). */
function listen(fetch: Fetch, hostname: string, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const options = { fetch: respondWith(fetch), hostname, port, serverOptions: SERVER_OPTIONS };
    const server = serve(options, () => resolve(server));
    server.once('error', reject);
  });
}

/** `Response.error()` stands for a connection that breaks without a response. */
function respondWith(
  fetch: Fetch,
): (request: Request, env: { incoming: HttpBindings['incoming'] | object }) => Promise<Response> {
  return async (request, { incoming }) => {
    const response = await fetch(request);
    if (response.type !== 'error') return response;
    if (hasSocket(incoming)) incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  };
}

function hasSocket(incoming: object): incoming is IncomingMessage {
  return 'socket' in incoming;
}

function portOf(server: ServerType | undefined): number | string {
  const address = server?.address() ?? null;
  return typeof address === 'object' ? (address?.port ?? '?') : address;
}

function fail(error: unknown): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const reason = error instanceof Error ? error.message : String(error);
  const port = isTaken && 'port' in error ? String(error.port) : '';
  console.error(
    isTaken ? `sandbox: port ${port} is already in use by another program` : `sandbox: ${reason}`,
  );
  process.exit(1);
}

try {
  await start(readServerSettings(process.env));
} catch (error) {
  fail(error);
}
