import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../../scripts/lib/paths.mjs';
import { freePort, waitForAnswer } from '../../scripts/lib/ports.mjs';
import { serverArgs } from '../../scripts/lib/server-args.mjs';

/** A fault as the sandbox's control address takes it. */
export interface SandboxFault {
  side: 'platform' | 'content';
  target: string;
  kind: string;
  type?: string;
  status?: number;
  retryAfterSeconds?: number;
  ms?: number;
  times?: number;
}

interface LogEntry {
  method: string;
  verb: string;
  status: number | null;
  fault: string | null;
}

/** One process of the site; several can stand before the same sandbox. */
export interface Site {
  origin: string;
  /** Lines of its log that tell of an error nobody caught. */
  troubles: readonly string[];
  stop(): Promise<void>;
}

/** A sandbox with its control address, and sites before it. */
export interface FaultWorld {
  platform: string;
  content: string;
  /** Starts the production build with nothing read yet; `env` puts other back ends before it. */
  startSite(env?: Readonly<Record<string, string>>): Promise<Site>;
  fault(...faults: readonly SandboxFault[]): Promise<void>;
  /** Requests that reached the sandbox since the log was cleared. */
  log(): Promise<readonly LogEntry[]>;
  clearLog(): Promise<void>;
  control(method: string, path: string, body?: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

const TROUBLE = /unhandled ?rejection|uncaught ?exception|heap out of memory|middleware-step-failed/i;

export async function startFaultWorld(): Promise<FaultWorld> {
  const [platformPort, contentPort] = [await freePort(), await freePort()];
  const platform = `http://127.0.0.1:${platformPort}`;
  const content = `http://127.0.0.1:${contentPort}`;
  const sandbox = spawn('node', ['--import', 'tsx', 'sandbox/server.ts'], {
    cwd: root,
    // It says of every connection it cuts that it cut it.
    stdio: 'ignore',
    env: {
      ...process.env,
      SANDBOX_CONTROL: '1',
      SANDBOX_DATABASE: ':memory:',
      SANDBOX_PLATFORM_PORT: String(platformPort),
      SANDBOX_CONTENT_PORT: String(contentPort),
    },
  });
  const isUp = await waitForAnswer(`${platform}/__control/fault`, 60_000, () => sandbox.exitCode !== null);
  if (!isUp) throw new Error('The sandbox did not start.');
  const control = (method: string, path: string, body?: unknown) => ask(platform, method, path, body);
  return {
    platform,
    content,
    control,
    startSite: (env = {}) => startSite({ PLATFORM_URL: platform, CONTENT_URL: content, ...env }),
    async fault(...faults) {
      await control('DELETE', 'fault');
      for (const fault of faults) await control('POST', 'fault', fault);
    },
    log: async () => ((await control('GET', 'log')) as { items: LogEntry[] }).items,
    clearLog: async () => void (await control('DELETE', 'log')),
    stop: () => end(sandbox),
  };
}

async function ask(platform: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${platform}/__control/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function startSite(env: Readonly<Record<string, string>>): Promise<Site> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn('node', serverArgs(port), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      SITE_URL: origin,
      LOG_LEVEL: 'warn',
      READ_TIMEOUT_MS: '800',
      GATEWAY_READ_TIMEOUT_MS: '2500',
      ...env,
    },
  });
  const troubles: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (TROUBLE.test(line)) troubles.push(line);
    });
  }
  const isUp = await waitForAnswer(`${origin}/build-version`, 60_000, () => child.exitCode !== null);
  if (!isUp) throw new Error('The site did not start.');
  child.on('exit', (code) => void (code && troubles.push(`the site ended with code ${code}`)));
  return { origin, troubles, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  // A request that hangs would hold the process: nobody waits for it any more.
  const limit = setTimeout(() => child.kill('SIGKILL'), 3_000);
  await ended;
  clearTimeout(limit);
}
