// @ts-check
import { BlockList, isIP } from 'node:net';
import { VISITOR_ADDRESS } from './agreed-names.mjs';

/** @param {readonly (readonly [string, number])[]} nets */
function listOf(nets) {
  const list = new BlockList();
  for (const [net, bits] of nets) list.addSubnet(net, bits, isIP(net) === 6 ? 'ipv6' : 'ipv4');
  return list;
}

const LOOPBACK_NETS = /** @type {const} */ ([
  ['127.0.0.0', 8],
  ['::1', 128],
]);
const LOOPBACK = listOf(LOOPBACK_NETS);
/** Addresses of the operator's own network: a request from there came through a proxy, which names the visitor. */
const OWN = listOf([
  ...LOOPBACK_NETS,
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['fc00::', 7],
  ['fe80::', 10],
]);

/**
 * Records whose request it is, for the limits per address (`lib/upstream/call-pools.ts`): the remote address or,
 * behind a proxy in the operator's network, the last name in `X-Forwarded-For`; earlier ones are the visitor's own
 * claim. This machine itself is not recorded, and no visitor may set the header.
 * @param {import('./types').Request} request
 */
export function noteAddress(request) {
  delete request.headers[VISITOR_ADDRESS];
  const address = addressOf(request);
  if (address !== null) request.headers[VISITOR_ADDRESS] = address;
}

/** @param {import('./types').Request} request */
function addressOf({ socket, headers }) {
  const peer = plainAddress(socket?.remoteAddress ?? '');
  if (!isIn(OWN, peer)) return wholeNet(peer);
  const forwarded = String(headers['x-forwarded-for'] ?? '');
  const named = plainAddress(withoutPort(forwarded.slice(forwarded.lastIndexOf(',') + 1).trim()));
  return isIn(LOOPBACK, named) ? null : wholeNet(named);
}

/** Some proxies append the visitor's port: `203.0.113.9:51234`, `[2001:db8::1]:443`. @param {string} name */
const withoutPort = (name) => name.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');

/** @param {string} address */
const plainAddress = (address) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** @param {BlockList} list @param {string} address */
function isIn(list, address) {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** An IPv6 visitor can use any address of a whole /64. @param {string} address */
function wholeNet(address) {
  const version = isIP(address);
  if (version !== 6) return version === 4 ? address : null;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(8 - groups.length - after.length, 0);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...after].slice(0, 4);
  return `${all.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
