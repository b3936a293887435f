import { getFreePort } from '../../scripts/lib/ports.mjs';
import { address, expect, LOCALES, test } from './fixtures';
import { startOwnSite, type OwnSite } from './own-site';
import { PUBLIC_PAGES } from './routes';

test.use({ isTheSameAtEveryWidth: true });

test.describe('both back ends are down when the server starts', () => {
  let own: OwnSite;
  let site = '';

  test.beforeAll(async () => {
    const nobody = `http://127.0.0.1:${await getFreePort()}`;
    own = await startOwnSite(nobody, nobody);
    site = own.origin;
  });

  test.afterAll(() => own.stop());

  for (const locale of LOCALES) {
    for (const path of PUBLIC_PAGES.filter((entry) => !entry.includes('{') && entry !== '/terms')) {
      test(`${address(locale, path)} still comes, with defaults`, async ({ request }) => {
        const response = await request.get(`${site}${address(locale, path)}`, { maxRedirects: 0 });
        expect([200, 307]).toContain(response.status());
        if (response.status() === 200) expect(await response.text()).toMatch(/<h1[^>]*>/);
      });
    }
  }

  test('a call through the gateway returns an envelope the client understands', async ({ request }) => {
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
