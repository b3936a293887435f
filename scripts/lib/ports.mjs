import { createServer } from 'node:net';
import { fail } from './say.mjs';

function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen({ port, ...(host ? { host } : {}) }, () => {
      const { port: taken } = server.address();
      server.close(() => resolve(taken));
    });
  });
}

/** Exits with a message when the port is taken. */
export async function requireFreePort(port, variable) {
  if (!/^\d{1,5}$/.test(String(port)) || Number(port) > 65_535) {
    fail(`${variable}=${port} is not a port number.`);
  }
  if ((await tryPort(Number(port))) === null) {
    fail(`Port ${port} is already in use: free it, or choose another one with ${variable}.`);
  }
  return Number(port);
}

/** The port of the web server; exits with a message when it is taken. */
export function requireSitePort() {
  return requireFreePort(process.env.PORT || '3000', 'PORT');
}

/** A free port of this machine. @throws when there is none */
export async function getFreePort() {
  const port = await tryPort(0, '127.0.0.1');
  if (port === null) throw new Error('There is no free port.');
  return port;
}

/** Waits for any response from a URL. */
export async function waitForResponse(url, limitMs, isGivenUp = () => false) {
  const until = Date.now() + limitMs;
  while (Date.now() < until && !isGivenUp()) {
    try {
      await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  }
  return false;
}
