import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const SERVER = new URL('./', import.meta.url).href;

/**
 * The server in front of a test site: a path containing `slow` takes `SLOW_MS` (600), others `ANSWER_MS`, `/id` returns the
 * request id of log lines, `/moved` redirects after its response, `/to` tells where; `/gone` declares itself missing,
 * `/seen` tells which status Next.js sees after that response.
 */
const PROGRAM = `
  import { createSite } from '${SERVER}http-server.mjs';
  import { openPort } from '${SERVER}open-port.mjs';
  import { shared } from '${SERVER}shared-state.mjs';
  import { drainOnSignals } from '${SERVER}shutdown.mjs';
  import { getReady } from '${SERVER}warm-up.mjs';
  let moved = '';
  let seen = 0;
  const { site, server } = createSite(async (request, response) => {
      if (request.url === '/seen') return response.end(String(seen));
      if (request.url === '/gone') {
        response.setHeader('x-page-status', '404');
        response.statusCode = request.headers['if-none-match'] ? 304 : 200;
        response.end(() => { seen = response.statusCode; });
        return;
      }
      if (request.url === '/to') return response.end(String(moved));
      if (request.url === '/moved') {
        response.setHeader('location', '/before');
        response.end('moved');
        setTimeout(() => {
          response.setHeader('Location', '/after');
          moved = response.getHeader('location');
        }, 20);
        return;
      }
      if (request.url === '/id') return response.end(shared.requestScope.getStore().id);
      const { SLOW_MS = 600, ANSWER_MS = 0 } = process.env;
      setTimeout(() => response.end('body of ' + request.url), Number(request.url.includes('slow') ? SLOW_MS : ANSWER_MS));
  });
  drainOnSignals(server, site);
  const port = Number(process.env.PORT ?? 0);
  if (port > 0) await openPort(server, port, site);
  else await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  console.log(server.address().port);
  void getReady(site, server.address().port);
`;

export interface ServerProcess {
  origin: string;
  process: ChildProcess;
  /** Exit code of the process. */
  ended: Promise<number | null>;
}

/** Starts a separate process, as the npm commands start the product. */
export async function startServer(env: Record<string, string> = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', WARM_UP: 'off', DRAIN_MS: '0', ...env },
  });
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { origin: `http://127.0.0.1:${port.toString().trim()}`, process: child, ended };
}
