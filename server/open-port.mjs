// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';

/** @import { Server } from 'node:http' */
/** @import { Site } from './types' */

/** How many sockets share the port. */
const SOCKETS = 64;

/**
 * Opens the port with many sockets for the one server, where Node.js can share a port. It accepts one connection per
 * event loop tick and socket (libuv 1.45 and newer); a busy server's ticks are long, so connections would wait in the
 * operating system's queue, where no limit counts or refuses them.
 * @param {Server} server @param {number} port @param {Site} site @throws Error when the port is taken.
 */
export async function openPort(server, port, { settings, acceptors }) {
  if (!settings.isProduction || !canSharePort()) {
    server.listen(port);
    await once(server, 'listening');
    return;
  }
  // A shared port would not fail if another instance uses it.
  const probe = createServer().listen(port);
  await once(probe, 'listening');
  await new Promise((resolve) => probe.close(resolve));
  const shared = { port, reusePort: true };
  server.listen(shared);
  await once(server, 'listening');
  while (acceptors.length < SOCKETS - 1) {
    // As http.Server sets them.
    const acceptor = createServer({ allowHalfOpen: true, noDelay: true });
    acceptor.on('connection', (socket) => server.emit('connection', socket));
    acceptors.push(acceptor.listen(shared));
  }
}

/** `reusePort` came with 22.12 and 23.1; on macOS and Windows it fails. */
function canSharePort() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (process.platform !== 'linux') return false;
  return major > 23 || (major === 23 && minor >= 1) || (major === 22 && minor >= 12);
}
