import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server';
import { NextRequest, NextResponse } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { compileRedirectRules } from '@/lib/site-settings/redirect-rules';
import { compileRobots } from '@/lib/site-settings/robots';
import { compose } from './compose';
import { locationOf, rewriteOf, TEST_ORIGIN } from './context.test-data';
import type { Step } from './context';
import type { SiteSettings } from '@/lib/site-settings/settings.server';

const settings = vi.hoisted(() => ({ now: {} as unknown }));
const env = vi.hoisted(() => ({ SERVICE_WORKER: 'on', SITE_URL: 'https://casino.test' }));
vi.mock('@/lib/env/server', () => ({ env }));
vi.mock('@/lib/site-settings/settings.server', () => ({
  readySettings: () => Promise.resolve(settings.now),
}));
const preview = vi.hoisted(() => ({ id: '' }));
vi.mock('./preview-cookie.server', () => ({
  PREVIEW_COOKIE: '__prerender_bypass',
  isPreviewCookie: (value?: string) => Promise.resolve(value !== undefined && value === preview.id),
}));

const { middleware, config } = await import('@/middleware');

const ROBOTS = 'User-agent: *\nDisallow: /profile\nDisallow: /old\n';

function set(changes: Partial<SiteSettings> = {}): void {
  const rules = [
    { from: '/old', to: '/offers' },
    { from: '/cashier/old', to: '/cashier/deposit' },
  ];
  settings.now = {
    redirects: compileRedirectRules(rules, 'casino.test').rules,
    robotsText: ROBOTS,
    isClosed: compileRobots(ROBOTS),
    isMaintenance: false,
    isUnknownSlug: () => false,
    contentPolicy: (inline: readonly string[]) => `script-src ${inline.join(' ')}; frame-src https:`,
    ...changes,
  };
}

function send(
  address: string,
  init: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return middleware(new NextRequest(`${TEST_ORIGIN}${address}`, init));
}

beforeEach(() => set());

vi.mock('./page-headers', () => ({ pageHeaders: (path: string) => ({ 'x-page': path }) }));

