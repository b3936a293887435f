import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { AttackWorld } from './attack-world';
import { eachOf, rawRequest } from './raw-request';
import type { Report } from '../support/report';

/** Attempts to make a server request another host; `{evil}` stands for a host and port that records whoever comes. */
const PATHS = [
  '/api/..%2f..%2f__control%2fsettings',
  '/api/%2e%2e/__control/settings',
  '/api/../__control/settings',
  '/api/%2e%2e%2f__control%2fsettings',
  '/api/account.getInfo%2f..%2f..%2f__control%2fsettings',
  '/api/account.getInfo%3f@{evil}',
  '/api/account.getInfo%23@{evil}',
  '/api/@{evil}',
  '/api/@{evil}/x',
  '/api///{evil}/x',
  '/api/http:%2f%2f{evil}%2f',
  '/api/account.getInfo%0d%0aHost:%20{evil}',
  '/platform/@{evil}/',
  '/platform//{evil}/',
  '/platform/..%2f__control/settings',
  '/platform/../__control/settings',
  '/platform/%2e%2e/__control/settings',
  '/platform/..;/__control/settings',
  '/platform/x/..%5c..%5c__control/settings',
  '/platform\\@{evil}',
  '/oauth/../__control/settings',
  '/oauth/%2e%2e%2f__control%2fsettings',
  '/oauth/init?service=x&redirect_url=http://{evil}/',
  '/content/uploads/../../__control/settings',
  '/content/uploads/..%2f..%2fadmin',
  '/content/uploads//{evil}/x.png',
  '/content/uploads/@{evil}/x.png',
  '/content/http:%2f%2f{evil}',
  '/content/settings/en/..%2f..%2fadmin',
  '/hit/../__control/settings',
  '/hit?url=http://{evil}/',
  '/_next/image?url=http://{evil}/x.png&w=640&q=75',
  '/_next/image?url=%2f%2f{evil}%2fx.png&w=640&q=75',
  '//{evil}/x',
  '/\\{evil}/x',
  'http://{evil}/x',
  'https://{evil}/x',
  '/preview?url=http://{evil}/',
  '/?redirectUrl=http://{evil}/',
];
const HEADERS: readonly Record<string, string>[] = [
  {},
  { host: '{evil}' },
  { 'x-forwarded-host': '{evil}', 'x-forwarded-proto': 'http' },
  { 'x-middleware-rewrite': 'http://{evil}/' },
  { 'x-original-url': 'http://{evil}/', 'x-rewrite-url': 'http://{evil}/' },
  { 'next-url': 'http://{evil}/', rsc: '1' },
  { location: 'http://{evil}/', referer: 'http://{evil}/' },
];

/** The server requests only its two back ends, at their configured addresses. */
export async function upstreamProbes(world: AttackWorld, report: Report): Promise<void> {
  const visitors: string[] = [];
  const recorder = createServer((request, response) => {
    visitors.push(request.url ?? '');
    response.end();
  });
  recorder.on('connection', () => visitors.push('connection'));
  await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve));
  const evil = `127.0.0.1:${(recorder.address() as AddressInfo).port}`;
  try {
    await requests(world, report, evil, visitors);
    await upgrades(world, report, evil, visitors);
  } finally {
    recorder.close();
  }
}

async function requests(world: AttackWorld, report: Report, evil: string, visitors: string[]): Promise<void> {
  const count = report.tries('requests on behalf of others', PATHS.length * HEADERS.length);
  const fill = (text: string) => text.replaceAll('{evil}', evil);
  await world.sandbox.clearLog();
  const tries = PATHS.flatMap((path) => HEADERS.map((headers) => ({ path, headers })));
  await eachOf(tries, async ({ path, headers }) => {
    const filled = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)]));
    const { status, body } = await rawRequest(world.site, fill(path), { headers: filled });
    const isControl = body.includes('depositBounds');
    count(
      visitors.length === 0 && !isControl && status !== 500,
      `${fill(path)} ${JSON.stringify(headers)} → ${status}`,
    );
  });
  const strange = (await world.sandbox.log()).filter(
    ({ method }) => method.includes('__control') || method.includes('admin'),
  );
  count(strange.length === 0, `the back ends got requests for ${strange.map(({ method }) => method).join()}`);
}

/** An upgrade with a whole address in the request line. */
async function upgrades(world: AttackWorld, report: Report, evil: string, visitors: string[]): Promise<void> {
  const targets = [
    `http://${evil}/`,
    `ws://${evil}/`,
    `//${evil}/`,
    '/api/account.getInfo',
    '/',
    '/_next/webpack-hmr',
  ];
  const count = report.tries('upgrades', targets.length);
  for (const target of targets) {
    const response = await upgrade(world.site, target);
    count(
      visitors.length === 0 && !response.startsWith('HTTP/1.1 101 '),
      `${target} → ${response.slice(0, 40)}`,
    );
  }
}

function upgrade(site: string, target: string): Promise<string> {
  return new Promise((resolve) => {
    const { port, host } = new URL(site);
    let response = '';
    const socket = connect(Number(port), '127.0.0.1', () => {
      const key = 'dGhlIHNhbXBsZSBub25jZQ==';
      const lines = [
        `GET ${target} HTTP/1.1`,
        `Host: ${host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${key}`,
      ];
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    });
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', (bytes) => {
      response += bytes.toString('utf8');
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(response));
  });
}
