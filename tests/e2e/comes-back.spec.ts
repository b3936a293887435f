import type { Page } from '@playwright/test';
import { BrokenLine } from './broken-line';
import { openAuth } from './entrance';
import {
  address,
  countDocuments,
  expect,
  expectAccessible,
  LOCALES,
  test,
  texts,
  type Sandbox,
} from './fixtures';
import { profileTexts } from './messages';
import { startOwnSite, type OwnSite } from './own-site';

test.use({ isTheSameAtEveryWidth: true });
test.describe.configure({ mode: 'default' });

const platform = new BrokenLine(`http://127.0.0.1:${process.env.E2E_PLATFORM_PORT ?? '3101'}`);
const content = new BrokenLine(`http://127.0.0.1:${process.env.E2E_CONTENT_PORT ?? '3102'}`);
let own: OwnSite;
let site = '';

test.beforeAll(async () => {
  own = await startOwnSite(await platform.open(), await content.open());
  site = own.origin;
});

test.afterAll(() => {
  own.stop();
  platform.close();
  content.close();
});

test.afterEach(() => {
  platform.state = 'open';
  content.state = 'open';
});

/** Signs a new player in at this server and opens a page of it. */
async function enter(page: Page, sandbox: Sandbox, path: string): Promise<string> {
  const { login, password } = await sandbox.player({ balance: 10 });
  const response = await page.request.post(`${site}/api/auth.login?v=2.34&locale=en`, {
    multipart: { login, password, code: '' },
  });
  expect(response.status()).toBe(200);
  await page.goto(`${site}${path}`);
  await expect(page.getByTestId('balance')).toHaveText('10 €');
  return login;
}

for (const locale of LOCALES) {
  const { auth, common, errors } = texts[locale];
  const profile = profileTexts(locale);
  const main = (page: Page) => page.getByRole('main');
  const confirm = (page: Page) =>
    main(page).getByRole('button', { name: profile.contacts.confirm, exact: true });

  test(`R-ERR-04 the platform is switched off in the middle of a session (${locale}) and comes back`, async ({
    page,
    sandbox,
    expectedErrors,
  }) => {
    expectedErrors.push(/503/);
    const login = await enter(page, sandbox, address(locale, '/profile/settings'));
    const documents = countDocuments(page);
    await expect(confirm(page)).toBeVisible();
    platform.state = 'maintenance';
    // The operator's own words stand here, so that the page is known by its only link, which leads to the same address.
    const layout = page.getByRole('banner');
    // The player's own call meets it, or something the page reads by itself a moment earlier.
    await Promise.race([confirm(page).click(), layout.waitFor({ state: 'detached' })]);
    await expect(layout).toHaveCount(0);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page).getByRole('link')).toHaveCount(1);
    await expect(main(page).getByRole('link')).toHaveAttribute('href', address(locale, '/profile/settings'));
    expect(await page.locator('body').innerText()).not.toContain(login);
    await expectAccessible(page);
    expect(documents()).toBe(0);

    platform.state = 'open';
    // The server checks every ten seconds whether the site is on again; until then the page says the same.
    await expect(async () => {
      if (await layout.isHidden()) await main(page).getByRole('link').click();
      await expect(page.getByTestId('balance')).toHaveText('10 €', { timeout: 3_000 });
    }).toPass({ timeout: 40_000 });
    await expect(main(page).getByText(login)).toBeVisible();
  });

  test(`R-ERR-09 the platform goes away in the middle of a session (${locale}) and comes back without a load`, async ({
    page,
    sandbox,
    expectedErrors,
  }) => {
    expectedErrors.push(/50[0234]/, /Minified React error|Server Components render/);
    const login = await enter(page, sandbox, address(locale, '/profile/settings'));
    const documents = countDocuments(page);
    await expect(confirm(page)).toBeVisible();
    platform.state = 'away';
    await confirm(page).click();
    const said = page
      .getByRole('alert')
      .filter({ hasText: new RegExp(`${profile.failures.saveContact}|${errors.NetworkFailure}`) });
    await expect(said).toBeVisible();
    // Nothing is taken away: the player, and what was read, are still there.
    await expect(page.getByTestId('balance')).toHaveText('10 €');
    await expect(main(page).getByText(login)).toBeVisible();
    platform.state = 'open';
    await confirm(page).click();
    await expect(main(page).locator('input[name="code"]')).toBeVisible();
    expect(documents()).toBe(0);

    // A document that is loaded meanwhile shows nobody's data and no guest's buttons, and finds the player by itself.
    platform.state = 'away';
    await page.goto(`${site}${address(locale, '/offers')}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').locator('[data-session="unreachable"]')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: common.logIn })).toBeHidden();
    await expect(page.getByTestId('balance')).toHaveCount(0);
    const loadedBefore = documents();
    platform.state = 'open';
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByTestId('balance')).toHaveText('10 €');
    expect(documents()).toBe(loadedBefore);
  });

  test(`R-ERR-08 the content system goes away (${locale}): pages and the sign-in stay`, async ({
    page,
    expectedErrors,
  }) => {
    // Pictures of the content system are not stored.
    expectedErrors.push(/\/content\/uploads\//);
    await page.goto(`${site}${address(locale, '/offers')}`);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    content.state = 'away';
    await page.goto(`${site}${address(locale, '/offers')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const dialog = await openAuth(page, locale, 'registration');
    await expect(dialog.locator('input[name="email"]')).toBeEditable();
    await expect(dialog.getByRole('button', { name: auth.register, exact: true })).toBeVisible();
    content.state = 'open';
    await page.goto(`${site}${address(locale, '/terms')}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