describe('R-SHAPE-06: middleware', () => {
  it('puts maintenance before everything else', async () => {
    set({ isMaintenance: true });
    for (const address of ['/', '/old', '/profile', '/%E0%A4%A', '/_system/maintenance', '//x']) {
      expect((await send(address)).status).toBe(503);
    }
  });

  it('lets a rule see a tidied address, and uses a rule before the guard', async () => {
    expect(locationOf(await send('/old/'))).toBe('/offers');
    expect(locationOf(await send('/cashier/old'))).toBe('/cashier/deposit');
  });

  it('marks a closed page and still guards it', async () => {
    const response = await send('/profile');
    expect(response.status).toBe(307);
    expect(response.headers.get('x-robots-tag')).toBe('noindex, follow');
  });

  it.each([
    ['/Cashier/Deposit', 'GET', 308],
    ['/cashier/', 'GET', 308],
    ['/%63ashier/deposit', 'GET', 308],
    ['/fr//Profile', 'GET', 308],
    ['/cashier/paysuccess/9001', 'POST', 303],
    ['/cashier/old', 'GET', 301],
    ['/cashier/deposit', 'GET', 307],
    ['/profile', 'POST', 405],
  ])('R-GUARD-01: lets nothing keep the response for %s to %s: %i', async (address, method, status) => {
    const response = await send(address, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('guards the English prefix before it takes it off', async () => {
    expect(locationOf(await send('/en/profile/bets'))).toBe('/?redirectUrl=%2Fprofile%2Fbets');
  });

  it('renders a public page', async () => {
    const response = await send('/offers/11?a=1');
    expect(rewriteOf(response)).toBe('/en/offers/11?a=1');
    expect(response.headers.has('cache-control')).toBe(false);
  });

  it.each([
    '?a=%E0%A4%A',
    '?%',
    '?a=%00',
    '?__proto__=1',
    '?a[]=1&a[]=2',
    `?${'a=1&'.repeat(2_000)}`,
    '?redirectUrl=//e.test',
  ])('is not broken by the query %s', async (query) => {
    expect((await send(`/${query}`)).status).toBe(200);
    expect((await send(`/fr/offers${query}`)).status).toBe(200);
  });

  it('never responds to a request with an error of its own', async () => {
    const addresses = [
      '/%',
      '/%00',
      '//',
      '///',
      '/\\',
      '/..',
      '/;',
      '/%5c',
      '/fr%00',
      '/%fr',
      '/en//',
      '/?',
      '/#',
      '/*',
    ];
    for (const address of addresses) expect((await send(address)).status).toBeLessThan(500);
  });
});

describe('content policy', () => {
  const POLICY = 'content-security-policy';
  const passedOn = (response: Response) => response.headers.get(`x-middleware-request-${POLICY}`);

  it('SEC: every response has it; what is cached for everybody names no nonce', async () => {
    for (const address of ['/', '/offers', '/fr', '/old', '//x', '/%E0%A4%A', '/nowhere/at/all']) {
      expect((await send(address)).headers.get(POLICY), address).toBe('script-src ; frame-src https:');
    }
  });

  it('SEC: each page made now has a nonce of its own', async () => {
    const policies = await Promise.all(
      ['/profile', '/profile', '/bets', '/fr/cashier'].map(async (address) =>
        (await send(address)).headers.get(POLICY),
      ),
    );
    for (const policy of policies) expect(policy).toMatch(/^script-src 'nonce-[\w+/]{22}==' 'sha256-/);
    expect(new Set(policies).size).toBe(policies.length);
  });

  it('SEC: a page made for this request gets the nonce, a cached one never', async () => {
    set({ isMaintenance: true });
    const made = await send('/');
    expect(passedOn(made)).toBe(made.headers.get(POLICY));
    expect(passedOn(made)).toMatch(/'nonce-\S+ 'sha256-/);
    set();
    for (const address of ['/', '/offers', '/fr/gamehall', '/terms', '/nowhere/at/all']) {
      expect(passedOn(await send(address)), address).toBeNull();
    }
  });

  it('SEC: the rendering of a cached page learns the nonce of the server, and of nobody else', async () => {
    const nonce = "'nonce-abcdefghijklmnopqrstuv=='";
    const policyWith = async (sent: string) =>
      (await send('/offers', { headers: { [POLICY]: sent } })).headers.get(POLICY);
    expect(await policyWith(`script-src ${nonce}`)).toContain(nonce);
    expect(await policyWith(`script-src ${nonce} *`)).not.toContain('nonce-');
    expect(await policyWith(`default-src ${nonce}`)).not.toContain('nonce-');
  });

  it('SEC: a preview is made now', async () => {
    preview.id = 'the-id-of-this-build';
    const response = await send('/terms', { headers: { cookie: '__prerender_bypass=the-id-of-this-build' } });
    expect(passedOn(response)).toContain("'nonce-");
  });

  it('SEC: a forged preview cookie gets no nonce into a cached page', async () => {
    expect(passedOn(await send('/', { headers: { cookie: '__prerender_bypass=forged' } }))).toBeNull();
  });
});

describe('compose', () => {
  it('passes over a step that fails, logs it, and goes on with the next', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const fails: Step = () => {
      throw new Error('broken');
    };
    const last: Step = ({ responseHeaders }) => {
      responseHeaders.set('x-test', 'reached');
      return undefined;
    };
    const response = await compose({ fails, last })(new NextRequest(TEST_ORIGIN));
    expect(response.headers.get('x-middleware-next')).toBe('1');
    expect(response.headers.get('x-test')).toBe('reached');
    expect(written.mock.calls.join()).toContain('middleware-step-failed');
  });

  it('stops at the first response', async () => {
    const second = vi.fn<Step>();
    const response = await compose({ first: () => new NextResponse('x', { status: 418 }), second })(
      new NextRequest(TEST_ORIGIN),
    );
    expect(response.status).toBe(418);
    expect(second).not.toHaveBeenCalled();
  });
});

describe('matcher', () => {
  const nextConfig = {};
  it.each([
    '/',
    '/offers',
    '/fr/cashier',
    '/apix',
    '/hits',
    '/content-page',
    '/logo.svg',
    '/a/api',
    '/sw.js.map',
    '/_system/x',
    '/API',
    '/build-version/x',
    '/sitemap_index.xml',
  ])('sees %s', (path) => {
    expect(doesMatch({ config, nextConfig, url: path })).toBe(true);
  });
  it.each([
    '/_next/static/x.js',
    '/api/account.getInfo',
    '/oauth/init',
    '/hit',
    '/platform/game/x/play',
    '/content/uploads/x.svg',
    '/robots.txt',
    '/build-version',
    '/sitemaps/pages.xml',
    '/offline/en.html',
    '/revalidate',
    '/favicon.ico',
    '/manifest.webmanifest',
    '/icons/a.svg',
    '/fonts/a.woff2',
    '/csp-report',
    '/sitemap.xml',
  ])('leaves %s to its own handler', (path) => {
    expect(doesMatch({ config, nextConfig, url: path })).toBe(false);
  });
});

describe('the service worker', () => {
  it('R-SW-01 is served from its file, and never cached', async () => {
    const response = await send('/sw.js');
    expect(rewriteOf(response)).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(response.headers.has('x-worker-off')).toBe(false);
  });

  it('R-SW-01 may fetch pictures that lead to another origin, whatever the policy of pages', async () => {
    const policy = async () => (await send('/sw.js')).headers.get('content-security-policy');
    expect(await policy()).toBe("default-src 'none';connect-src 'self' https:;upgrade-insecure-requests");
    env.SITE_URL = 'http://localhost:3000';
    expect(await policy()).toBe("default-src 'none';connect-src 'self' https: http:");
  });

  it('is replaced by the one that removes it when the operator switches it off, during maintenance too', async () => {
    env.SERVICE_WORKER = 'off';
    set({ isMaintenance: true });
    const response = await send('/sw.js');
    expect(rewriteOf(response)).toBe('/sw-off.js');
    expect(response.headers.has('x-worker-off')).toBe(true);
    env.SERVICE_WORKER = 'on';
  });
});
