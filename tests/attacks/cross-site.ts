import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright';
import { CHROMIUM } from '../../scripts/lib/chromium.mjs';
import type { AttackWorld } from './attack-world';
import { FOREIGN_HEADERS, KINDS } from './cross-site-calls';
import { rawRequest } from './raw-request';
import type { Report } from '../support/report';

/** Methods that change something, or return data of a player. */
const METHODS = [
  'auth.logout',
  'cashier.makewithdrawal',
  'auth.login',
  'cashier.makedeposit',
  'account.changepassword',
  'account.getInfo',
  'events.handle',
  'storage.set',
];
const SENDING_LIMIT_MS = 4_000;
const ARRIVAL_MS = 300;

/** No page of another site reaches the platform in a player's name, as the log of the sandbox shows. */
export async function crossSiteCalls(world: AttackWorld, report: Report, { isQuick }: { isQuick: boolean }) {
  const methods = isQuick ? METHODS.slice(0, 2) : METHODS;
  const proof = report.tries('an own call is found in the log', 1);
  await rawRequest(world.site, address('account.getInfo', 'own'), {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  proof((await arrivals(world)).has('own'), 'account.getInfo');
  await fromPrograms(world, report, methods);
  await fromBrowser(world, report, methods);
}

/** The name of the kind is part of the query, which the gateway hands on as it is. */
function address(method: string, kind: string): string {
  return `/api/${method}?v=2.34&locale=en&attack=${kind}`;
}

/** Kinds whose calls reached the platform since the log was cleared. */
async function arrivals(world: AttackWorld): Promise<Set<string>> {
  const kinds = new Set((await world.sandbox.log()).map(({ query }) => query.attack ?? ''));
  await world.sandbox.clearLog();
  return kinds;
}

async function fromPrograms(world: AttackWorld, report: Report, methods: readonly string[]): Promise<void> {
  const count = report.tries('cross-site requests', methods.length * FOREIGN_HEADERS.length * 2);
  const cookie = await world.session();
  for (const method of methods) {
    const tries = FOREIGN_HEADERS.flatMap((headers) => ['GET', 'POST'].map((verb) => ({ headers, verb })));
    const statuses = await Promise.all(
      tries.map(({ headers, verb }, kind) =>
        rawRequest(world.site, address(method, `w${kind}`), {
          method: verb,
          headers: { ...headers, cookie },
        }),
      ),
    );
    const arrived = await arrivals(world);
    tries.forEach(({ headers, verb }, kind) => {
      const status = statuses[kind]?.status ?? 0;
      const isRefused = !arrived.has(`w${kind}`) && status >= 400 && status < 500;
      count(isRefused, `${verb} ${method} ${JSON.stringify(headers)} → ${status}`);
    });
  }
}

async function fromBrowser(world: AttackWorld, report: Report, methods: readonly string[]): Promise<void> {
  const kinds = Object.keys(KINDS);
  const count = report.tries('cross-site calls of a browser', methods.length * kinds.length);
  const sendCount = report.tries('the browser sends them', methods.length * kinds.length);
  const foreign = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>another site</title>');
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const foreignSite = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`;
  const browser = await chromium.launch(CHROMIUM);
  try {
    for (const method of methods) {
      const sent = await visit(browser, world, foreignSite, method);
      const arrived = await arrivals(world);
      for (const kind of kinds) {
        sendCount(sent.has(kind), `${kind} ${method}`);
        count(!arrived.has(kind), `${kind} ${method}`);
      }
    }
  } finally {
    await browser.close();
    foreign.close();
  }
}

/**
 * A signed-in player looks at the other site's page, which tries every kind at once; returns the kinds it really used.
 */
async function visit(browser: Browser, world: AttackWorld, foreignSite: string, method: string) {
  const context = await browser.newContext();
  const sent = new Set<string>();
  context.on('request', (request) => {
    const kind = new URL(request.url()).searchParams.get('attack');
    if (kind !== null) sent.add(kind);
  });
  const [name = '', value = ''] = (await world.session()).split('=');
  await context.addCookies([{ name, value, url: world.site, sameSite: 'Lax' }]);
  await world.sandbox.clearLog();
  for (const [kind, call] of Object.entries(KINDS)) {
    const page = await context.newPage();
    await page.goto(foreignSite);
    await page.evaluate(call, `${world.site}${address(method, kind)}`);
  }
  const until = Date.now() + SENDING_LIMIT_MS;
  while (sent.size < Object.keys(KINDS).length && Date.now() < until) await sleep(50);
  await sleep(ARRIVAL_MS);
  await context.close();
  return sent;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
