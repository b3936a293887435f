import { BrokenLine } from './broken-line';
import { address, expect, expectAccessible, inBothLanguages, test, texts } from './fixtures';
import { startOwnSite, type OwnSite } from './own-site';

const platform = new BrokenLine(`http://127.0.0.1:${process.env.E2E_PLATFORM_PORT ?? '3101'}`);
let own: OwnSite;

test.beforeAll(async () => {
  const content = `http://127.0.0.1:${process.env.E2E_CONTENT_PORT ?? '3102'}`;
  own = await startOwnSite(await platform.open(), content);
});

test.afterAll(() => {
  own.stop();
  platform.close();
});

/** The operator's title, in the sandbox's content system. */
const NOT_FOUND = { en: '404 Page not found', fr: '404 Page introuvable' };

inBothLanguages((locale) => {
  test(`R-LAY-02, R-ERR-03 a player who is blocked (${locale}) sees so inside of the site's layout`, async ({
    page,
    sandbox,
    expectedErrors,
  }) => {
    const { sysname } = await sandbox.game();
    expectedErrors.push(/403/);
    await page.route('**/api/account.getInfo*', (route) =>
      route.fulfill({ status: 403, json: { data: null, error: { type: 'UserBannedException' } } }),
    );
    // The operator's own words stand here, so that the page is known by where its button leads.
    const wayOut = page.getByRole('main').getByRole('link');
    for (const path of ['/offers', '/', '/betting', `/game/${sysname}?a=1`]) {
      await page.goto(address(locale, path));
      await expect(wayOut, path).toHaveCount(1);
      await expect(wayOut).toHaveAttribute('href', address(locale, '/support'));
      for (const part of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(part), path).toHaveCount(1);
      await expect(page).toHaveURL(new RegExp(`${address(locale, path).replace('?', '\\?')}$`));
      await expectAccessible(page);
    }
    await wayOut.click();
    await page.waitForURL(`**${address(locale, '/support')}`);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  });

  test(`R-LAY-02 a forbidden response (${locale}) takes the whole screen`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/403/);
    await page.route('**/api/account.getInfo*', (route) =>
      route.fulfill({ status: 403, json: { data: null, error: { type: 'AccessDeniedException' } } }),
    );
    await page.goto(address(locale, '/offers'));
    const wayOut = page.getByRole('main').getByRole('link');
    await expect(wayOut).toHaveCount(1);
    await expect(wayOut).toHaveAttribute('href', address(locale, '/'));
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(0);
  });

  test(`R-LAY-02, R-LAY-11 an account page nobody can be recognised on (${locale}) keeps the site's layout`, async ({
    page,
    sandbox,
    expectedErrors,
  }) => {
    expectedErrors.push(/50[0234]/);
    const { login, password } = await sandbox.player();
    await page.request.post(`${own.origin}/api/auth.login?v=2.34&locale=en`, {
      multipart: { login, password, code: '' },
    });
    platform.state = 'away';
    const response = await page.goto(`${own.origin}${address(locale, '/profile/settings')}`);
    platform.state = 'open';
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND[locale]);
    for (const part of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(part)).toHaveCount(1);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: texts[locale].common.retry })).toHaveAttribute(
      'href',
      address(locale, '/profile/settings'),
    );
  });
});
