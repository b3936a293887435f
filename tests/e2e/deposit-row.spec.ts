import { BrokenLine } from './broken-line';
import {
  address,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  inBothLanguages,
  test,
  texts,
} from './fixtures';
import { startOwnSite, type OwnSite } from './own-site';
import { payer } from './payments';

// The payment methods as a row change the cashier of everybody: a site of its own shows them.
const content = new BrokenLine(`http://127.0.0.1:${process.env.E2E_CONTENT_PORT ?? '3102'}`);
let own: OwnSite;

test.beforeAll(async () => {
  content.rewrite = (url, body) =>
    url.includes('/cashier-config') ? body.replace('"container"', '"containerScroll"') : body;
  own = await startOwnSite(
    `http://127.0.0.1:${process.env.E2E_PLATFORM_PORT ?? '3101'}`,
    await content.open(),
  );
});

test.afterAll(() => {
  own.stop();
  content.close();
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('consent', JSON.stringify({ at: Date.now(), allowed: [] })),
  );
});

inBothLanguages((locale) => {
  test(`R-CASH-06 (${locale}): as a row that scrolls, the method of the address is in view`, async ({
    page,
    sandbox,
  }) => {
    await payer(page, sandbox);
    await page.goto(`${own.origin}${address(locale, '/cashier/deposit/mobile')}`);
    // The form's code comes with the first interaction.
    await page.mouse.move(5, 5);
    await expect(page.locator('[data-hydrates-late]')).toHaveCount(0);
    const methods = page.getByRole('list', { name: texts[locale].cashier.method.label });
    expect(await methods.evaluate((row) => row.scrollWidth - row.clientWidth)).toBeGreaterThan(0);
    await expect(methods.locator('[aria-current="true"]')).toBeInViewport({ ratio: 0.9 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await methods.getByRole('link').first().focus();
    await expect(methods.getByRole('link').first()).toBeInViewport({ ratio: 0.9 });
  });
});
