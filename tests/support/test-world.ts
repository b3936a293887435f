import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { BrowserContext } from 'playwright';
import { root } from '../../scripts/lib/paths.mjs';
import { getFreePort, waitForResponse } from '../../scripts/lib/ports.mjs';
import { Sandbox, signIn } from './sandbox-control';

const YEAR_MS = 365 * 86_400_000;
/** An account a year old: nothing opens by itself, and no reminders show. */
const settled = () => ({ balance: 250, isConfirmed: true, regTime: Date.now() - YEAR_MS });

export interface TestWorld {
  /** Origin of the running site. */
  site: string;
  /** Origin of the sandbox's platform and its control API. */
  platform: string;
  sandbox: Sandbox;
  firstGame(): Promise<string>;
  /** Session cookie of a new player, for requests without a browser; `wish` is passed to the sandbox's control API. */
  session(wish?: Parameters<Sandbox['player']>[0]): Promise<string>;
  /** Signs a new player in for this browser context. */
  signIn(context: BrowserContext): Promise<void>;
  /** Whether the site's process has exited. */
  hasEnded(): boolean;
  stop(): Promise<void>;
}

/**
 * Starts the production build with a fresh sandbox on free local ports; `more` adds to its environment, for instance
 * the URLs of other back ends. `onLine` gets its programs' output; without it errors go to the terminal.
 */
export async function startTestWorld(
  more: Readonly<Record<string, string>> = {},
  onLine?: (line: string) => void,
): Promise<TestWorld> {
  const [port, platformPort, contentPort] = [await getFreePort(), await getFreePort(), await getFreePort()];
  const site = `http://localhost:${port}`;
  const platform = `http://127.0.0.1:${platformPort}`;
  const sandbox = new Sandbox(platform);
  const child = spawn('node', ['scripts/start.mjs'], {
    cwd: root,
    stdio: onLine ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SITE_URL: site,
      SANDBOX_CONTROL: '1',
      SANDBOX_DATABASE: ':memory:',
      SANDBOX_PLATFORM_PORT: String(platformPort),
      SANDBOX_CONTENT_PORT: String(contentPort),
      LOG_LEVEL: 'warn',
      // Reads must not be late because the machine is busy.
      READ_TIMEOUT_MS: '20000',
      ...more,
    },
  });
  if (onLine) for (const stream of [child.stdout, child.stderr]) tellLines(stream, onLine);
  if (!(await waitForResponse(`${site}/build-version`, 240_000, () => child.exitCode !== null))) {
    throw new Error('The site did not start.');
  }
  return {
    site,
    platform,
    sandbox,
    firstGame: async () => (await sandbox.game(null)).sysname,
    session: async (wish) => signIn(site, await sandbox.player({ ...settled(), ...wish })),
    async signIn(context) {
      const [name = '', value = ''] = (await signIn(site, await sandbox.player(settled()))).split('=');
      await context.addCookies([{ name, value, url: site, httpOnly: true, sameSite: 'Lax' }]);
    },
    hasEnded: () => child.exitCode !== null,
    stop: () => stop(child),
  };
}

function tellLines(stream: Readable | null, onLine: (line: string) => void): void {
  if (stream !== null) createInterface({ input: stream }).on('line', onLine);
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
