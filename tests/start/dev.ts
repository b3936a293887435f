import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { getFreePort, waitForResponse } from '../../scripts/lib/ports.mjs';
import type { Report } from '../support/report';
import { checkEnd } from './ending';
import { NpmCommand } from './npm-command';

/** A hang, not a speed: how long it took is printed. Milliseconds. */
const READY_LIMIT_MS = 300_000;
const PAGE_LIMIT_MS = 300_000;
const SOCKET_LIMIT_MS = 60_000;
const DEMO = { login: 'demo@example.com', password: 'Demo1234', code: '' };

const seconds = (since: number) => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

/** `npm run dev`: a page, a page of a signed-in player, and its end. */
export function checkDev(report: Report): Promise<void> {
  return checkRun(report, 'SIGTERM', checkPages);
}

/** The same, ended by Ctrl-C, without its pages. */
export function checkInterruptedDev(report: Report): Promise<void> {
  return checkRun(report, 'SIGINT', () => Promise.resolve(true));
}

async function checkRun(
  report: Report,
  signal: NodeJS.Signals,
  checkSite: (report: Report, site: string) => Promise<boolean>,
): Promise<void> {
  report.group('npm run dev');
  const [port = 0, platform = 0, content = 0] = [
    await getFreePort(),
    await getFreePort(),
    await getFreePort(),
  ];
  const site = `http://localhost:${port}`;
  const since = performance.now();
  const command = new NpmCommand(['run', 'dev'], {
    PORT: String(port),
    SITE_URL: site,
    SANDBOX_DATABASE: ':memory:',
    SANDBOX_PLATFORM_PORT: String(platform),
    SANDBOX_CONTENT_PORT: String(content),
  });
  try {
    const isUp = await waitForResponse(`${site}/build-version`, READY_LIMIT_MS, () => command.hasEnded());
    report.check('it responds', isUp, seconds(since));
    if (!isUp) return console.log(command.lastLines());
    if (!(await checkSite(report, site))) console.log(command.lastLines());
  } finally {
    await checkEnd(report, command, signal, [port, platform, content]);
  }
}

/** @returns whether both pages came */
async function checkPages(report: Report, site: string): Promise<boolean> {
  const first = await read(`${site}/`);
  report.check('the first page comes whole', first.isWhole, `${first.status}, ${first.spent}`);
  const form = new FormData();
  for (const [name, value] of Object.entries(DEMO)) form.set(name, value);
  const signedIn = await fetch(`${site}/api/auth.login?v=2.34&locale=en`, { method: 'POST', body: form });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1).join(''))
    .join('; ');
  report.check('a player signs in', signedIn.ok && cookie.includes('sid='), String(signedIn.status));
  const own = await read(`${site}/profile/settings`, cookie);
  const isOwn = own.isWhole && own.text.includes(DEMO.login);
  report.check('their own page names them', isOwn, `${own.status}, ${own.spent}`);
  report.check('a changed file reaches the open page (HMR)', await opensSocket(`${site}/_next/hmr?id=1`));
  return first.isWhole && isOwn;
}

/** Whether an address takes a WebSocket over. */
function opensSocket(address: string): Promise<boolean> {
  const key = randomBytes(16).toString('base64');
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': key,
    'sec-websocket-version': '13',
  };
  return new Promise((resolve) => {
    const call = request(address, { headers, timeout: SOCKET_LIMIT_MS }, (response) => {
      response.destroy();
      resolve(false);
    });
    call.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve(true);
    });
    call.on('timeout', () => call.destroy(new Error('timeout')));
    call.on('error', () => resolve(false));
    call.end();
  });
}

async function read(address: string, cookie = '') {
  const since = performance.now();
  const response = await fetch(address, {
    headers: { cookie },
    signal: AbortSignal.timeout(PAGE_LIMIT_MS),
  });
  const text = await response.text();
  const isWhole = response.status === 200 && /<h1[ >]/.test(text) && text.includes('</html>');
  return { status: response.status, text, isWhole, spent: seconds(since) };
}
