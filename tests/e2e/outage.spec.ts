import { spawn, type ChildProcess } from 'node:child_process';
import { root } from '../../scripts/lib/paths.mjs';
import { freePort, waitForAnswer } from '../../scripts/lib/ports.mjs';
import { address, expect, LOCALES, test } from './fixtures';
import { PUBLIC_PAGES } from './routes';

test.skip(({ isMobile }) => isMobile, 'nothing here depends on the screen');

test.describe('both back ends are down when the server starts', () => {
  let server: ChildProcess;
  let site = '';

  test.beforeAll(async () => {
    const [port, closed] = [await freePort(), await freePort()];
    site = `http://localhost:${port}`;
    server = spawn('node', ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(port),
        SITE_URL: site,
        PLATFORM_URL: `http://127.0.0.1:${closed}`,
        CONTENT_URL: `http://127.0.0.1:${closed}`,
        LOG_LEVEL: 'silent',
      },
    });
    expect(await waitForAnswer(`${site}/build-version`, 30_000)).toBe(true);
  });

  test.afterAll(() => {
    server.kill('SIGTERM');
  });

  for (const locale of LOCALES) {
    for (const path of PUBLIC_PAGES.filter((entry) => !entry.includes('{') && entry !== '/terms')) {
      test(`${address(locale, path)} still comes, with defaults`, async ({ request }) => {
        const response = await request.get(`${site}${address(locale, path)}`, { maxRedirects: 0 });
        expect([200, 307]).toContain(response.status());
        if (response.status() === 200) expect(await response.text()).toMatch(/<h1[^>]*>/);
      });
    }
  }

  test('a call through the gateway answers an envelope the client understands', async ({ request }) => {
    const response = await request.get(`${site}/api/games.get?v=2.34&locale=en`);
    expect(response.status()).toBe(503);
    expect(await response.json()).toEqual({
      data: null,
      error: { type: 'UnknownErrorException', message: '' },
    });
  });

  test('a guarded page never shows anything to a guest', async ({ request }) => {
    const response = await request.get(`${site}/profile/settings`, {
      maxRedirects: 0,
      headers: { cookie: 'sid=unknown' },
    });
    expect(await response.text()).not.toContain('name="first_name"');
  });
});
