import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentReads } from '@/lib/content/content-state.server';
import { readPlatformState, readSeoSettings } from './read-settings.server';

const requestUpstream = vi.hoisted(() => vi.fn());
vi.mock('@/lib/env/server', () => ({
  env: {
    SITE_URL: 'https://Casino.test:8443',
    PLATFORM_URL: 'http://platform.test',
    CONTENT_URL: 'http://content.test',
    READ_TIMEOUT_MS: 2_500,
  },
}));
vi.mock('@/lib/upstream/request.server', async (original) => ({
  ...(await original<object>()),
  requestUpstream,
}));

function respond(status: number, body: unknown): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  requestUpstream.mockResolvedValue({ status, headers: {}, bytes: new TextEncoder().encode(text) });
}

function envelope(type: string) {
  return { data: null, error: { type, message: '' } };
}

beforeEach(() => {
  requestUpstream.mockReset();
  contentReads.purge();
});

describe('readPlatformState', () => {
  it.each([
    [503, envelope('ApplicationDisabledException'), true],
    [503, envelope('ApplicationUnavailableException'), true],
    [200, envelope('ApplicationDisabledException'), true],
    [200, { data: { time_to_force_logout: 0 }, error: null }, false],
    [500, envelope('UnknownErrorException'), false],
    [503, '<h1>503</h1>', false],
    [502, '', false],
    [503, {}, false],
  ])('status %s with %j means %s', async (status, body, expected) => {
    respond(status, body);
    expect((await readPlatformState()).isMaintenance).toBe(expected);
  });

  it('requests metadata.getgeneralinfo with the version and a 2 s limit', async () => {
    respond(200, { data: {}, error: null });
    await readPlatformState();
    expect(requestUpstream).toHaveBeenCalledWith({
      url: 'http://platform.test/api/metadata.getgeneralinfo?v=2.34&locale=en',
      headers: { accept: 'application/json' },
      timeoutMs: 2_000,
    });
  });

  it.each([
    [
      { analytic: { gtm_id: 'GTM-A1' }, is_seon_enabled: true },
      { hasTagManager: true, hasFraudCheck: true },
    ],
    [
      { analytic: { gtm_id: '' }, is_seon_enabled: 0 },
      { hasTagManager: false, hasFraudCheck: false },
    ],
    [{ analytic: null }, { hasTagManager: false, hasFraudCheck: false }],
    ['junk', { hasTagManager: false, hasFraudCheck: false }],
  ])('R-TRACK-03, R-TRACK-08: general info %j switches on %j', async (data, services) => {
    respond(200, { data, error: null });
    expect((await readPlatformState()).services).toEqual(services);
  });

  it('does not take a failure for services switched off', async () => {
    respond(500, envelope('UnknownErrorException'));
    expect((await readPlatformState()).services).toBeNull();
  });

  it('throws when no complete response came', async () => {
    requestUpstream.mockRejectedValue(new Error('timeout'));
    await expect(readPlatformState()).rejects.toThrow('timeout');
  });
});

describe('readSeoSettings', () => {
  it('R-SEO-10 requests by the host of the site, without port and in lower case', async () => {
    const attributes = { host: 'casino.test', redirects: [{ from: '/a', to: '/b' }], robotsTxt: 'x' };
    respond(200, { data: [{ id: 1, attributes }], meta: {} });
    expect(await readSeoSettings()).toEqual({ redirects: [{ from: '/a', to: '/b' }], robotsTxt: 'x' });
    const [{ url }] = requestUpstream.mock.calls[0] as [{ url: string }];
    expect(decodeURIComponent(url)).toContain('/api/settings-seo?locale=en&filters[host][$eq]=casino.test&');
  });

  it('knows no rules where the content system has no record', async () => {
    respond(200, { data: [], meta: {} });
    expect(await readSeoSettings()).toEqual({ redirects: [], robotsTxt: null });
  });

  it('throws when the settings cannot be read', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    respond(500, { data: null, error: { status: 500 } });
    await expect(readSeoSettings()).rejects.toThrow();
  });
});
