import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverSettings } from '@/server/settings.mjs';

const READ_TWICE = ['DRAIN_MS', 'PAGES_MAX_IN_FLIGHT', 'WARM_UP', 'HSTS'];

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('PLATFORM_URL', 'https://platform.internal');
  vi.stubEnv('CONTENT_URL', 'https://cms.internal');
  vi.stubEnv('SITE_URL', 'https://casino.example');
  for (const name of READ_TWICE) vi.stubEnv(name, '');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const bothRead = async () => {
  const { env } = await import('./server');
  const { drainMs, maxPagesInFlight, isWarmedUp, hsts } = serverSettings();
  return {
    checked: [env.DRAIN_MS, env.PAGES_MAX_IN_FLIGHT, env.WARM_UP, env.HSTS],
    taken: [drainMs, maxPagesInFlight, isWarmedUp ? 'on' : 'off', hsts ?? 'off'],
  };
};

it('the server takes the defaults that the environment is checked with', async () => {
  const { checked, taken } = await bothRead();
  expect(taken).toEqual(checked);
});

it.each([
  ['DRAIN_MS', '5000'],
  ['PAGES_MAX_IN_FLIGHT', '20'],
  ['WARM_UP', 'on'],
  ['HSTS', 'domain'],
  ['HSTS', 'off'],
])('the server reads %s=%s as it is checked', async (name, value) => {
  vi.stubEnv(name, value);
  const { checked, taken } = await bothRead();
  expect(taken).toEqual(checked);
  expect(taken.map(String)).toContain(value);
});

it('an empty PORT counts as unset', async () => {
  vi.stubEnv('SITE_URL', '');
  vi.stubEnv('PORT', '');
  const { env } = await import('./server');
  expect(env.SITE_URL).toBe('http://localhost:3000');
});

it('HSTS that is none of the three is refused at the start', async () => {
  vi.stubEnv('HSTS', 'yes');
  await expect(import('./server')).rejects.toThrow(/HSTS/);
});

const ADDRESSES = ['SITE_URL', 'PLATFORM_URL', 'CONTENT_URL', 'GAMES_ORIGIN'] as const;

it.each(ADDRESSES)('%s may end with a slash', async (name) => {
  vi.stubEnv(name, 'https://Host.example:8443/');
  const { env } = await import('./server');
  expect(env[name]).toBe('https://host.example:8443');
});

it.each(
  ADDRESSES.flatMap((name) =>
    ['https://host.example/casino', 'https://host.example/?a', 'https://me:secret@host.example'].map(
      (value) => [name, value] as const,
    ),
  ),
)('%s=%s is refused at the start, as all but the origin would be ignored', async (name, value) => {
  vi.stubEnv(name, value);
  await expect(import('./server')).rejects.toThrow(`${name}: must be an origin, without a path`);
});

it('an address without a scheme is refused with one sentence', async () => {
  vi.stubEnv('PLATFORM_URL', 'platform.internal');
  await expect(import('./server')).rejects.toThrow(
    /^Cannot start: .*PLATFORM_URL: must be an http or https address$/,
  );
});

it.each([
  ['PLATFORM_URL', '', 'PLATFORM_URL is required'],
  ['CONTENT_URL', 'cms.internal', 'CONTENT_URL: must be an http or https address'],
  ['FRAME_ORIGINS', 'games.example', 'FRAME_ORIGINS: must be https: or origins separated by spaces'],
  ['CSP_EXTRA_ORIGINS', 'cdn.example', 'CSP_EXTRA_ORIGINS: must be origins separated by spaces'],
  ['SECURITY_CONTACT', 'me', 'SECURITY_CONTACT: must be https, mailto or tel addresses separated by spaces'],
])('%s=%s ends the start with a message that says what is wrong', async (name, value, message) => {
  vi.stubEnv(name, value);
  const expected = `Cannot start: the environment is incomplete or invalid. ${message}`;
  await expect(import('./server')).rejects.toThrow(expected);
});
