import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '@/tests/support/property-runs';
import { isFresh, isVersionAtLeast, nameOf, readLaunch, registrationOf } from './launch';
import { hasLaunchData } from './launch-mark';

const USER = { id: 700100, first_name: 'Zoé & co', username: 'zoe_mini', language_code: 'fr' };
const INIT_DATA = new URLSearchParams({
  auth_date: '1742000000',
  query_id: 'AA+/=',
  user: JSON.stringify(USER),
  hash: 'c0ffee',
}).toString();
const HASH = `#${new URLSearchParams({
  tgWebAppData: INIT_DATA,
  tgWebAppVersion: '8.0',
}).toString()}`;

describe('a launch', () => {
  it('R-GUARD-14: is recognised by tgWebAppData in the hash', () => {
    expect(hasLaunchData(HASH)).toBe(true);
    expect(hasLaunchData('#a=1&tgWebAppData=x')).toBe(true);
    expect(hasLaunchData('#notgWebAppData=x')).toBe(false);
    expect(hasLaunchData('#real')).toBe(false);
  });

  it('R-MINI-02: registers with the user of the data and the data as they were signed', () => {
    const launch = readLaunch(HASH);
    expect(launch?.version).toBe('8.0');
    expect(launch && registrationOf(launch)).toEqual({
      is_tg: 1,
      id: '700100',
      username: 'zoe_mini',
      hash: 'c0ffee',
      language_code: 'fr',
      payload: INIT_DATA,
    });
  });

  it('is fresh for a day after it was signed; without a time the platform decides', () => {
    const at = 1_742_000_000_000;
    const day = 86_400_000;
    expect(isFresh({ initData: INIT_DATA }, at + day)).toBe(true);
    expect(isFresh({ initData: INIT_DATA }, at + day + 1)).toBe(false);
    expect(isFresh({ initData: 'hash=c0ffee' }, at)).toBe(true);
    for (const initData of ['auth_date=&hash=c0ffee', 'auth_date=x']) {
      expect(isFresh({ initData }, at)).toBe(false);
    }
  });

  it('names its user by first name, user name or id, short and in one direction', () => {
    const named = (user: unknown) =>
      nameOf({ initData: new URLSearchParams({ user: JSON.stringify(user) }).toString() });
    expect(named(USER)).toBe('Zoé & co');
    expect(named({ id: 7, first_name: ' \u202e', username: 'zoe' })).toBe('zoe');
    expect(named({ id: 7, first_name: {} })).toBe('7');
    expect(named({ first_name: 'x'.repeat(500) })).toHaveLength(64);
  });

  it.each([
    ['user=%7B%22id%22%3A1%7D', 'no hash'],
    ['hash=c0ffee', 'no user'],
    ['hash=c0ffee&user=%7B%22id%22%3A1.5%7D', 'no whole id'],
    ['hash=c0ffee&user=[1]', 'no object'],
  ])('registers nobody by %s: %s', (initData) => {
    expect(registrationOf({ initData })).toBeNull();
  });

  it('never throws on a hash that is junk', () => {
    const value = fc.oneof(fc.string(), fc.json(), fc.constant(INIT_DATA));
    const junk = fc.oneof(
      fc.string(),
      fc
        .record({ tgWebAppData: value, tgWebAppVersion: value })
        .map((fields) => `#${new URLSearchParams(fields).toString()}`),
      value.map((text) => `#tgWebAppData=${text}`),
    );
    fc.assert(
      fc.property(junk, (hash) => {
        const launch = readLaunch(hash);
        if (launch === null) return;
        const fields = registrationOf(launch);
        if (fields) expect(fields.payload).toBe(launch.initData);
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });
});

describe('isVersionAtLeast', () => {
  it.each([
    ['8.0', '7.7', true],
    ['7.10', '7.7', true],
    ['7.7', '7.7', true],
    ['6.0', '7.7', false],
    ['junk', '7.7', false],
  ])('%s against %s', (version, required, expected) => {
    expect(isVersionAtLeast(version, required)).toBe(expected);
  });
});
