import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { noteAddress } from './visitor-address.mjs';

function noted(remoteAddress: string, headers: Record<string, string> = {}): unknown {
  const request = { socket: { remoteAddress }, headers: { ...headers } };
  noteAddress(request as unknown as IncomingMessage);
  return (request.headers as Record<string, string>)['x-visitor-address'];
}

describe('noteAddress', () => {
  it('takes the other end of the connection, whatever the visitor claims', () => {
    expect(noted('203.0.113.7', { 'x-forwarded-for': '198.51.100.1' })).toBe('203.0.113.7');
    expect(noted('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it.each(['127.0.0.1', '::1', '::ffff:10.0.0.4', '172.20.1.1', '192.168.1.1', 'fd00::1'])(
    'believes a proxy at %s, and of its list the last name alone',
    (proxy) => {
      expect(noted(proxy, { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })).toBe('203.0.113.7');
    },
  );

  it.each([
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.7]:51234', '203.0.113.7'],
    ['127.0.0.1:51234', undefined],
  ])('of a proxy that names a visitor %s it takes the address', (named, address) => {
    expect(noted('10.0.0.1', { 'x-forwarded-for': `198.51.100.1, ${named}` })).toBe(address);
  });

  it('notes nothing for this machine, for nobody, and for what is no address', () => {
    expect(noted('127.0.0.1')).toBeUndefined();
    expect(noted('::1', { 'x-forwarded-for': '127.0.0.1' })).toBeUndefined();
    expect(noted('10.0.0.1', { 'x-forwarded-for': 'evil' })).toBeUndefined();
  });

  it('removes what a visitor names', () => {
    expect(noted('127.0.0.1', { 'x-visitor-address': '203.0.113.7' })).toBeUndefined();
  });

  it('counts all addresses of one IPv6 network as one', () => {
    expect(noted('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(noted('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(noted('2001:DB8::9')).toBe('2001:db8:0:0::/64');
  });
});
