// @ts-check
const { BlockList, isIP } = require('node:net');

const NOTED = 'x-visitor-address';

/** Addresses of the operator's own network: a request from there came through a proxy, which names the visitor. */
const OWN = new BlockList();
for (const [net, bits] of /** @type {const} */ ([
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
])) {
  OWN.addSubnet(net, bits, 'ipv4');
}
OWN.addAddress('::1', 'ipv6');
OWN.addSubnet('fc00::', 7, 'ipv6');
OWN.addSubnet('fe80::', 10, 'ipv6');
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Notes whose request it is for the limits per address (`lib/upstream/call-pools.ts`): the connection's other end, or whom a
 * proxy in the operator's network names last in `X-Forwarded-For`. Earlier names are the visitor's own claim. Nothing is
 * noted for this machine itself, and no visitor may name one.
 * @param {import('node:http').IncomingMessage} request
 */
function noteAddress(request) {
  delete request.headers[NOTED];
  const address = addressOf(request);
  if (address !== null) request.headers[NOTED] = address;
}

/** @param {import('node:http').IncomingMessage} request */
function addressOf({ socket, headers }) {
  const peer = plainAddress(socket?.remoteAddress ?? '');
  if (!isIn(OWN, peer)) return wholeNet(peer);
  const forwarded = String(headers['x-forwarded-for'] ?? '');
  const named = plainAddress(forwarded.slice(forwarded.lastIndexOf(',') + 1).trim());
  return isIn(LOOPBACK, named) ? null : wholeNet(named);
}

/** @param {string} address */
function plainAddress(address) {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * @param {BlockList} list
 * @param {string} address
 */
function isIn(list, address) {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/**
 * An IPv6 visitor has a whole /64 to choose addresses from.
 * @param {string} address
 */
function wholeNet(address) {
  const version = isIP(address);
  if (version === 0) return null;
  if (version === 4) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(8 - groups.length - after.length, 0);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

module.exports = { noteAddress };
