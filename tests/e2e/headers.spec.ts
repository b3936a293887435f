import type { APIResponse } from '@playwright/test';
import { startBackEnd } from '../support/back-end';
import { headerScore } from '../support/header-score';
import { expect, signIn, test } from './fixtures';
import { startOwnSite, type OwnSite } from './own-site';

test.use({ isTheSameAtEveryWidth: true });

const content = `http://127.0.0.1:${process.env.E2E_CONTENT_PORT ?? '3102'}`;
const platform = `http://127.0.0.1:${process.env.E2E_PLATFORM_PORT ?? '3101'}`;

/** Every kind of response, whoever makes it. */
const RESPONSES: readonly [what: string, path: string, status: number, method?: string][] = [
  ['a cached page', '/', 200],
  ['a cached page in French', '/fr/offers', 200],
  ['a cached page that is missing', '/no-such-page', 404],
  ['a page of no route', '/a/b/c', 404],
  ['a guest led home', '/profile', 307],
  ['a tidied address', '/offers/', 308],
  ['an unreadable address', '/%E0%A4%A', 400],
  ['a wrong verb', '/offers', 405, 'DELETE'],
  ['a verb the guard refuses', '/', 405, 'TRACE'],
  ['a call of the platform', '/api/metadata.getgeneralinfo?v=2.34&locale=en', 200],
  ['an unknown call', '/api/no.such', 404],
  ['an address below the calls', '/api/x/y', 404],
  ['a collection', '/content/common?locale=en', 200],
  ['settings', '/content/settings/en/site', 200],
  ['a picture of the content system', '/content/uploads/og-home.png', 200],
  ['a picture of the platform', '/platform/media/banners/welcome.svg', 200],
  ['a page of the platform', '/platform/betting?locale=en', 200],
  ['a page of the platform that is missing', '/platform/no-such-page', 404],
  ['the image hit', '/hit', 200],
  ['the webhook', '/revalidate', 401, 'POST'],
  ['the report address', '/csp-report', 405],
  ['a missing file', '/icons/none.svg', 404],
  ['a missing file of the build', '/_next/none', 404],
  ['the service worker', '/sw.js', 200],
  ['the offline page', '/offline/en.html', 200],
  ['robots.txt', '/robots.txt', 200],
  ['security.txt', '/.well-known/security.txt', 200],
  ['the page to change the password', '/.well-known/change-password', 307],
  ['a well-known address that is none', '/.well-known/resource-that-should-not-exist', 404],
  ['a sitemap', '/sitemap.xml', 200],
  ['the manifest', '/manifest.webmanifest', 200],
  ['the icon', '/favicon.ico', 200],
];

function headersOf(response: APIResponse): Headers {
  return new Headers(response.headersArray().map(({ name, value }) => [name, value] as [string, string]));
}

/** Responses that a browser may show as a document. */
const DOCUMENT = /html|svg|xml|plain/;

