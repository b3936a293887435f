import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { BrowserContext } from 'playwright';
import { root } from '../../scripts/lib/paths.mjs';
import { freePort, waitForAnswer } from '../../scripts/lib/ports.mjs';

const YEAR_MS = 365 * 86_400_000;

export interface TestWorld {
  /** Origin of the running site. */
  site: string;
  /** Origin of the sandbox's platform, control addresses included. */
  platform: string;
  firstGame(): Promise<string>;
  /** Cookie of a new player's session, for requests without a browser; `wish` is what the sandbox's control takes. */
  session(wish?: Readonly<Record<string, unknown>>): Promise<string>;
  /** Signs a player of a year in for this browser context: nothing opens by itself, and nothing reminds them. */
  signIn(context: BrowserContext): Promise<void>;
  /** Whether the site's process has ended by itself. */
  hasEnded(): boolean;
  stop(): Promise<void>;
}

/**
 * Starts the production build with a fresh sandbox on free ports of this machine; `more` adds to its environment, for
 * instance the addresses of other back ends. `onLine` gets what its programs print; without it errors go to the terminal.
 */
export async function startTestWorld(
  more: Readonly<Record<string, string>> = {},
  onLine?: (line: string) => void,
): Promise<TestWorld> {
  const [port, platformPort, contentPort] = [await freePort(), await freePort(), await freePort()];
  const site = `http://localhost:${port}`;
  const platform = `http://127.0.0.1:${platformPort}`;
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
      ...more,
    },
  });
  if (onLine) for (const stream of [child.stdout, child.stderr]) tellLines(stream, onLine);
  if (!(await waitForAnswer(`${site}/build-version`, 240_000, () => child.exitCode !== null))) {
    throw new Error('The site did not start.');
  }
  return {
    site,
    platform,
    firstGame: () => firstGame(platform),
    session: (wish) => session(site, platform, wish),
    signIn: (context) => signIn(context, site, platform),
    hasEnded: () => child.exitCode !== null,
    stop: () => stop(child),
  };
}

function tellLines(stream: Readable | null, onLine: (line: string) => void): void {
  if (stream !== null) createInterface({ input: stream }).on('line', onLine);
}

async function firstGame(platform: string): Promise<string> {
  const answer = await fetch(`${platform}/api/games.get?v=2.34&locale=en&count=1`);
  const { data } = (await answer.json()) as { data: { items: { sysname: string }[] } };
  return data.items[0]?.sysname ?? '';
}

async function session(
  site: string,
  platform: string,
  wish: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const player = { login: `player-${crypto.randomUUID()}@example.com`, password: 'Secret123', ...wish };
  await fetch(`${platform}/__control/player`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ balance: 250, isConfirmed: true, regTime: Date.now() - YEAR_MS, ...player }),
  });
  const form = new FormData();
  form.set('login', player.login);
  form.set('password', player.password);
  form.set('code', '');
  const answer = await fetch(`${site}/api/auth.login?v=2.34&locale=en`, { method: 'POST', body: form });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('sid='));
  if (!cookie) throw new Error(`A new player could not sign in: ${answer.status}`);
  return cookie.split(';', 1).join('');
}

async function signIn(context: BrowserContext, site: string, platform: string): Promise<void> {
  const player = { login: `player-${crypto.randomUUID()}@example.com`, password: 'Secret123' };
  const made = await context.request.post(`${platform}/__control/player`, {
    data: { ...player, balance: 250, isConfirmed: true, regTime: Date.now() - YEAR_MS },
  });
  const answer = await context.request.post(`${site}/api/auth.login?v=2.34&locale=en`, {
    multipart: { ...player, code: '' },
  });
  if (!made.ok() || !answer.ok()) {
    throw new Error(`A new player could not sign in: ${made.status()}, ${answer.status()}`);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
