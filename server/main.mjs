// @ts-check
/** The web server of `npm start`, `npm run serve` and, with `--dev`, `npm run dev`; takes `--port=3000`. */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { createSite } from './http-server.mjs';
import { outliveLogReader } from './log-streams.mjs';
import { logNextErrors } from './next-errors.mjs';
import { openPort } from './open-port.mjs';
import { closeOnSignals, drainOnSignals } from './shutdown.mjs';
import { getReady } from './warm-up.mjs';

const { values } = parseArgs({ options: { dev: { type: 'boolean' }, port: { type: 'string' } } });
const { dev = false } = values;
const port = Number(values.port ?? process.env.PORT ?? 3000);
// Next.js and React read it on import.
Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production', PORT: String(port) });
outliveLogReader();
if (!dev) logNextErrors();
const { default: next } = await import('next');

const { server, site } = createSite((request, response) => ready.then((handle) => handle(request, response)));
// Next.js handles other protocols for its development tools; in production it gets a server without connections.
const app = next({ dev, port, httpServer: dev ? server : createServer() });
const ready = app.prepare().then(() => app.getRequestHandler());

if (dev) closeOnSignals(app);
else drainOnSignals(server, site);

try {
  await Promise.all([openPort(server, port, site), ready]);
  await getReady(site, port);
} catch (error) {
  // Next.js lets a process survive uncaught errors; one that failed to start must exit.
  process.stderr.write(`Cannot start: ${String(error)}\n`);
  process.exit(1);
}