test.describe('headers', () => {
  test.describe.configure({ mode: 'serial' });
  let secure: OwnSite;
  test.beforeAll(async () => {
    secure = await startOwnSite(platform, content, {
      SITE_URL: 'https://casino.example',
      REVALIDATE_SECRET: 'end-to-end-revalidate-secret',
      SECURITY_CONTACT: 'mailto:security@casino.example',
    });
  });
  test.afterAll(() => secure.stop());

  for (const [what, path, status, method = 'GET'] of RESPONSES) {
    test(`SEC every response has the headers that concern it: ${what}`, async ({ request }) => {
      const response = await request.fetch(`${secure.origin}${path}`, { method, maxRedirects: 0 });
      const headers = headersOf(response);
      expect(response.status()).toBe(status);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-resource-policy')).toMatch(
        /uploads|media/.test(path) ? 'cross-origin' : 'same-origin',
      );
      for (const name of ['x-powered-by', 'server', 'access-control-allow-origin']) {
        expect(headers.get(name), name).toBeNull();
      }
      const policies = response
        .headersArray()
        .filter(({ name }) => name.toLowerCase() === 'content-security-policy');
      const isDocument = DOCUMENT.test(headers.get('content-type') ?? 'text/html');
      expect(policies, 'one policy, for what a browser shows').toHaveLength(isDocument ? 1 : policies.length);
      expect(policies.map(({ value }) => value).join()).not.toMatch(
        /script-src[^;]*(?:unsafe|\*(?!\.)| https?:(?!\/))/,
      );
    });
  }

  test('SEC the policy of cached pages admits exactly the inline scripts they have, and that of others a nonce', async ({
    request,
    page,
    sandbox,
  }) => {
    const scripts = (html: string) =>
      html.match(/<script(?![^>]*\s(?:src=|type="(?:application|text\/x-component)))[^>]*>/g) ?? [];
    for (const path of ['/', '/fr', '/support', '/no-such-page']) {
      const response = await request.get(`${secure.origin}${path}`);
      const policy = response.headers()['content-security-policy'] ?? '';
      const html = await response.text();
      expect(policy + html).not.toMatch(/nonce[-=]/);
      const admitted = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(admitted.match(/'sha256-/g) ?? []).toHaveLength(scripts(html).length);
      expect(policy.length).toBeLessThan(4_096);
    }
    await signIn(page, await sandbox.player());
    const own = await page.request.get('/profile/settings');
    const nonce = /'nonce-([^']+)'/.exec(own.headers()['content-security-policy'] ?? '')?.[1] ?? 'none';
    const plain = scripts(await own.text()).filter((tag) => !tag.includes(`nonce="${nonce}"`));
    expect(plain, 'all but the script that every page carries').toHaveLength(1);
    const again = await page.request.get('/profile/settings');
    expect(again.headers()['content-security-policy']).not.toContain(nonce);
    expect(own.headers()['x-frame-options']).toBe('SAMEORIGIN');
    expect(own.headers()['cache-control']).toBe('private, no-store');
  });

  test('SEC security.txt names the contact, and is not there without one', async ({ request }) => {
    const response = await request.get(`${secure.origin}/.well-known/security.txt`);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toContain('Contact: mailto:security@casino.example\n');
    expect((await request.get('/.well-known/security.txt')).status()).toBe(404);
  });

  test('SEC password managers are led to the page of the password, in the language of the visit', async ({
    request,
    page,
    sandbox,
  }) => {
    const redirectOf = async (cookie: string) => {
      const response = await request.get('/.well-known/change-password', {
        maxRedirects: 0,
        headers: { cookie },
      });
      return [response.status(), response.headers()['location']];
    };
    expect(await redirectOf('')).toEqual([307, '/profile/security']);
    expect(await redirectOf('i18n_locale=fr')).toEqual([307, '/fr/profile/security']);
    expect(await redirectOf('i18n_locale=//evil.example')).toEqual([307, '/profile/security']);
    await signIn(page, await sandbox.player());
    await page.goto('/.well-known/change-password');
    await expect(page).toHaveURL(/\/profile\/security$/);
    await expect(page.locator('input[autocomplete="new-password"]').first()).toBeVisible();
  });

  test('SEC a visitor’s own policy header reaches no page that is cached', async ({ request }) => {
    const path = `/terms?${crypto.randomUUID()}`;
    const hostile = { 'content-security-policy': "script-src 'nonce-mine'" };
    expect(await (await request.get(path, { headers: hostile })).text()).not.toContain('mine');
  });

  test('the header score is 135 or more on cached pages, pages made now, missing ones and during maintenance', async ({
    request,
    sandbox,
  }) => {
    const scoreOf = async (url: string, cookie = '') => {
      const response = await request.get(url, { headers: { cookie } });
      const { score, rules } = headerScore({ headers: headersOf(response), html: await response.text() });
      expect(score, `${url} ${JSON.stringify(rules)}`).toBeGreaterThanOrEqual(135);
      return response.status();
    };
    for (const path of ['/', '/fr/gamehall', '/no-such-page', '/a/b/c'])
      await scoreOf(`${secure.origin}${path}`);

    const { login, password } = await sandbox.player();
    const entered = await request.post(`${secure.origin}/api/auth.login?v=2.34&locale=en`, {
      multipart: { login, password, code: '' },
    });
    const cookie = (entered.headers()['set-cookie'] ?? '').split(';', 1).join('');
    expect(await scoreOf(`${secure.origin}/profile/settings`, cookie)).toBe(200);

    const off = await startBackEnd((response) => {
      const error = { type: 'ApplicationDisabledException', message: '' };
      response
        .writeHead(503, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: null, error }));
    });
    const closed = await startOwnSite(off.origin, content, { SITE_URL: 'https://casino.example' });
    try {
      expect(await scoreOf(`${closed.origin}/`)).toBe(503);
    } finally {
      closed.stop();
      await off.close();
    }
  });
});
