import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../../scripts/lib/paths.mjs';
import { getFreePort, waitForResponse } from '../../scripts/lib/ports.mjs';
import { serverArgs } from '../../scripts/lib/server-args.mjs';

const READY_LIMIT_MS = 60_000;
const END_LIMIT_MS = 3_000;

/** One process of the production build; several can share the same back ends. */
export interface Site {
  /** Without a trailing slash. */
  origin: string;
  stop(): Promise<void>;
}

/** What a test receives from the process. */
interface Listener {
  onLine?(line: string): void;
  onEnd?(code: number | null): void;
}

/** Starts the production build, without cached data, on a free port; `env` names its back ends. */
export async function startSite(
  env: Readonly<Record<string, string>>,
  { onLine, onEnd }: Listener = {},
): Promise<Site> {
  const port = await getFreePort();
  const origin = `http://localhost:${port}`;
  const child = spawn('node', serverArgs(port), {
    cwd: root,
    stdio: onLine ? ['ignore', 'pipe', 'pipe'] : 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      SITE_URL: origin,
      ...env,
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream && onLine) createInterface({ input: stream }).on('line', onLine);
  }
  const isUp = await waitForResponse(
    `${origin}/build-version`,
    READY_LIMIT_MS,
    () => child.exitCode !== null,
  );
  if (!isUp) throw new Error('The site did not start.');
  if (onEnd) child.on('exit', onEnd);
  return { origin, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  // A hanging request would prevent the process from exiting, although nothing awaits it.
  const limit = setTimeout(() => child.kill('SIGKILL'), END_LIMIT_MS);
  await ended;
  clearTimeout(limit);
}
