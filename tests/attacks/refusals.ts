import { once } from 'node:events';
import { connect } from 'node:net';
import type { AttackWorld } from './attack-world';
import { rawRequest } from './raw-request';
import type { Report } from '../support/report';

const PLACES = ['/platform', '/content', '/api', '/preview/x', '/_next/x', '/offers', '/api/auth.login/x'];
const BODY = '--x\r\ncontent-disposition: form-data; name="$ACTION_ID_0"\r\n\r\n\r\n--x--\r\n';
/** What Next.js prints of its own accord where it looks for an action. */
const UNSTRUCTURED = /server action/i;

/**
 * Requests that no part of the product takes are refused before Next.js, which would respond and print on its own
 * account.
 */
export async function refusals(world: AttackWorld, report: Report): Promise<void> {
  const count = report.tries('server actions where there are none', PLACES.length * 3 + 1);
  for (const path of PLACES) {
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const headers of [
      multipart,
      { ...multipart, 'next-action': 'a'.repeat(42) },
      { 'next-action': 'x' },
    ]) {
      const { status } = await rawRequest(world.site, path, { method: 'POST', headers, body: BODY });
      count([400, 404, 405].includes(status), `${path} ${JSON.stringify(headers)}: ${status}`);
    }
  }
  count(!UNSTRUCTURED.test(world.output()), 'a line of its own in the log');
  const hosts = report.tries('two hosts', 2);
  for (const path of ['/', '/api/account.getInfo']) hosts((await twoHosts(world.site, path)) === '400', path);
}

async function twoHosts(site: string, path: string): Promise<string> {
  const { hostname, port, host } = new URL(site);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nHost: evil.test\r\n\r\n`);
  const [head] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return head.toString('latin1').slice(9, 12);
}
