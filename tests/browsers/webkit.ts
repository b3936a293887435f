import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Program } from '../support/programs';
import { until } from '../support/until';
import { ensurePrograms, installPackages, placeOf } from '../../scripts/lib/debian.mjs';
import { getFreePort, waitForResponse } from '../../scripts/lib/ports.mjs';
import { collect } from '../../scripts/lib/run.mjs';
import { COMMANDS, type Browser, type Command } from './browser';
import { newLines } from './new-lines';

const START_MS = 60_000;
const PACKAGES = { WebKitWebDriver: 'webkit2gtk-driver', gjs: 'gjs', Xvfb: 'xvfb' };
/** WebKit for gjs, which is no program that one could look for. */
const BINDINGS = 'gir1.2-webkit2-4.1';
const WINDOW = fileURLToPath(new URL('webkit-window.mjs', import.meta.url));

/** Lines that say nothing about the site. */
const OWN_LINES = [
  // It does not know the directive.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // It does not know the permission, which the frame of a game is given for other browsers.
  /Error while parsing the 'sandbox' attribute: 'allow-orientation-lock' is an invalid sandbox flag/,
  // What is fetched ahead is for the next page.
  /preloaded using link preload but not used within a few seconds/,
  // So it calls what it gives up because the page is being left: nothing controls access to one's own origin.
  /[Cc]annot load http:\/\/localhost:\d+\/\S* due to access control checks/,
  // What the site says of that.
  /CONSOLE WARN .* failed: NetworkFailure$/,
  /ChunkLoadError: Failed to load chunk/,
];

interface Session {
  sessionId: string;
  capabilities: { browserName: string; browserVersion: string };
}

/** WebKitGTK of this machine, or Debian's, on a screen of its own. @throws with one sentence where there is none */
export async function startWebKit(): Promise<Browser> {
  await ensurePrograms(PACKAGES);
  await ensureBindings();
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const consoleFile = join(folder, 'console');
  writeFileSync(consoleFile, '');
  const { screen, display } = await startScreen(join(folder, 'display'));
  const port = await getFreePort();
  const driver = new Program(placeOf('WebKitWebDriver') ?? '', [`--port=${port}`], {
    // What the browser stores lies in its folders of the user.
    env: { ...process.env, DISPLAY: display, HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder },
  });
  const origin = `http://127.0.0.1:${port}`;
  if (!(await waitForResponse(`${origin}/status`, START_MS, () => !driver.isRunning))) {
    throw new Error('WebKitWebDriver did not start.');
  }
  // The driver gives no access to its browser's log.
  const args = ['-c', 'exec gjs -m "$0" 2>"$1"', WINDOW, consoleFile];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: '/bin/sh', args } } };
  const session = (await send(origin, 'POST', '/session', { capabilities })) as Session;
  const { browserName, browserVersion } = session.capabilities;
  const address = `${origin}/session/${session.sessionId}`;
  const said = newLines(consoleFile);
  return {
    name: `${browserName} ${browserVersion}`,
    send: (command: Command, params: Readonly<Record<string, unknown>> = {}) => {
      const [, verb, path] = COMMANDS[command];
      return send(address, verb, path.replace('{id}', String(params.id)), params);
    },
    takeConsole: () => Promise.resolve(said().filter(isTrouble)),
    async stop() {
      await send(address, 'DELETE', '', {}).catch(() => null);
      await driver.stop();
      await screen.stop();
      await until('WebKit ends', START_MS, () => isRemoved(folder));
    },
  };
}

async function ensureBindings(): Promise<void> {
  const load = () => collect('gjs', ['-c', "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2;"]);
  if ((await load()).code === 0) return;
  await installPackages(BINDINGS);
  if ((await load()).code !== 0) throw new Error(`Please install ${BINDINGS}.`);
}

/** Programs of WebKit that end a little later than its window still write into the folder. */
function isRemoved(folder: string): boolean {
  try {
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

function isTrouble(line: string): boolean {
  return /CONSOLE .*\b(?:ERROR|WARN)\b/.test(line) && !OWN_LINES.some((own) => own.test(line));
}

/** A screen that nobody sees; the server chooses its number and writes it into `file`. */
async function startScreen(file: string): Promise<{ screen: Program; display: string }> {
  const output = openSync(file, 'w');
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = new Program(placeOf('Xvfb') ?? '', args, { stdio: ['ignore', output, 'ignore'] });
  closeSync(output);
  await until('Xvfb', START_MS, () => readFileSync(file, 'utf8').endsWith('\n'));
  return { screen, display: `:${readFileSync(file, 'utf8').trim()}` };
}

async function send(address: string, verb: string, path: string, params: object): Promise<unknown> {
  const body = verb === 'POST' ? { body: JSON.stringify(params) } : {};
  const response = await fetch(`${address}${path}`, { method: verb, ...body });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
